import '../../../src/ui/theme/fonts.css';
import { html, render } from 'lit';
import '../../../src/ui/board-editor/board-editor.ts';
import '../../../src/ui/board/terrain/board-preview.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { shelfOf, workshop } from './workshop.ts';

// Address: preview.html?theme=day&board=owl-towers | ?only=mill-ford (the board alone) | ?only=seed:owl:village
const asked = new URLSearchParams(location.search);
installTheme();
setTheme(asked.get('theme') === 'day' ? 'day' : 'night');
const named = (id: string | null) => {
  const [kind, seed = '', style] = (id ?? '').split(':');
  return kind === 'seed' ? workshop.generate(seed, style) : (workshop.ready.find((board) => board.id === id) ?? null);
};
const only = (asked.get('only') ?? '').split(',').filter(Boolean);
render(
  only.length > 0
    ? html`<div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(400px, 1fr)); gap: 8px">
        ${only.map((id) => html`<moon-board-preview .terrain=${named(id)?.terrain ?? []}></moon-board-preview>`)}
      </div>`
    : html`<moon-board-editor .workshop=${workshop} .shelf=${shelfOf()} .board=${named(asked.get('board'))}></moon-board-editor>`,
  document.body,
);
