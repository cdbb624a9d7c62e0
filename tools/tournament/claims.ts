import { RESIST, calledTruth, decoyOf, solveBluff, type Bluff } from '../../src/players/duels/bluff.ts';
import type { Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Gains } from '../../src/players/duels/gains.ts';
import { drawnBy } from '../../src/players/duels/drawn-by.ts';
import { ARCANE_DECK, ARCANE_KINDS, valueOf, type ArcaneCard } from '../../src/rules/terms/decks.ts';

// Claims of abilities whose effect is the number on a colour, as a level makes and doubts them, against an opponent who knows how it plays. Hands are
// drawn at random, so the results are estimates; the random play of a level (`trembles`) is left out.

interface ClaimUse {
  name: string;
  colours: readonly string[];
  /** The number of drawn cards. */
  cards: number;
}
export const USES: readonly ClaimUse[] = [
  { name: 'one colour, 2 cards', colours: ['green'], cards: 2 },
  { name: 'one colour, 4 cards', colours: ['green'], cards: 4 },
  { name: 'two colours, 2 cards', colours: ['green', 'blue'], cards: 2 },
];
const HANDS = 300;
const ANSWERS = 60;
const GAMES = 24;
const CATASTROPHE = -1.5;
/** The gain when no claim is made. */
const DECLINED = 0;

const gainsOf = ({ colours }: ClaimUse): Gains =>
  Object.fromEntries(
    ARCANE_KINDS.map((card) => [
      card,
      card === 'catastrophe' ? CATASTROPHE : colours.some((colour) => card.startsWith(colour)) ? valueOf(card) : 0,
    ]),
  ) as Gains;

const copiesIn = (hand: readonly ArcaneCard[], card: ArcaneCard): number => hand.filter((arcaneCard) => arcaneCard === card).length;

/** The share of doubts about a claim, by the cards of the resisting hand. */
type Doubt = (claim: ArcaneCard, resist: readonly ArcaneCard[]) => number;

/** The gain of the claimer when a claim is doubted; after a true claim the ability is used again, truly or not, and doubted as before. */
function called(
  gains: Gains,
  { hand, game }: Pick<Deal, 'hand' | 'game'>,
  resist: readonly ArcaneCard[],
  claim: ArcaneCard,
  doubt: Doubt,
): number {
  if (hand.includes(claim)) {
    const lies = hand.length > 1 ? game.claims.filter((lie) => !hand.includes(lie)) : [];
    const again = lies.map((lie) => (1 - doubt(lie, resist)) * gains[lie] + doubt(lie, resist) * caughtWith(gains, hand, resist, lie));
    return Math.max(calledTruth(hand, claim, gains), gains[claim] + Math.max(0, ...again));
  }
  return caughtWith(gains, hand, resist, claim);
}

/** The gain of the claimer from a lie that is caught. */
function caughtWith(gains: Gains, hand: readonly ArcaneCard[], resist: readonly ArcaneCard[], claim: ArcaneCard): number {
  const laid = decoyOf(hand, claim, gains);
  return Math.min(laid === undefined ? 0 : gains[laid], ...resist.map((card) => gains[card]));
}

interface Deal {
  hand: ArcaneCard[];
  resist: ArcaneCard[][];
  game: Bluff;
}

/** Random hands with the level's claims for each, and hands that may resist. */
function dealt(use: ClaimUse, { claims }: Level): Deal[] {
  const gains = gainsOf(use);
  return Array.from({ length: HANDS }, (_, index) => {
    const lot = new Lot(`${use.name} ${index}`);
    const all = lot.mixed(ARCANE_DECK);
    const hand = all.slice(0, use.cards);
    const resist = Array.from({ length: ANSWERS }, () => lot.mixed(all.slice(use.cards)).slice(0, RESIST));
    return { hand, resist, game: solveBluff(gains, { ...claims, size: use.cards, real: hand }, lot) };
  });
}

/** The shares of a level's doubts by claim and number of held copies, averaged over the games it solves. */
function doubts(use: ClaimUse, { claims }: Level): Map<ArcaneCard, number[]> {
  const gains = gainsOf(use);
  const shares = new Map<ArcaneCard, number[]>();
  for (let run = 0; run < GAMES; run += 1) {
    const game = solveBluff(gains, { ...claims, size: use.cards, real: null }, new Lot(`doubts ${use.name} ${run}`));
    game.claims.forEach((claim, index) => {
      const row = shares.get(claim) ?? [0, 0, 0, 0];
      shares.set(
        claim,
        row.map((share, copies) => share + (game.calls[index]?.[copies] ?? 0) / GAMES),
      );
    });
  }
  return shares;
}

