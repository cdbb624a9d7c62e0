import type { ClubMatch, ClubMember, ClubView } from '../../club/terms/club.ts';
import { clubWords } from '../../words/club/club.ts';
import { companionName, companionOf } from '../../words/match/opponents/companions.ts';
import { levelName } from '../../words/match/opponents/computer.ts';
import type { Strength } from '../contexts/table-port.ts';

/** What a member is called. */
export const memberName = (member: ClubMember | undefined): string => member?.name || clubWords.forgotten();

const isLevel = (level: string): level is Strength => Object.hasOwn(levelName, level);

/** What a computer of a level is called: by its name where it has one. */
function levelCalled(level: string): string {
  const companion = companionOf(level);
  if (companion) return companionName(companion);
  return isLevel(level) ? levelName[level]() : level;
}

/** What the seats of a match are called. */
export const seatsOf = (view: ClubView, match: ClubMatch): string[] =>
  match.seats.map((taker) =>
    'member' in taker ? memberName(view.members.find(({ id }) => id === taker.member)) : levelCalled(taker.level),
  );
