import { html, type TemplateResult } from 'lit';
import { editorWords } from '../../words/app/making/board-editor.ts';
import '../kit/button.ts';
import '../kit/icon-button.ts';
import '../kit/fields/text-field.ts';
import type { DraftWork } from './draft-work.ts';

/** The calls of the bar to the editor. */
export interface BarCalls {
  leave: () => void;
  open: (dialog: 'seed' | 'shelf') => void;
  pickFile: () => void;
  write: () => void;
  save: () => void;
  toggleSnap: () => void;
}

/** The bar over the board: name, undo, grid, saved boards and files. `narrow`: icons without words. */
export function editorBar(work: DraftWork, narrow: boolean, calls: BarCalls): TemplateResult {
  const opener = (dialog: 'seed' | 'shelf', sign: 'moon' | 'menu', words: string): TemplateResult =>
    narrow
      ? html`<moon-icon-button icon=${sign} label=${words} @click=${() => calls.open(dialog)}></moon-icon-button>`
      : html`<moon-button tone="quiet" icon=${sign} @click=${() => calls.open(dialog)}>${words}</moon-button>`;
  return html`<header>
    <h1 class="unseen" tabindex="-1">${work.name || editorWords.newName()}</h1>
    <moon-icon-button icon="chevron-left" label=${editorWords.back()} @click=${calls.leave}></moon-icon-button>
    <moon-text-field
      class="board-name"
      aria-label=${editorWords.boardName()}
      label=${editorWords.boardName()}
      .value=${work.name}
      maxlength="40"
      @changed=${(event: MoonEvent<'changed', { value: string }>) => (work.name = event.detail.value)}
    ></moon-text-field>
    <moon-icon-button icon="undo" label=${editorWords.undo()} ?disabled=${!work.canUndo} @click=${() => work.undo()}></moon-icon-button>
    <moon-icon-button icon="redo" label=${editorWords.redo()} ?disabled=${!work.canRedo} @click=${() => work.redo()}></moon-icon-button>
    <moon-icon-button icon="ruler" label=${editorWords.snap()} .pressed=${work.snaps} @click=${calls.toggleSnap}></moon-icon-button>
    <span class="gap"></span>
    ${opener('seed', 'moon', editorWords.seed())} ${opener('shelf', 'menu', editorWords.shelf())}
    <moon-icon-button icon="upload" label=${editorWords.importFile()} @click=${calls.pickFile}></moon-icon-button>
    <moon-icon-button icon="download" label=${editorWords.exportFile()} @click=${calls.write}></moon-icon-button>
    <moon-button icon="check" @click=${calls.save}>${editorWords.save()}</moon-button>
  </header>`;
}
