import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { refuseGoingForIt } from '../../../src/rules/melee/going-for-it.ts';
import type { MeleeFrame, Side } from '../../../src/rules/terms/frame.ts';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import {
  about,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  off,
  offered,
  passive,
  person,
  play,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  TH,
  wounding,
  type Given,
  type Round,
} from './fixture.ts';

const draws: MeleeCard[] = [FS, RA, LG, TH, SC, HG];
const fighterWith = (more = {}) => person('one', { melee: 2, health: 20, ...more });
const two = (more = {}) => person('two', { melee: 2, health: 20, ...more });
const start = (given: Partial<Given> = {}): Round => declare({ attacker: fighterWith(), defender: two(), draws, ...given });

describe('a refusal says what it is about', () => {
  it('MEL-10: the card that is not in hand', () => {
    const round = fight(start(), {}, {}, 'melee-card');
    expect(about(round, { seat: 0, kind: 'play-melee', card: SC })).toEqual({ card: SC });
    expect(about(round, { seat: 0, kind: 'play-melee', card: FS })).toBeNull();
  });

  it('CRT-1: the number of copies', () => {
    const round = fight(start({ draws: [RA, RA, RA, LG, SC, TH] }), { cards: [RA] }, { cards: [SC] }, 'critical');
    const press = (copies: number) => ({ seat: 0, kind: 'press', copies }) as const;
    expect(offered(round, 0)).toEqual([press(1), press(2), press(3)]);
    for (const copies of [0, 4, 1.5]) {
      expect(refused(round, press(copies))).toEqual(['one-to-three-copies', 'CRT-1']);
      expect(about(round, press(copies))).toEqual({ copies });
    }
    expect(refused(round, press(3))).toEqual(['legal']);
    expect(refused(round, { seat: 1, kind: 'press', copies: 2 })).toEqual(['card-not-in-hand', 'CRT-1']);
    expect(about(round, { seat: 1, kind: 'press', copies: 2 })).toEqual({ copies: 2 });
  });

  it('CRT-1: a text forbids them against one enemy', () => {
    const clumsy = { abilities: [passive('clumsy', { mod: 'forbid', actions: ['criticals'] })] };
    const round = fight(
      start({ attacker: fighterWith(clumsy), draws: [RA, RA, HG, LG, SC, SC] }),
      { cards: [RA] },
      { cards: [SC] },
      'critical',
    );
    expect(offered(round, 0)).toEqual([{ seat: 0, kind: 'press', copies: 1 }]);
    expect(refused(round, { seat: 0, kind: 'press', copies: 2 })).toEqual(['criticals-forbidden', 'CRT-1']);
    expect(about(round, { seat: 0, kind: 'press', copies: 2 })).toEqual({ copies: 2 });
    expect(offered(round, 1)).toHaveLength(2);
  });

  it('DMG-1: the type', () => {
    const round = fight(start(), { cards: [FS] }, { cards: [SC] }, 'damage-type');
    expect(about(round, { seat: 0, kind: 'damage-type', type: 'magical' })).toEqual({ type: 'magical' });
  });

  it('FUP-4: the card of a follow-up', () => {
    const circle = signature(FS, '2* 2* 2* 2* 2* 2*', ['impact']);
    const round = fight(
      start({ attacker: fighterWith({ signature: circle }) }),
      { cards: [FS], upgrade: [true] },
      { cards: [SC] },
      'follow-up',
    );
    expect(about(round, { seat: 0, kind: 'follow-up', card: HG })).toEqual({ card: HG });
  });

  it('SIG-1: whose signature move', () => {
    const blow = signature(FS, '1 1 1 1 1 1', ['impact']);
    const round = fight(start({ attacker: fighterWith({ signature: blow }) }), { cards: [FS] }, { cards: [SC] }, 'upgrade');
    const upgrade = (of?: string) => ({ seat: 0, kind: 'upgrade', signature: true, ...(of ? { of } : {}) }) as const;
    expect(offered(round, 0)).toEqual([upgrade(), { seat: 0, kind: 'upgrade', signature: false }]);
    expect(refused(round, upgrade('0:one'))).toEqual(['legal']);
    expect(refused(round, upgrade('1:two'))).toEqual(['signature-not-lent', 'UPG-8', 'SIG-1']);
    expect(about(round, upgrade('1:two'))).toEqual({ model: '1:two' });
    const training = passive('training', { mod: 'lends-signature', in: 6 });
    const teacher = { seat: 0, card: person('teacher', { signature: blow, abilities: [training] }), at: off(3, [0, 1]) };
    const lent = fight(start({ extras: [teacher] }), { cards: [FS] }, { cards: [SC] }, 'upgrade');
    expect(about(lent, upgrade())).toEqual({ model: '0:one' });
    const mirror = signature(FS, '1 1 1 1 1 1', ['impact'], { id: 'mirror', mirrors: { other: true, within: { in: 6 } } });
    const mirrored = fight(
      start({ attacker: fighterWith({ signature: mirror }), extras: [teacher] }),
      { cards: [FS] },
      { cards: [SC] },
      'upgrade',
    );
    expect(refused(mirrored, upgrade())).toEqual(['signature-to-copy', 'SIG-1']);
    expect(about(mirrored, upgrade())).toEqual({ model: '0:one' });
    const both = start({ attacker: fighterWith({ signature: blow, abilities: [training] }) });
    expect(offered(fight(both, { cards: [FS] }, { cards: [SC] }, 'upgrade'), 0)).toEqual([
      upgrade(),
      { seat: 0, kind: 'upgrade', signature: false },
    ]);
  });

  it('CRT-1: how many cards are laid with a signature move', () => {
    const gathers = signature(RA, '2 1 2 2 1 0', ['slicing'], { gathers: FS });
    const asking = fight(start({ attacker: fighterWith({ signature: gathers }) }), { cards: [RA] }, { cards: [SC] }, 'upgrade');
    const round = say(asking, { seat: 0, kind: 'upgrade', signature: true });
    expect(about(round, { seat: 0, kind: 'press', copies: 3 })).toEqual({ copies: 3 });
    expect(about(round, { seat: 0, kind: 'press', copies: 0 })).toEqual({ copies: 0 });
    expect(about(round, { seat: 0, kind: 'press', copies: 2 })).toBeNull();
  });

  it('END-3: what is to be put in order', () => {
    const ends = (card: MeleeCard, id: string) => signature(card, '∅ ∅ ∅ ∅ ∅ ∅', [], { id, end: wounding('enemy', 1) });
    const given = { attacker: fighterWith({ signature: ends(FS, 'mine') }), defender: two({ signature: ends(SC, 'theirs') }) };
    const round = fight(start(given), { cards: [FS], upgrade: [true] }, { cards: [SC], upgrade: [true] }, 'choice');
    expect(about(round, { seat: 0, kind: 'answer', order: [] })).toEqual({ items: ['0:one/mine', '1:two/theirs'] });
    expect(offered(round, 0)).toEqual([
      { seat: 0, kind: 'answer', order: ['0:one/mine', '1:two/theirs'] },
      { seat: 0, kind: 'answer', order: ['1:two/theirs', '0:one/mine'] },
    ]);
  });

  it('END-3: the same move used twice is told apart', () => {
    const circle = signature(TH, '1* 1* 1* 1* 1* 1*', ['piercing'], { id: 'sting', end: wounding('enemy', 1) });
    const given = { attacker: fighterWith({ signature: circle }), draws: [TH, TH, LG, LG, SC, HG] as MeleeCard[] };
    const round = fight(start(given), { cards: [TH, TH], upgrade: [true, true] }, { cards: [SC] }, 'choice');
    expect(round.match.openings).toMatchObject([{ question: { items: ['0:one/sting', '0:one/sting#2'] } }]);
    const over = say(round, { seat: 0, kind: 'answer', order: ['0:one/sting#2', '0:one/sting'] });
    expect(seen(over, 'wounded').map(({ model, amount }) => [model, amount])).toEqual([
      ['1:two', 1],
      ['1:two', 1],
      ['1:two', 1],
      ['1:two', 1],
    ]);
  });

  it('MEL-13: why nobody may go for it', () => {
    const why = (given: Partial<Given>, side: Side, change: Partial<MeleeFrame> = {}): unknown => {
      const round = start(given);
      const frame = melee(round);
      if (!frame) throw new Error('no melee');
      const refused = refuseGoingForIt(lookAt(round.match, round.cards), { ...frame, ...change }, side);
      return refused && [refused.code, refused.clauses, refused.facts];
    };
    expect(why({}, 'attacker')).toBeNull();
    expect(why({}, 'defender')).toBeNull();
    expect(why({ options: { goingForIt: false } }, 'attacker')).toEqual(['switched-off', ['VAR-5', 'MEL-13'], undefined]);
    expect(why({}, 'attacker', { wentForIt: ['attacker'] })).toEqual(['decided-already', ['MEL-14', 'MEL-13'], undefined]);
    expect(why({}, 'defender', { wentForIt: ['attacker'] })).toBeNull();
    expect(why({ defender: two({ meleeRange: 0 }) }, 'defender')).toEqual(['one-card-only', ['MEL-24'], undefined]);
    expect(why({ defender: two({ meleeRange: 0 }) }, 'attacker')).toBeNull();
    const empty = { attacker: fighterWith({ melee: 20 }), defender: two({ melee: 1 }) };
    expect(why(empty, 'attacker')).toEqual(['too-few-cards', ['MEL-15', 'MEL-13'], undefined]);
    expect(why({ models: { attacker: { energy: 0 } } }, 'attacker')).toEqual([
      'not-enough-energy',
      ['MEL-13', 'MEL-16'],
      { model: '0:one' },
    ]);
    expect(why({ models: { defender: { energy: 0 } } }, 'defender')).toEqual([
      'not-enough-energy',
      ['MEL-13', 'MEL-16'],
      { model: '1:two' },
    ]);
  });

  it('MEL-16: who pays is asked in whose name, and told', () => {
    const extras = [{ seat: 0, card: person('puppeteer'), at: off(4, [0, 1]) }];
    const round = start({ extras, payer: '0:puppeteer' });
    expect(round.match.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: '0:puppeteer' }]);
    const paid = play(round, { seat: 0, kind: 'go-for-it' });
    expect(seen(paid, 'energy-spent')).toEqual([{ what: 'energy-spent', model: '0:puppeteer', by: 1, on: 'going-for-it' }]);
    expect(seen(paid, 'went-for-it')).toEqual([{ what: 'went-for-it', side: 'attacker', model: '0:puppeteer' }]);
  });
});
