import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/rules/index.ts';
import { MELEE_CARDS, MELEE_DECK } from '../../../src/rules/terms/decks.ts';
import {
  allCards,
  asked,
  declare,
  FACES,
  fight,
  FS,
  HG,
  LG,
  melee,
  person,
  RA,
  say,
  SC,
  signature,
  TH,
  wounding,
  type Round,
} from './fixture.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const circles = signature(RA, '0* 0* 0* 0* 0* 0*', ['impact'], { end: wounding('self', 1) });
const bold = person('bold', { melee: 5, health: 30, signature: circles });
const brave = person('brave', { melee: 5, health: 30, signature: { ...circles, upgrades: SC } });

/** Plays a round by picking among what is offered; `check` sees it after every decision. */
function wander(picks: readonly number[], seed: string, check: (round: Round) => void): Round {
  let round = declare({ attacker: bold, defender: brave, seed });
  for (let index = 0; melee(round) && index < 80; index += 1) {
    const openings = round.match.openings;
    const pick = picks[index % picks.length] ?? 0;
    const opening = openings[pick % openings.length];
    const offered = opening ? choicesOf(round.match, opening.seat, round.cards).decisions : [];
    const decision = offered[pick % Math.max(1, offered.length)];
    if (!decision) throw new Error(`nothing is offered to ${JSON.stringify(opening)}`);
    round = say(round, decision);
    check(round);
  }
  return round;
}

describe('any round of melee', () => {
  const picks = fc.array(fc.nat({ max: 60 }), { minLength: 3, maxLength: 24 });

  it('MEL-1, MEL-23: the eighteen cards are there after every decision, and in the deck at the end', () => {
    fc.assert(
      fc.property(picks, fc.nat({ max: 9999 }), (chosen, seed) => {
        const round = wander(chosen, String(seed), (now) => {
          expect(sorted(allCards(now))).toEqual(sorted(MELEE_DECK));
          expect(JSON.parse(JSON.stringify(now.match))).toEqual(now.match);
        });
        expect(melee(round)).toBeUndefined();
        expect(sorted(round.match.table.decks.melee)).toEqual(sorted(MELEE_DECK));
      }),
      { numRuns: 60 },
    );
  });

  it('MEL-4: what a card suffers is what the other deals', () => {
    const suffer = {
      [HG]: [0, 0, 0, 0, 2, 0],
      [FS]: [0, 0, 2, 2, 1, 0],
      [TH]: [0, 0, 3, 0, 1, 0],
      [SC]: [0, 3, 0, 0, 2, 0],
      [RA]: [0, 3, 2, 2, 1, 0],
      [LG]: [0, 2, 1, 0, 0, 0],
    };
    fc.assert(
      fc.property(fc.constantFrom(...MELEE_CARDS), fc.constantFrom(...MELEE_CARDS), (mine, theirs) => {
        expect(suffer[mine][MELEE_CARDS.indexOf(theirs)]).toBe(FACES[theirs].deal[mine].hit ?? 0);
      }),
    );
  });

  it('MEL-28, CRT-7: what is asked does not depend on what the other holds', () => {
    const questions = (others: typeof MELEE_DECK): string[][] => {
      const start = declare({
        attacker: person('one', { melee: 1 }),
        defender: person('two', { melee: 3 }),
        draws: [FS, LG, LG, HG, ...others],
      });
      const found: string[][] = [];
      let round = start;
      for (const plan of ['going-for-it', 'melee-card', 'critical', 'damage-type', 'follow-up'] as const) {
        round = fight(round, { cards: [FS] }, { cards: [HG] }, plan);
        if (melee(round)) found.push(asked(round));
      }
      return found;
    };
    expect(questions([HG, HG])).toEqual(questions([TH, SC]));
    expect(questions([HG, RA])).toContainEqual(['follow-up 1']);
  });
});
