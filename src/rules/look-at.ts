import { Look } from './look.ts';
import { Play } from './play.ts';
import { measured } from './space/measured.ts';
import type { Catalogue } from './terms/card-language.ts';
import type { Match } from './terms/match.ts';

// Every match is played on a board: how its space is known is chosen here alone.

/** A match to read. */
export const lookAt = (match: Match, cards: Catalogue): Look => new Look(match, cards, measured);

/** A match to change by one decision. */
export const playOn = (match: Match, cards: Catalogue): Play => new Play(match, cards, measured);
