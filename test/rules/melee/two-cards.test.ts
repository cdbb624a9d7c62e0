import { describe, expect, it } from 'vitest';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import { asked, declare, fight, FS, HG, LG, melee, person, play, RA, SC, say, seen, speaks, TH, type Round } from './fixture.ts';

// Both fighters may lay two cards: the right of one takes nothing from that of the other.

const heads = (id: string) =>
  person(id, { melee: 2, health: 20, abilities: [speaks('two-heads', { on: 'melee-drawn' }, [{ do: 'lay-two' }], true)] });
const laid = (seat: number, card: MeleeCard) => ({ seat, kind: 'play-melee', card }) as const;
const use = (seat: number) => ({ seat, kind: 'use', model: seat === 0 ? '0:one' : '1:two', ability: 'two-heads' }) as const;
const pass = (seat: number) => ({ seat, kind: 'pass' }) as const;

/** Both are asked, one after the other, and these seats use it. */
function started(users: readonly number[]): Round {
  let round = fight(declare({ attacker: heads('one'), defender: heads('two'), draws: [FS, SC, TH, LG, RA, HG] }), {}, {}, 'interrupt');
  for (let asks = 0; asks < 2; asks += 1) {
    const seat = round.match.openings[0]?.seat ?? NaN;
    round = say(round, users.includes(seat) ? use(seat) : pass(seat));
  }
  return round;
}

describe('two cards on both sides', () => {
  it.each([[[]], [[0]], [[1]], [[0, 1]]])('MEL-10: who used the right lays two, who did not lays one: seats %j', (users) => {
    const round = play(started(users), laid(0, FS), laid(1, RA));
    expect(asked(round)).toEqual(users.length > 0 ? users.map((seat) => `melee-card ${seat}`) : ['critical 0', 'critical 1']);
    expect(melee(round)?.laid).toEqual(users.length > 0 ? { attacker: FS, defender: RA } : {});
  });
  it('MEL-10, MEL-23: all four are shown together, and each player says which counts', () => {
    const round = play(started([0, 1]), laid(0, FS), laid(1, RA), laid(1, HG), laid(0, SC));
    expect(seen(round, 'melee-revealed')).toEqual([
      { what: 'melee-revealed', cards: { attacker: FS, defender: RA }, spare: { attacker: SC, defender: HG } },
    ]);
    let counted = round;
    for (const [seat, options, option] of [
      [0, [FS, SC], SC],
      [1, [RA, HG], RA],
    ] as const) {
      expect(counted.match.openings).toMatchObject([{ seat, kind: 'choice', question: { ask: 'option', options, of: 'melee-card' } }]);
      counted = say(counted, { seat, kind: 'answer', option });
    }
    expect(asked(counted)).toEqual(['critical 0', 'critical 1']);
    expect(melee(counted)).toMatchObject({ played: { attacker: SC, defender: RA }, hands: { attacker: [TH, LG], defender: [] } });
  });
});
