import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardTurn } from '../board/modes.ts';
import './arcane-stage.ts';
import './melee-stage.ts';
import type { Verdicts } from './verdicts.ts';

/** The band of a duel over the board, and how it has ended, until somebody has `read` that. `turns`: how each seat sits. */
export function duelBand(turns: readonly BoardTurn[], verdict: Verdicts['stands'], read: (event: Event) => void): TemplateResult {
  // a half that stands sideways has no room in a band
  const halves = turns.map((turn) => (turn === 180 ? turn : 0));
  return html`<div class="band">
    <moon-melee-stage .turns=${halves} .verdict=${verdict?.of === 'melee' ? verdict : null} @went-on=${read}></moon-melee-stage>
    <moon-arcane-stage .turns=${halves} .verdict=${verdict?.of === 'arcane' ? verdict : null} @went-on=${read}></moon-arcane-stage>
  </div>`;
}
