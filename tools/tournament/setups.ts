import { boards } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { randomSetup } from '../simulate/setups/random-setup.ts';

/** The setups of the matches of a tournament. */
export interface MatchKind {
  size: number;
  seats: number;
  everything: boolean;
}

/** The number of times that the troupes of a setup are rotated by a seat. */
export const turnsOf = ({ seats }: Pick<MatchKind, 'seats'>): number => (seats > 2 ? seats : 1);

/**
 * The two matches of a pair, with the players exchanged: board, troupes and options by the seed, and separate dice for each where troupes are
 * rotated.
 */
export function pairedSetup({ size, seats, everything }: MatchKind, seed: string, pair: number): [Setup, Setup] {
  const turns = turnsOf({ seats });
  const nth = Math.floor(pair / turns);
  const name = `${seed}-${nth}`;
  const more = everything ? { eventsAndAgendas: true, upgrades: true, campaign: true } : { eventsAndAgendas: false };
  const lot = new Lot(`options ${name}`);
  const options = everything
    ? { draft: lot.percent(30), objectiveMarkers: lot.percent(40), field: lot.percent(30) ? Math.max(1, size - 1) : size }
    : {};
  const setup = randomSetup(name, { seats, size, board: boards[nth % boards.length]?.id, ...more, options });
  const drafted = 'draft' in options && options.draft === true ? setup.seats.map(() => ({})) : setup.seats;
  const turned = drafted.map((_, seat) => drafted[(seat + (pair % turns)) % seats] ?? {});
  const dice = (mirrored: boolean): string => (turns > 1 ? `${name} ${pair % turns} ${mirrored}` : name); // else one seat would be lucky in all of them
  return [
    { ...setup, seats: turned, seed: dice(false) },
    { ...setup, seats: turned, seed: dice(true) },
  ];
}

/** The players of the seats: the first player has every second seat, and the other seats in the mirrored match. */
export const sittingOf = <T>(seats: number, first: T, second: T, mirrored: boolean): T[] =>
  Array.from({ length: seats }, (_, seat) => ((seat % 2 === 0) !== mirrored ? first : second));
