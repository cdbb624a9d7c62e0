import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { TURNS } from '../../rules/terms/match-end.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { matchWords } from '../../words/match.ts';

/** How long the sign of a new turn stands, in ms. */
export const STANDS = 1800;

/** What is said over the board when a turn begins; null when none does. */
export function turnBegun(events: readonly Witnessed[]): string | null {
  const begun = events.findLast(({ what }) => what === 'turn-began');
  if (begun?.what !== 'turn-began') return null;
  return begun.suddenDeath ? matchWords.suddenDeath() : matchWords.turn(begun.turn, TURNS);
}

/** A new turn, written over the board for a moment; nothing under it is out of reach. */
export const turnSign = (words: string): TemplateResult => html`<p class="turn-sign" role="status"><span>${words}</span></p>`;
