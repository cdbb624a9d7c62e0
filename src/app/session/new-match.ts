import { boards, catalogue, pairings } from '../../cards/index.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { printedOf } from '../kept/match-title.ts';
import { beginRecord, type Folded } from '../../record/match-record.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { Piece } from '../../rules/terms/board.ts';
import type { Options } from '../../rules/terms/options.ts';
import type { SeatSetup, Setup } from '../../rules/terms/setup.ts';
import type { Computer, MatchLabel } from '../../storage/database/rows.ts';

/** The choice for a seat; an omitted part is chosen at the table. */
export interface SeatChoice {
  faction?: Faction;
  troupe?: CharacterId[];
  upgrades?: Record<CharacterId, UpgradeId[]>;
  pool?: CharacterId[];
}

/**
 * The choices for a match: a ready pairing, or seats and a board. `names` by seat; omitted names stay empty. `computers`: the level by seat; null for
 * a person. `after`: the pairing or board that names the match, where it is another one. `official`: with official cards only. `first`: the players
 * play for the first time.
 */
export type MatchChoice = {
  names: string[];
  computers?: (string | null)[];
  options?: Partial<Options>;
  after?: MatchLabel['after'];
  official?: boolean;
  first?: boolean;
} & (
  | { pairing: string; board?: string }
  /** The `terrain` of a board that is not ready-made. */
  | { seats: SeatChoice[]; board: string; terrain?: readonly Piece[] }
);

/** Random bytes from outside the rules, as many as asked for. */
export type Random = (bytes: number) => Uint8Array;

const fromDevice: Random = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const byId = <T extends { id: string }>(all: readonly T[], id: string): T => {
  const match = all.find((item) => item.id === id);
  if (!match) throw new Error(`nothing is called ${id}`);
  return match;
};

const seatSetup = ({ faction, troupe, upgrades, pool }: SeatChoice): SeatSetup => ({
  ...(faction === undefined ? {} : { faction }),
  ...(troupe === undefined ? {} : { troupe: [...troupe] }),
  ...(upgrades === undefined ? {} : { upgrades }),
  ...(pool === undefined ? {} : { pool }),
});

/** The setup of a choice. Throws for a pairing or board that does not exist. @rule SET-4 */
export function setupOf(choice: MatchChoice, seed: string): Setup {
  const pairing = 'pairing' in choice ? byId(pairings, choice.pairing) : null;
  const seats = 'seats' in choice ? choice.seats : (pairing?.sides ?? []);
  const ground = ('terrain' in choice ? choice.terrain : undefined) ?? byId(boards, choice.board ?? pairing?.board ?? '').terrain;
  const terrain = choice.options?.table === 'spoken' ? [] : ground;
  return { seats: seats.map(seatSetup), options: { ...choice.options }, terrain: [...terrain], seed, start: 'setup' };
}

function afterOf(choice: MatchChoice): MatchLabel['after'] {
  if (choice.after) return choice.after;
  if ('pairing' in choice) return { pairing: printedOf(byId(pairings, choice.pairing)) };
  return { board: printedOf(boards.find(({ id }) => id === choice.board) ?? { id: choice.board, name: choice.board }) };
}

export interface Begun extends MatchLabel {
  id: string;
  computers?: (Computer | null)[];
  first?: boolean | undefined;
  folded: Folded;
}

/** A fresh id for a match. */
export const newId = (random: Random = fromDevice): string => hex(random(8));

/** A new match with these cards, run up to its first question. It is not stored yet. */
export function newMatch(choice: MatchChoice, random: Random = fromDevice, cards: Catalogue = catalogue): Begun {
  const setup = setupOf(choice, hex(random(16)));
  const names = setup.seats.map((_, seat) => choice.names[seat] ?? '');
  const levels = setup.seats.map((_, seat) => choice.computers?.[seat] ?? null);
  const computers = levels.map((level) => (level === null ? null : { level, seed: hex(random(8)) }));
  const seated = computers.some((computer) => computer !== null) ? { levels, computers } : {};
  return {
    id: newId(random),
    title: '',
    after: afterOf(choice),
    names,
    ...seated,
    ...(choice.first ? { first: true } : {}),
    folded: beginRecord(setup, cards),
  };
}
