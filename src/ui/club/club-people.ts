import type { ClubMatch, ClubMember, ClubView } from '../../club/terms/club.ts';
import { clubWords } from '../../words/club/club.ts';
import { companionName, companionOf } from '../../words/match/opponents/companions.ts';
import { levelName } from '../../words/match/opponents/computer.ts';
import type { Strength } from '../contexts/table-port.ts';

/** The name of a member, or the word for a forgotten one. */
export const memberName = (member: ClubMember | undefined): string => member?.name || clubWords.forgotten();

const isLevel = (level: string): level is Strength => Object.hasOwn(levelName, level);

/** The name of a computer: that of its companion, or else of its level. */
function levelCalled(level: string): string {
  const companion = companionOf(level);
  if (companion) return companionName(companion);
  return isLevel(level) ? levelName[level]() : level;
}

/** The names of the seats of a match. */
export const seatsOf = (view: ClubView, match: ClubMatch): string[] =>
  match.seats.map((taker) =>
    'member' in taker ? memberName(view.members.find(({ id }) => id === taker.member)) : levelCalled(taker.level),
  );
