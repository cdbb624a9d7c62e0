import type { MatchLabel, Printed } from '../../storage/database/rows.ts';
import { boardTitle, pairingTitle } from '../../words/names/boards.ts';
import { replayWords } from '../../words/match/replay.ts';
import { appWords } from '../../words/app/app.ts';
import { allOf } from '../../words/language/sentences.ts';
import { namesNow } from './seats-called.ts';

/** The label of a match: its title, its players and what else names it. */
export const labelOf = ({ title, after, playedOn, names, levels, computerSeats, packs }: MatchLabel): MatchLabel => ({
  title,
  ...(after ? { after } : {}),
  ...(playedOn ? { playedOn } : {}),
  names,
  ...(levels ? { levels } : {}),
  ...(computerSeats ? { computerSeats } : {}),
  ...(packs ? { packs } : {}),
});

export const printedOf = ({ id, name }: Printed): Printed => ({ id, name });

function untitled({ after, names, levels = [] }: MatchLabel): string {
  if (after && 'pairing' in after) return pairingTitle(after.pairing);
  if (names.length > 1 && names.every((name, seat) => name !== '' || levels[seat])) return allOf(namesNow(names, levels));
  return after ? boardTitle(after.board) : appWords.match();
}

/**
 * The title of a match in the language of the app: as a player wrote it, or made from its pairing, from its players when all have names, or from its
 * board.
 */
export const matchTitle = (label: MatchLabel): string =>
  (label.playedOn ?? []).reduce((title, turn) => replayWords.playedOn(title, turn), label.title || untitled(label));
