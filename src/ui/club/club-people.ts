import type { ClubMatch, ClubMember, ClubView } from '../../club/terms/club.ts';
import { clubWords } from '../../words/club/club.ts';
import { levelName } from '../../words/match/computer.ts';
import type { ComputerLevel } from '../contexts/table-port.ts';

/** What a member is called. */
export const memberName = (member: ClubMember | undefined): string => member?.name || clubWords.forgotten();

const isLevel = (level: string): level is ComputerLevel => Object.hasOwn(levelName, level);

/** What the seats of a match are called. */
export const seatsOf = (view: ClubView, match: ClubMatch): string[] =>
  match.seats.map((taker) =>
    'member' in taker
      ? memberName(view.members.find(({ id }) => id === taker.member))
      : isLevel(taker.level)
        ? levelName[taker.level]()
        : taker.level,
  );