export interface ClaimsMeasured {
  use: string;
  /**
   * The gain of the claimer in health for each use: when both play as the level does; against an opponent who knows its claims; for an opponent who
   * knows its doubts.
   */
  value: number;
  againstBest: number;
  bestAgainst: number;
  /**
   * Per cent of 10,000 true and of 10,000 false claims that are doubted; and of false ones, if the doubting hands were like those against true ones.
   */
  trueCalled: number;
  falseCalled: number;
  falseCalledAlike: number;
  lies: number;
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

/** Measures a level's claims and doubts. */
export function measureClaims(level: Level, use: ClaimUse): ClaimsMeasured {
  const gains = gainsOf(use);
  const deals = dealt(use, level);
  const calls = doubts(use, level);
  const share: Doubt = (claim, resist) => calls.get(claim)?.[Math.min(3, copiesIn(resist, claim))] ?? 0;
  // the knowledge of a doubter: the claim, its copies, and the worst card that could replace it
  const known = new Map<string, { ok: number; call: number }>();
  let value = 0;
  let bestAgainst = 0;
  const rows = {
    true: new Map<string, { weight: number; called: number }>(),
    false: new Map<string, { weight: number; called: number }>(),
  };
  for (const { hand, resist, game } of deals) {
    const says = game.says[0] ?? new Float64Array();
    const each = 1 / (HANDS * ANSWERS);
    const gained = new Map<ArcaneCard, number>();
    for (const cards of resist) {
      game.claims.forEach((claim, index) => {
        const weight = (says[index] ?? 0) * each;
        const result = called(gains, { hand, game }, cards, claim, share);
        const doubt = share(claim, cards);
        const mean = doubt * result + (1 - doubt) * gains[claim];
        value += weight * mean;
        gained.set(claim, (gained.get(claim) ?? 0) + mean / ANSWERS);
        const worst = Math.min(...cards.map((card) => gains[card]));
        const key = `${claim} ${copiesIn(cards, claim)} ${worst}`;
        const cell = known.get(key) ?? { ok: 0, call: 0 };
        known.set(key, { ok: cell.ok + weight * gains[claim], call: cell.call + weight * result });
        const row = rows[hand.includes(claim) ? 'true' : 'false'];
        const alike = `${claim} ${copiesIn(cards, claim)}`;
        const before = row.get(alike) ?? { weight: 0, called: 0 };
        row.set(alike, { weight: before.weight + weight, called: before.called + weight * doubt });
      });
    }
    bestAgainst += Math.max(DECLINED, ...gained.values()) / HANDS;
  }
  const againstBest = [...known.values()].reduce((sum, { ok, call }) => sum + Math.min(ok, call), 0);
  const total = (row: Map<string, { weight: number; called: number }>, field: 'weight' | 'called'): number =>
    [...row.values()].reduce((sum, entry) => sum + entry[field], 0);
  // false claims, weighted by the doubting hands against true claims
  let [alike, weights] = [0, 0];
  for (const [key, { weight }] of rows.true) {
    const falseRow = rows.false.get(key);
    if (!falseRow || falseRow.weight === 0) continue;
    alike += (weight * falseRow.called) / falseRow.weight;
    weights += weight;
  }
  const counted = counts(deals, share, new Lot(`counted ${use.name}`));
  return {
    use: use.name,
    value: round(value),
    againstBest: round(againstBest),
    bestAgainst: round(bestAgainst),
    trueCalled: counted.true,
    falseCalled: counted.false,
    falseCalledAlike: weights > 0 ? Math.round((1000 * alike) / weights) / 10 : 0,
    lies: round(total(rows.false, 'weight') / Math.max(1e-9, total(rows.true, 'weight') + total(rows.false, 'weight'))),
  };
}

const COUNTED = 10_000;

/** Plays claims until `COUNTED` true and false ones have been answered; per cent of each that were doubted. */
function counts(
  deals: readonly Deal[],
  share: (claim: ArcaneCard, resist: readonly ArcaneCard[]) => number,
  lot: Lot,
): { true: number; false: number } {
  const honest = { true: 0, false: 0 };
  const caught = { true: 0, false: 0 };
  for (let tries = 0; tries < 40 * COUNTED && (honest.true < COUNTED || honest.false < COUNTED); tries += 1) {
    const deal = lot.of(deals);
    const cards = lot.of(deal?.resist ?? []);
    if (!deal || !cards) break;
    const claim = deal.game.claims[drawnBy(deal.game.says[0] ?? [], lot)];
    if (claim === undefined) continue;
    const kind = deal.hand.includes(claim) ? 'true' : 'false';
    if (honest[kind] >= COUNTED) continue;
    honest[kind] += 1;
    if (lot.share() < share(claim, cards)) caught[kind] += 1;
  }
  const percent = (kind: 'true' | 'false'): number => Math.round((1000 * caught[kind]) / Math.max(1, honest[kind])) / 10;
  return { true: percent('true'), false: percent('false') };
}
