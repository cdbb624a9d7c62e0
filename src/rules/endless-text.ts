import type { Look } from './look.ts';
import { DEPART, FATE, SLAIN } from './measuring/falling.ts';
import type { Play } from './play.ts';
import type { EndlessText } from './terms/endless-text.ts';
import type { EffectsFrame } from './terms/frame.ts';

import { impossible, Violation } from './violation.ts';

/** Thrown when a decision never comes to an end because of a text of a card; nothing of the decision has happened. */
export class Endless extends Violation {
  override name = 'Endless';
  constructor(
    fault: string,
    readonly text: EndlessText,
  ) {
    super(fault);
  }
}

/** The effects that follow every wound and every fall: they are rules, not card text. */
const OF_RULES: readonly string[] = [FATE, SLAIN, DEPART];

/** The text of a card that a frame runs; null when it is a rule, or a window for cards. */
export function textIn(look: Look, frame: EffectsFrame): EndlessText | null {
  const { model, ability, text, window } = frame;
  if (window || OF_RULES.includes(ability)) return null;
  const character = 'character' in text ? text.character : (look.match.table.models[model]?.character ?? null);
  return { model, ability, character: 'card' in text ? null : character };
}

/** True if the players have struck out the text that a frame runs. @rule VAR-12 */
export function isStruckOut(look: Look, frame: EffectsFrame): boolean {
  const { struckOut } = look.match.order;
  if (!struckOut) return false;
  const text = textIn(look, frame);
  return text !== null && struckOut.some(({ ability, character }) => ability === text.ability && character === text.character);
}

/** Gives up a decision that never ends. The error names the text that began most often, of several the newest. */
export function giveUpMostBegun(play: Play, fault: string): never {
  const most = Math.max(0, ...[...play.textRuns.values()].map(({ times }) => times));
  const often = [...play.textRuns.values()].filter(({ times }) => times === most).at(-1);
  return often ? giveUp(fault, often.text) : impossible(fault);
}

/** Gives up a decision that the text on top of the stack keeps from ending; where no text is on top, as `giveUpMostBegun`. */
export function giveUpTopText(play: Play, fault: string): never {
  const text = play.top.kind === 'effects' ? textIn(play, play.top) : null;
  return text ? giveUp(fault, text) : giveUpMostBegun(play, fault);
}

/** Counts one more beginning of the text that a frame runs; a text that is struck out is not counted. */
export function noteBegun(play: Play, frame: EffectsFrame): void {
  if (isStruckOut(play, frame)) return;
  const text = textIn(play, frame);
  if (!text) return;
  const key = `${text.character ?? ''} ${text.ability}`;
  play.textRuns.set(key, { text, times: (play.textRuns.get(key)?.times ?? 0) + 1 });
}

function giveUp(fault: string, text: EndlessText): never {
  throw new Endless(fault, text);
}
