import { html, nothing, type TemplateResult } from 'lit';
import { appWords } from '../../words/app/app.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { icon, type IconName } from '../art/icon.ts';
import '../kit/icon-button.ts';

/** The panels that tools open: troupes to field, what to buy next, the table for painting. */
export type CabinetTool = 'field' | 'next' | 'paint';

interface ToolUse {
  open: (dialog: 'add' | 'more') => void;
  toggle: (tool: CabinetTool) => void;
  /** True if the panel of a tool is open. */
  isOn: (tool: CabinetTool) => boolean;
}

type ToolDrawing = (sign: IconName, label: string, press: () => void, pressed?: boolean) => TemplateResult;

const tools = ({ open, toggle, isOn }: ToolUse, draw: ToolDrawing) =>
  html`${draw('plus', shelfWords.add(), () => open('add'))} ${draw('swords', shelfWords.field(), () => toggle('field'), isOn('field'))}
  ${draw('footprints', shelfWords.next(), () => toggle('next'), isOn('next'))}
  ${draw('brush', shelfWords.paint(), () => toggle('paint'), isOn('paint'))}`;

/** The tools at the foot of a phone. */
export const toolBar = (use: ToolUse) =>
  html`<nav class="bar" aria-label=${shelfWords.cabinet()}>
    ${tools(
      use,
      (sign, label, press, pressed) =>
        html`<button type="button" aria-pressed=${pressed ?? nothing} @click=${press}>${icon(sign, '1.5em')}${label}</button>`,
    )}
  </nav>`;

/** The head of the cabinet. `counts`: its contents in words, null for none. `wide`: whether the tools have room here. */
export const cabinetHead = ({ name, counts, wide }: { name: string; counts: string | null; wide: boolean }, use: ToolUse) =>
  html`<header>
    <a class="back" href="#/" aria-label=${appWords.back()}>${icon('chevron-left', '1.5em')}</a>
    <div class="title">
      <h1 tabindex="-1">${name}</h1>
      ${counts === null ? nothing : html`<span class="soft small">${counts}</span>`}
    </div>
    <div class="tools">
      ${
        wide
          ? tools(
              use,
              (sign, label, press, pressed) =>
                html`<button type="button" class="press" aria-pressed=${pressed ?? nothing} @click=${press}>${icon(sign)}${label}</button>`,
            )
          : nothing
      }
      <moon-icon-button icon="more" .label=${shelfWords.more()} @click=${() => use.open('more')}></moon-icon-button>
    </div>
  </header>`;
