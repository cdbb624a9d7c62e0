import { Look } from './look.ts';
import { Play } from './play.ts';
import { boardSurvey } from './spaces/board-survey.ts';
import { askingSurvey, readingSurvey } from './spaces/spoken-surveys.ts';
import type { Catalogue } from './terms/card-language.ts';
import type { Match } from './terms/match.ts';

// How the space of a match is known is chosen here alone.

const isSpoken = (match: Match): boolean => match.order.options.table === 'spoken';

const looks = new WeakMap<Match, Look>();

/** A match to read. At rest it never changes, so the next caller finds what has been worked out of it. */
export function lookAt(match: Match, cards: Catalogue): Look {
  const known = looks.get(match);
  if (known?.cards === cards) return known;
  const look = new Look(match, cards, isSpoken(match) ? readingSurvey : boardSurvey);
  looks.set(match, look);
  return look;
}

/** A match to change by one decision. */
export const playOn = (match: Match, cards: Catalogue): Play => new Play(match, cards, isSpoken(match) ? askingSurvey : boardSurvey);
