import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { duelWords } from '../../../words/match/match-duels.ts';
import '../../kit/button.ts';
import type { SceneSeats } from './scene.ts';

/** The edge of the glass at which somebody reads who sees it turned by so many degrees. */
const EDGES: Readonly<Record<number, string>> = { 0: 'near', 90: 'left', 180: 'far', 270: 'right' };

/**
 * How a duel has ended and the button that goes on, for the two seats of `scene`: once for two who sit beside each other, otherwise at the
 * edge of each of them, upright to its reader. A screen reader hears it once.
 */
export function outcomeOf({ facing, turn }: SceneSeats, text: unknown, goOn: () => void): TemplateResult {
  const edges = facing === 'beside' ? ['near'] : [...new Set(turn)].map((angle) => EDGES[angle] ?? 'near');
  return html`${edges.map(
    (edge, index) =>
      html`<div class="after" data-edge=${edge}>
        <div aria-hidden=${index === 0 ? nothing : 'true'}>${text}</div>
        <moon-button tone="question" icon="check" @click=${goOn}>${duelWords.goOn()}</moon-button>
      </div>`,
  )}`;
}
