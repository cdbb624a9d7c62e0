import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../../art/icon.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { arrowKeys } from '../../kit/touch/arrow-keys.ts';
import { coinFace } from '../../table/coin.ts';

/** A sign beside what it belongs to, and what would be done over all that stands above. */
export const atOnceStyles = css`
  .at-once {
    padding: 0;
    background: transparent;
    color: var(--ink);
    border-color: var(--line);
    touch-action: pan-y;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .at-once svg.face {
    width: 36px;
    height: 36px;
  }
  .top {
    position: relative;
  }
  /* so that nothing moves under the finger that reads it */
  .meant {
    position: absolute;
    inset: 0;
    padding-block: var(--space-1);
    background: var(--panel);
    font-weight: 650;
  }
`;

/** Signs are no stops of the Tab key, so that nothing beyond them is far away: the arrow keys lead to them from what they stand beside. */
export function amongSigns(event: KeyboardEvent): void {
  const { currentTarget: bar, target } = event;
  if (!(bar instanceof Element) || !(target instanceof HTMLElement)) return;
  const all = [...bar.querySelectorAll<HTMLElement>('button, moon-button')];
  const index = all.findIndex((candidate) => candidate.contains(target));
  if (index >= 0) arrowKeys(event, all, index);
}

/** A sign that does something at once: the face of the one model that it names, else a check mark. `LetGo` hears of it by its id. */
export function atOnceSign(
  table: TablePort,
  { id, label, picks }: { id: string; label: string; picks: readonly string[] },
): TemplateResult {
  const [face, ...more] = picks;
  const named = face !== undefined && more.length === 0 && face in table.view(null).table.models;
  return html`<button type="button" class="press at-once" tabindex="-1" data-at-once=${id} aria-label=${label} title=${label}>
    ${named ? coinFace(table, face) : icon('check', '1.5em')}
  </button>`;
}
