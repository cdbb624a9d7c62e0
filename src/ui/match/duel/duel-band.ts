import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardTurn } from '../../board/modes.ts';
import './arcane-stage.ts';
import './melee-stage.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * The stage of a duel over the board, and its verdict until a player has `read` it. `turns`: how each seat sits; `away`: the stage is hidden, because
 * a question is about something on the board.
 */
export function duelBand(
  turns: readonly BoardTurn[],
  verdict: Verdicts['stands'],
  read: (event: Event) => void,
  away: boolean,
): TemplateResult {
  return html`<div class="band" ?hidden=${away}>
    <moon-melee-stage .turns=${turns} .verdict=${verdict?.of === 'melee' ? verdict : null} @went-on=${read}></moon-melee-stage>
    <moon-arcane-stage .turns=${turns} .verdict=${verdict?.of === 'arcane' ? verdict : null} @went-on=${read}></moon-arcane-stage>
  </div>`;
}
