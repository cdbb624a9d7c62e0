import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import { actionOver } from '../../reading/action-span.ts';
import { giveBack } from '../give-back.ts';

/** True if an action, a text or a declaration is under way that could be cancelled. */
export const isUnderWay = (look: Look): boolean => look.match.stack.length > 1 || look.game.announced !== undefined;

/** Cancels everything under way: hands and spent cards go back to their decks, and the game frame goes on at its step. */
export function breakOff(play: Play): void {
  const [{ pending: _pending, announced: _announced, cancelled: _cancelled, ...rest }, ...above] = play.match.stack;
  for (const frame of above.reverse()) giveBack(play, frame);
  actionOver(play);
  const { stage, waiting, ...bare } = rest;
  const acting = rest.step === 'activation.act';
  play.setStack([{ ...bare, ...(acting || stage === undefined ? {} : { stage }), ...(acting || !waiting ? {} : { waiting }) }]);
}
