import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import { GREEDY, LEVEL, type Level } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { Verdicts } from '../../src/ui/match/duel/verdicts.ts';
import { Table as CampaignTable } from '../campaign/samples.ts';
import { rulesTable } from '../ui/match/tables/rules-table.ts';
import { Touches, type Made } from './touches.ts';

// The same hands at a glass that asks as it did, and at one that asks as it does: what they touch is counted.

/** How the glass asks. */
export interface Glass {
  /** A reaction of which nothing can come is let pass, and one may hold until one says otherwise, wherever a card may be played. */
  quiet: boolean;
  /** The hand of whoever is alone lies open. */
  open: boolean;
  /** Several answers of a melee may be given with one touch. */
  merged: boolean;
  /** What is played at once is said with the choice of cards. */
  once: boolean;
}
export const BEFORE: Glass = { quiet: false, open: false, merged: false, once: false };
export const NOW: Glass = { quiet: true, open: true, merged: true, once: true };

/** What a match has taken of the person in seat 0. */
export interface Counted {
  touches: number;
  /** Of them those by which somebody held, and nothing came of it. */
  holds: number;
}

const ME: Seat = 0;
/** What is laid or looked at in a hand that is not open takes a touch more. */
const OF_HANDS: readonly Opening['kind'][] = ['melee-card', 'critical', 'follow-up', 'claim', 'call', 'replace', 'going-for-it'];
const WINDOWS: readonly Opening['kind'][] = ['reaction', 'card'];

function setupOf(id: string, seed: string, cards?: readonly string[]): Setup {
  const pairing = pairings.find((candidate) => candidate.id === id);
  const terrain = boards.find((candidate) => candidate.id === pairing?.board)?.terrain;
  const seats = (pairing?.sides ?? []).map((side) => ({ ...side, ...(cards ? { cards: [...cards] } : {}) }));
  return { seats, options: { troupeSize: seats[0]?.troupe?.length ?? 3 }, terrain, seed, start: 'setup' } as Setup; // a ready pairing
}

/** Plays until a turn begins or the match is over, the first seat by hand and the second by a computer, and counts what the hand touches. It never reacts. */
async function against(setup: Setup, level: Level, glass: Glass, until = Infinity): Promise<Counted> {
  const table = rulesTable(setup, ['Ada', 'Gentle']);
  const made: Made[] = [];
  const standing = new Verdicts(() => true);
  let verdicts = 0;
  let holds = 0;
  let acted = 0;
  standing.dismiss(table);
  table.subscribe((entry) => {
    if (standing.heard(table, entry)) verdicts += 1;
    standing.dismiss(table);
  });
  const take = async (decision: Decision, opening: Opening, counted = true): Promise<void> => {
    const before = table.folded();
    verdicts = 0;
    const refused = await table.decide(decision);
    if (refused) throw new Error(`${decision.kind}: ${refused.code}`);
    if (counted) made.push({ decision, opening, before, verdicts });
  };
  /** Somebody who does not mean to react, or to play a card, says so as the glass lets them. */
  const hold = async (opening: Opening): Promise<void> => {
    const { seat, kind } = opening;
    const still = (): boolean => table.openings().some((candidate) => candidate.seat === seat && candidate.kind === kind);
    if (glass.quiet && table.isQuiet?.(opening)) return take({ seat, kind: 'pass' }, opening, false);
    holds += 1;
    if (glass.quiet) await take({ seat, kind: 'stand-by', until: 'recall' }, opening);
    else if (table.view(null).order.active !== null) await take({ seat, kind: 'stand-by', until: 'activation' }, opening);
    else return take({ seat, kind: 'pass' }, opening);
    if (still()) await take({ seat, kind: 'pass' }, opening, false);
  };
  for (let [opening] = table.openings(); opening && table.view(null).order.turn < until; [opening] = table.openings()) {
    const { seat, kind } = opening;
    const isWindow = WINDOWS.includes(kind) || (kind === 'interrupt' && opening.moment !== undefined);
    if (seat === ME && isWindow) {
      await hold(opening);
      continue;
    }
    if (isWindow) {
      await take({ seat, kind: 'pass' }, opening, false);
      continue;
    }
    acted += 1;
    const thought = think(table.view(seat), catalogue, seat === ME ? GREEDY : level, String(acted));
    if (!thought) throw new Error(`nothing for ${kind}`);
    await take(thought.decision, opening);
  }
  const looks = glass.open ? 0 : made.filter(({ opening, decision }) => decision.seat === ME && OF_HANDS.includes(opening.kind)).length;
  return { touches: new Touches(made, { only: ME, merged: glass.merged }).sum + looks, holds };
}

/** The first match, three a side, against the gentle computer. */
export const firstMatch = (glass: Glass, until?: number): Promise<Counted> =>
  against(setupOf('a-quick-quarrel', '1'), LEVEL.gentle, glass, until);

/** Two turns of a match of a campaign, in which a person holds cards and plays none. */
export const campaignTurns = (glass: Glass): Promise<Counted> =>
  against(setupOf('a-quick-quarrel', '1', ['infiltrate', 'decoy', 'bravado']), LEVEL.gentle, glass, 3);

/**
 * What a melee with everything takes of two people: the attack, which says whether it is gone for; the defender's answer to that, who lays with the
 * touch that declines; a card and copies of each; a signature move with the type of its damage; and going on.
 */
export function meleeWithEverything({ merged }: Glass): number {
  const answers = { attack: 1, defends: merged ? 0 : 1, laid: 2, copies: 2, upgrade: 1, type: merged ? 0 : 1, goesOn: 1 };
  return Object.values(answers).reduce((sum, taps) => sum + taps, 0);
}

/** An errand to the tablet: it is handed over, taken, answered and put down. */
const ERRAND = 4;

/** The cards of a game of two in a campaign, of which nobody has any to be played at once. */
export function cardsOfAGame(glass: Glass): number {
  const table = new CampaignTable(2, { length: 2 }).toGames();
  let errands = 0;
  for (;;) {
    const asked = openingsOf(table.campaign).find(({ kind }) => kind === 'cards' || kind === 'immediate');
    if (!asked?.game) return errands * ERRAND;
    errands += 1;
    const { player, game, kind } = asked;
    if (kind === 'cards') table.do({ player, kind: 'choose-cards', game, cards: [], ...(glass.once ? { plays: [] } : {}) });
    else table.do({ player, kind: 'play-cards', game, plays: [] });
  }
}
