import { GREEDY, LEVEL, LEVELS, type Level } from '../../src/players/levels.ts';
import type { PlayersTable } from '../../src/players/drawn-answers.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Match, Setup } from '../../src/rules/terms/match.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import { EARLIER, MAKES } from './makes.ts';

export const NAMES = [
  'random',
  'newcomer',
  'greedy',
  ...LEVELS,
  'earlier',
  'runner',
  'hunter',
  'turtle',
  'hoarder',
  'sniper',
  'swarm',
] as const;
export type Name = (typeof NAMES)[number];
/** Players of a level; the others decide at random. */
export type Thinking = Exclude<Name, 'random' | 'newcomer'>;
export const thinks = (name: Name): name is Thinking => name !== 'random' && name !== 'newcomer';

/** CPU milliseconds by kind of question, one number for each question. */
export type Times = Map<string, number[]>;

export interface Game {
  winner: Seat | 'draw';
  stones: number[];
  turn: number;
  decisions: number;
  fallbacks: string[];
  refused: string[];
}

const MOST = 8_000;
/** The last turn that is played, because Sudden Death may go on for ever. */
const LAST_TURN = 8;

const YARDSTICKS = { greedy: GREEDY, earlier: EARLIER, ...MAKES };

export const levelOf = (name: Thinking): Level => ({ ...LEVEL, ...YARDSTICKS })[name];

/** A random decision; a newcomer harvests a moonstone it stands at, attacks a model beside it, and saves no energy. */
function byChance(table: PlayersTable, lot: Lot, isNewcomer: boolean): Decision {
  const { decisions } = isNewcomer ? table.choices() : { decisions: [] };
  const deed = decisions.find(({ kind }) => kind === 'harvest') ?? lot.of(decisions.filter(({ kind }) => kind === 'melee'));
  return deed ?? randomDecision(table, lot);
}

/** Called with every decision and the match before and after it. */
export type Watch = (before: Match, opening: Opening, decision: Decision, events: readonly Happening[], after: Match) => void;

/** Plays one match; `names`: the player of each seat. */
export function play(setup: Setup, cards: Catalogue, names: readonly Name[], times: Record<string, Times>, watch?: Watch): Game {
  let folded: Folded = beginRecord(setup, cards);
  const lot = new Lot(`tournament ${setup.seed}`);
  const game: Game = { winner: 'draw', stones: [], turn: 0, decisions: 0, fallbacks: [], refused: [] };
  while (game.decisions < MOST) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening || folded.match.order.turn > LAST_TURN) break;
    const name = names[opening.seat] ?? 'random';
    const view = viewFor(folded.match, opening.seat);
    const before = process.cpuUsage();
    let decision: Decision;
    if (!thinks(name)) decision = byChance(seatTable(view, cards), lot, name === 'newcomer');
    else {
      const thought = think(view, cards, levelOf(name), `${setup.seed} ${opening.seat} ${game.decisions}`);
      if (!thought) break;
      if (thought.fallback !== undefined) game.fallbacks.push(`${opening.kind}: ${thought.fallback}`);
      ({ decision } = thought);
    }
    const { user, system } = process.cpuUsage(before);
    const spent = (times[name] ??= new Map<string, number[]>());
    const kind = spent.get(opening.kind) ?? [];
    kind.push((user + system) / 1000);
    spent.set(opening.kind, kind);
    const next = advance(folded, decision);
    game.decisions += 1;
    if (!next.ok) {
      game.refused.push(`${opening.kind}: ${JSON.stringify(decision)} ${next.reason.code}`);
      break;
    }
    watch?.(folded.match, opening, decision, next.events, next.folded.match);
    ({ folded } = next);
  }
  const { match } = folded;
  const { result, turn, seats } = match.order;
  game.turn = turn;
  game.winner = result?.winner ?? 'draw';
  game.stones = seats.map(
    (_, seat) => match.table.stones.filter(({ holder }) => holder !== null && match.table.models[holder]?.seat === seat).length,
  );
  return game;
}
