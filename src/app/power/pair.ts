import { GREEDY } from '../../players/levels.ts';
import { Lot } from '../../players/lot.ts';
import { randomDecision } from '../../players/random-player.ts';
import { think } from '../../players/think.ts';
import { advance, beginRecord } from '../../record/match-record.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Piece } from '../../rules/terms/board.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, Seat } from '../../rules/terms/ids.ts';
import type { Setup } from '../../rules/terms/setup.ts';
import { seatTable } from '../../seats/table/seat-table.ts';
import { viewFor } from '../../seats/view.ts';

/** The cards and boards of a comparison. `printed`: the cards that replace the tested card. */
export interface PowerField {
  cards: Catalogue;
  printed: readonly CharacterId[];
  boards: readonly (readonly Piece[])[];
}
/** The card to compare, and the number of the setup: each setup is played with the card and without it. */
export interface PowerQuestion {
  card: CharacterId;
  pair: number;
  players: 'greedy' | 'random';
}
/** The result of one setup: 1 for a win, ½ for a draw. `used`: abilities of the card that were used. */
export interface PowerPair {
  pair: number;
  withIt: number;
  without: number;
  used: string[];
}

const MOST = 8_000;
/** The last turn that is played, because Sudden Death may go on for ever. */
const LAST_TURN = 8;
const SIZE = 3;

interface Played {
  score: number;
  used: Set<string>;
}

/** Plays one match to its end; `card`: the character whose used abilities are counted. */
function play(setup: Setup, cards: Catalogue, players: PowerQuestion['players'], [seat, card]: readonly [Seat, CharacterId]): Played {
  let folded = beginRecord(setup, cards);
  const lot = new Lot(`power ${setup.seed}`);
  const used = new Set<string>();
  for (let decisions = 0; decisions < MOST; decisions += 1) {
    const opening = lot.of(folded.match.openings);
    if (!opening || folded.match.order.turn > LAST_TURN) break;
    const view = viewFor(folded.match, opening.seat);
    const decision: Decision | undefined =
      players === 'random'
        ? randomDecision(seatTable(view, cards), lot)
        : think(view, cards, GREEDY, `${setup.seed} ${opening.seat} ${decisions}`)?.decision;
    if (!decision) break;
    const isOurs = opening.kind === 'act' && opening.seat === seat && folded.match.table.models[opening.model]?.character === card;
    if (isOurs && decision.kind === 'use') used.add(decision.ability);
    const next = advance(folded, decision);
    if (!next.ok) break;
    ({ folded } = next);
  }
  const winner = folded.match.order.result?.winner ?? 'draw';
  return { score: winner === 'draw' ? 0.5 : winner === seat ? 1 : 0, used };
}

/** Draws `count` different items of a list. */
function drawn<T>(lot: Lot, all: readonly T[], count: number): T[] {
  const pool = [...all];
  return Array.from({ length: Math.min(count, pool.length) }, () => pool.splice(lot.between(0, pool.length - 1), 1)).flat();
}

/**
 * Plays one setup with the card and with a printed card in its place, by the same players and with the same seed. Null where no faction can field it.
 */
export function comparedPair({ card, pair, players }: PowerQuestion, { cards, printed, boards }: PowerField): PowerPair | null {
  const lot = new Lot(`pair ${pair}`);
  const faction = cards.characters[card]?.factions[0];
  const membersOf = (wanted: Faction): CharacterId[] =>
    printed.filter((id) => id !== card && cards.characters[id]?.factions.includes(wanted) && !cards.characters[id]?.unselectable);
  const rivals = FACTIONS.filter((candidate) => membersOf(candidate).length >= SIZE);
  if (!faction || membersOf(faction).length < SIZE || rivals.length === 0) return null;
  const mates = drawn(lot, membersOf(faction), SIZE);
  const enemies = lot.of(rivals) ?? faction;
  const troupe = drawn(lot, membersOf(enemies), SIZE);
  const terrain = [...(lot.of(boards) ?? [])];
  const seat = pair % 2;
  const [stand = card, ...fellows] = mates;
  const seatsWith = (first: CharacterId) => {
    const side = { faction, troupe: [first, ...fellows] };
    const enemy = { faction: enemies, troupe };
    return seat === 0 ? [side, enemy] : [enemy, side];
  };
  const setupWith = (first: CharacterId): Setup => ({
    seats: seatsWith(first),
    options: { troupeSize: SIZE, eventsAndAgendas: false },
    terrain,
    seed: `pair ${pair}`,
    start: 'setup',
  });
  const withIt = play(setupWith(card), cards, players, [seat, card]);
  const without = play(setupWith(stand), cards, players, [seat, card]);
  return { pair, withIt: withIt.score, without: without.score, used: [...withIt.used] };
}
