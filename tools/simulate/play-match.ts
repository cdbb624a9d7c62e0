import { isDeepStrictEqual } from 'node:util';
import { openingsOf } from '../../src/rules/index.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { Lot } from '../../src/players/lot.ts';
import { advance, beginRecord, foldRecord, type Folded } from '../../src/record/match-record.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { broken, leaks } from './invariants.ts';

export interface Played {
  finished: boolean;
  decisions: number;
  /** Time spent in deciding alone, without the checks: nanoseconds. */
  spent: bigint;
  violations: string[];
  /** `<character>/<ability>` of everything that was used. */
  used: Set<string>;
  folded: Folded;
}

const MOST_DECISIONS = 6_000;
/** Random players may tie for ever in Sudden Death; after this turn whoever is asked gives up. */
const LAST_TURN = 12;
const LEAKS_EVERY = 7;

function note(used: Set<string>, folded: Folded, from: number): void {
  for (const { events } of folded.record.entries.slice(from)) {
    for (const event of events) {
      if (event.what === 'used') used.add(`${folded.match.table.models[event.model]?.character}/${event.ability}`);
      if (event.what === 'declared' && event.ability) used.add(`${folded.match.table.models[event.model]?.character}/${event.ability}`);
    }
  }
}

/** Plays one whole match with random legal players, checking after every decision. */
export function playMatch(setup: Setup, cards: Catalogue, stones: number): Played {
  const lot = new Lot(`players ${setup.seed}`);
  const violations: string[] = [];
  const used = new Set<string>();
  let spent = 0n;
  let folded = beginRecord(setup, cards);
  const say = (what: string): void => {
    violations.push(`seed ${setup.seed}, after decision ${folded.record.entries.length}: ${what}`);
  };
  try {
    while (!folded.match.order.result && folded.record.entries.length < MOST_DECISIONS && violations.length === 0) {
      const opening = lot.of(openingsOf(folded.match));
      if (!opening) break;
      const began = process.hrtime.bigint();
      const tired = folded.match.order.turn > LAST_TURN;
      const decision: Decision = tired ? { seat: opening.seat, kind: 'concede' } : randomDecision(folded.match, opening, cards, lot);
      const next = advance(folded, decision);
      spent += process.hrtime.bigint() - began;
      if (!next.ok) {
        say(`${JSON.stringify(decision)} was offered and is refused: ${next.reason.code}`);
        break;
      }
      const from = folded.record.entries.length;
      folded = next.folded;
      note(used, folded, from);
      broken(folded.match, stones).forEach(say);
      if (from % LEAKS_EVERY === 0) leaks(folded.match, cards, `${setup.seed} ${from}`).forEach(say);
    }
    if (violations.length === 0 && !isDeepStrictEqual(foldRecord(folded.record).match, folded.match))
      say('the record does not fold to the match');
  } catch (error) {
    say(error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error));
  }
  return { finished: folded.match.order.result !== null, decisions: folded.record.entries.length, spent, violations, used, folded };
}
