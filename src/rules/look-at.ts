import { Look } from './look.ts';
import { Play } from './play.ts';
import { RecentResults } from './recent-results.ts';
import { boardSurvey } from './spaces/board-survey.ts';
import { askingSurvey, readingSurvey } from './spaces/spoken-surveys.ts';
import type { Catalogue } from './terms/card-language.ts';
import type { Match } from './terms/match.ts';

// Only this file chooses the survey of a match: measured on the board, or told by the players.

const isSpoken = (match: Match): boolean => match.order.options.table === 'spoken';

/** More than a seat that thinks ahead looks back at. */
const REMEMBERED = 16;
const looks = new RecentResults<Match, Look>(REMEMBERED);

/** A match to read. A match between decisions never changes, so callers share one look and all that it has already computed. */
export function lookAt(match: Match, cards: Catalogue): Look {
  const known = looks.get(match);
  if (known?.cards === cards) return known;
  const look = new Look(match, cards, isSpoken(match) ? readingSurvey : boardSurvey);
  looks.set(match, look);
  return look;
}

/** A match that one decision changes; a missing fact of a spoken table is asked. */
export const playOn = (match: Match, cards: Catalogue): Play => new Play(match, cards, isSpoken(match) ? askingSurvey : boardSurvey);
