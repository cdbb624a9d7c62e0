import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { duelWords } from '../../../words/match/match-duels.ts';
import '../../kit/button.ts';
import type { SceneSeats } from './scene.ts';

function bar(edge: string, text: unknown, goOn: () => void): TemplateResult {
  return html`<div class="after" data-edge=${edge}>
    <div aria-hidden=${edge === 'far' || edge === 'second' ? 'true' : nothing}>${text}</div>
    <moon-button tone="question" icon="check" @click=${goOn}>${duelWords.goOn()}</moon-button>
  </div>`;
}

/**
 * The end of a duel with the button to go on: one bar for players beside each other, a bar at each end for players at both ends. Screen readers read
 * only one.
 */
export function outcomeBars({ facing }: SceneSeats, text: unknown, goOn: () => void): unknown {
  if (facing === 'sides') return nothing;
  return html`${bar('near', text, goOn)} ${facing === 'ends' ? bar('far', text, goOn) : nothing}`;
}

/** The same bar inside the half of a player at a side of the table, turned like the half. `place`: the first or the second half. */
export function outcomeInHalf({ facing }: SceneSeats, place: number, text: unknown, goOn: () => void): unknown {
  return facing === 'sides' ? bar(place === 0 ? 'first' : 'second', text, goOn) : nothing;
}
