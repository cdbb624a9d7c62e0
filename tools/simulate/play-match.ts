import { isDeepStrictEqual } from 'node:util';
import { openingsOf } from '../../src/rules/index.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { Lot } from '../../src/players/lot.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { foldRecord } from '../../src/record/refold.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Match, Setup } from '../../src/rules/terms/match.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { viewFor } from '../../src/seats/view.ts';
import { actionsBeginAnew, nobodyFallsAlone, nothingInVain } from './laws/action-laws.ts';
import { broken } from './laws/invariants.ts';
import { cardsAreNobody, decidersOf, idleOffers } from './laws/laws.ts';
import { leaks } from './laws/leaks.ts';
import { noteStanding, noteUse, type Used } from './players/note-use.ts';
import { readerLeaks } from './laws/reader-leaks.ts';
import { seatsAreToldTheTruth } from './laws/seat-law.ts';
import { anyTelling, withOutcome } from './laws/table-talk.ts';
import { tells } from './laws/secrets.ts';

export interface PlayedMatch {
  finished: boolean;
  decisions: number;
  /** Nanoseconds spent on decisions, without the checks. */
  spent: bigint;
  violations: string[];
  /** The number of uses of each part of the cards, by the names in `tools/simulate/players/aims.ts`. */
  used: Used;
  folded: Folded;
}

/** The way in which a match is played and checked. */
export interface Manner {
  /** The player; when missing, any legal answer. */
  player?: (folded: Folded, opening: Opening, lot: Lot, used: ReadonlyMap<string, number>) => Decision;
  /** Checks the invariants after every so many decisions; 1 when missing. */
  brokenEvery?: number;
  /** Checks the views of the seats for leaks after every so many decisions; 7 when missing. */
  leaksEvery?: number;
  /** Checks what a decision reveals after every so many decisions; never when missing. */
  tellsEvery?: number;
  /** Checks what looking back at the match under way shows after every so many decisions; never when missing. */
  readersEvery?: number;
  /** Checks that the views of the seats are true after every so many decisions; never when missing. */
  toldEvery?: number;
  /** Checks the laws of all texts after every so many decisions; never when missing. */
  lawsEvery?: number;
  /** Checks the events since play last rested; each sentence names a fault. */
  witness?: (before: Match, after: Match, events: readonly Happening[]) => string[];
  /** True if the record is folded again at the end; it is when missing. */
  refold?: boolean;
}

/** After these events the laws of texts need not hold: something was taken back, set by hand, or given up midway. */
const BROKEN_OFF: readonly Happening['what'][] = ['taken-back', 'adjusted', 'conceded', 'won'];

const MOST_DECISIONS = 6_000;
/** Random players may tie for ever in Sudden Death; after this turn the asked seat concedes, unless it is the first. */
const LAST_TURN = 8;

/** Plays every seat at random, by its view and what it has witnessed. */
function anyAnswer(cards: Catalogue, lot: Lot): (folded: Folded, opening: Opening) => Decision {
  const play = randomPlayer(cards);
  const heard = new Map<Seat, number>();
  return ({ match, record: { entries } }, { seat }) => {
    const events = entries.slice(heard.get(seat) ?? 0).flatMap((entry) => entry.events);
    heard.set(seat, entries.length);
    return play(viewFor(match, seat), eventsFor(events, seat), lot);
  };
}

/** Plays one whole match with legal players and checks it on the way. */
export function playMatch(setup: Setup, cards: Catalogue, manner: Manner = {}): PlayedMatch {
  const {
    brokenEvery = 1,
    leaksEvery = 7,
    tellsEvery = Infinity,
    readersEvery = Infinity,
    toldEvery = Infinity,
    lawsEvery = Infinity,
    refold = true,
  } = manner;
  const lot = new Lot(`players ${setup.seed}`);
  const violations: string[] = [];
  const used: Used = new Map();
  const phase = new Lot(`phase ${setup.seed}`).between(1, 1000);
  let spent = 0n;
  let folded = beginRecord(setup, cards);
  let rested = folded.match;
  const happened: Happening[] = [];
  const { stones } = folded.match.order.options;
  const player = manner.player ?? anyAnswer(cards, lot);
  const say = (fault: string): void => {
    violations.push(`seed ${setup.seed}, after decision ${folded.record.entries.length}: ${fault}`);
  };
  try {
    while (folded.record.entries.length < MOST_DECISIONS && violations.length === 0) {
      const { asking } = folded.match;
      const opening = lot.of(openingsOf(folded.match));
      if (!opening && !asking) break;
      const began = process.hrtime.bigint();
      const { result, turn } = folded.match.order;
      const tired = opening && turn > LAST_TURN && !result && opening.seat > 0;
      const decided: Decision = !opening
        ? anyTelling(folded.match, lot)
        : tired
          ? { seat: opening.seat, kind: 'concede' }
          : player(folded, opening, lot, used);
      const decision = folded.match.order.options.table === 'spoken' ? withOutcome(folded.match, decided, lot) : decided;
      const before = folded.match;
      const next = advance(folded, decision);
      spent += process.hrtime.bigint() - began;
      if (!next.ok) {
        say(`${JSON.stringify(decision)} was offered and is refused: ${next.reason.code}`);
        break;
      }
      const from = folded.record.entries.length;
      noteUse(used, folded, next.folded);
      folded = next.folded;
      const isDue = (every: number): boolean => (from + phase) % every === 0;
      if (isDue(brokenEvery)) broken(folded.match, stones).forEach(say);
      if (isDue(leaksEvery)) leaks(folded.match, cards, `${setup.seed} ${from}`).forEach(say);
      if (isDue(readersEvery)) readerLeaks(folded, `${setup.seed} ${from}`).forEach(say);
      happened.push(...folded.record.entries.slice(from).flatMap((entry) => entry.events));
      if (folded.match.stack.length === 1) {
        const isOverruled = happened.some(({ what }) => BROKEN_OFF.includes(what)); // it may have returned to the middle of something
        if (!isOverruled) manner.witness?.(rested, folded.match, happened).forEach(say);
        if (!isOverruled && lawsEvery === 1) nobodyFallsAlone(rested, folded.match, cards, happened).forEach(say);
        happened.length = 0;
        rested = folded.match;
      }
      if (isDue(lawsEvery))
        [
          ...decidersOf(folded.match, cards),
          ...cardsAreNobody(folded.match),
          ...actionsBeginAnew(folded.match, cards),
          ...nothingInVain(folded.match, cards),
          ...idleOffers(folded.match, cards, `${setup.seed} ${from}`),
        ].forEach(say);
      if (isDue(toldEvery)) seatsAreToldTheTruth(folded.match, cards, `${setup.seed} ${from}`).forEach(say);
      if (isDue(tellsEvery) && decision.kind !== 'take-back') tells(before, decision, cards, `${setup.seed} ${from}`).forEach(say);
    }
    noteStanding(used, folded.match, cards);
    if (violations.length === 0 && refold && !isDeepStrictEqual(foldRecord(folded.record).match, folded.match))
      say('the record does not fold to the match');
  } catch (error) {
    say(error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error));
  }
  return { finished: folded.match.order.result !== null, decisions: folded.record.entries.length, spent, violations, used, folded };
}
