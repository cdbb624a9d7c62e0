import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../../art/icon.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { arrowKeys } from '../../kit/touch/arrow-keys.ts';
import { coinFace } from '../../table/coin.ts';

/** Icons beside an action or a sequel, and the sentence above about the icon under the finger. */
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
  /* it takes no room, so that nothing moves under the reading finger */
  .meant {
    position: absolute;
    inset: 0;
    padding-block: var(--space-1);
    background: var(--panel);
    font-weight: 650;
  }
`;

/**
 * Moves the focus with the arrow keys to the icons beside an answer. The Tab key passes the icons, so that the answers after them are not far away.
 */
export function amongSigns(event: KeyboardEvent): void {
  const { currentTarget: bar, target } = event;
  if (!(bar instanceof Element) || !(target instanceof HTMLElement)) return;
  const all = [...bar.querySelectorAll<HTMLElement>('button, moon-button')];
  const index = all.findIndex((candidate) => candidate.contains(target));
  if (index >= 0) arrowKeys(event, all, index);
}

/** An icon that takes an action at once: the face of its only target, otherwise a check mark. `LetGo` finds it by its id. */
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
