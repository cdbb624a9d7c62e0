import { Look } from './look.ts';
import { Play } from './play.ts';
import { measured } from './space/measured.ts';
import type { Catalogue } from './terms/card-language.ts';
import type { Match } from './terms/match.ts';

// Every match is played on a board: how its space is known is chosen here alone.

const looks = new WeakMap<Match, Look>();

/** A match to read. At rest it never changes, so whoever asks next finds what has been worked out of it. */
export function lookAt(match: Match, cards: Catalogue): Look {
  const known = looks.get(match);
  if (known?.cards === cards) return known;
  const look = new Look(match, cards, measured);
  looks.set(match, look);
  return look;
}

/** A match to change by one decision. */
export const playOn = (match: Match, cards: Catalogue): Play => new Play(match, cards, measured);
