import '../../../src/ui/board/board.ts';
import type { View } from '../../../src/seats/view.ts';
import { sampleCharacters, sampleNumbers, sampleSight, sampleView } from '../../../src/ui/gallery/board-sample.ts';
import { fixture, html } from '../support.ts';

/** The sample board with something else on its ground, and the parts of its picture that a selector finds. */
export async function boardWith(ground: Partial<View['table']>, selector: string) {
  const view = { ...sampleView, table: { ...sampleView.table, ...ground } };
  const box = await fixture(
    html`<div style="width: 700px; height: 700px">
      <moon-board
        .view=${view}
        .characters=${sampleCharacters}
        .numbers=${sampleNumbers}
        .explain=${sampleSight}
        .mode=${{ kind: 'idle' }}
      ></moon-board>
    </div>`,
  );
  const board = box.querySelector('moon-board');
  await board?.updateComplete;
  return { board, found: [...(board?.shadowRoot?.querySelectorAll<SVGGElement>(selector) ?? [])] };
}
