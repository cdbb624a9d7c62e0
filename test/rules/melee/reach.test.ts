import { describe, expect, it } from 'vitest';
import type { Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import {
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  model,
  offered,
  fighterWith,
  passive,
  person,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  speaks,
  TH,
  two,
  wounding,
  wounds,
  type Round,
} from './fixture.ts';

const draws: MeleeCard[] = [FS, RA, LG, TH, SC, HG];

describe('out of reach', () => {
  const lance = person('lance', { melee: 2, meleeRange: 2, health: 20 });
  const short = (more = {}, mods: Parameters<typeof passive>[1][] = []) =>
    person('short', { melee: 2, health: 20, abilities: mods.map((mod) => passive('far', mod)), ...more });
  const run = (defender: ReturnType<typeof short>, gap = 1.5): Round =>
    fight(declare({ attacker: lance, defender, gap, draws: [FS, RA, LG, TH, SC, HG] }), { cards: [FS] }, { cards: [SC], upgrade: [true] });
  const far = { mod: 'ignore', what: ['melee-range'] } as const;

  it('MEL-18, SIG-13: a defender deals nothing, unless a text lifts it: on the card, or in the signature move', () => {
    expect(wounds(run(short()))).toEqual([0, 3]);
    expect(wounds(run(short(), 1))).toEqual([2, 3]);
    expect(wounds(run(short({}, [{ ...far, what: [...far.what] }])))).toEqual([2, 3]);
    const blow = (mods: object[]) => signature(SC, '1 1 1 1 1 1', ['impact'], { mods } as never);
    expect(wounds(run(short({ signature: blow([]) })))).toEqual([0, 3]);
    expect(
      wounds(run(short({ signature: blow([{ mods: [{ mod: 'dealt', by: 1 }] }, { mods: [{ mod: 'dealt', by: 1 }, far] }]) }))),
    ).toEqual([3, 3]);
    expect(wounds(run(short({ signature: blow([{ mods: [{ mod: 'ignore', what: ['evade'] }] }]) })))).toEqual([0, 3]);
  });

  it('MEL-18: what is printed as ∅ does not become 0 for a card that reaches nobody', () => {
    const zero = short({}, [{ mod: 'null-as-zero' }, { mod: 'dealt', by: 1, scope: 'melee' }]);
    expect(wounds(run(zero))).toEqual([0, 3]);
    expect(wounds(run(zero, 1))).toEqual([3, 3]);
  });

  it('SIG-16, MEL-19: a signature move that lengthens its arm at once reaches after all', () => {
    const arm = (begin: Eff[]) => signature(SC, '1 1 1 1 1 1', ['impact'], { begin });
    const longer: Eff[] = [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'melee-range', by: 1 }], until: 'turn' }];
    expect(wounds(run(short({ signature: arm(longer) })))).toEqual([1, 3]);
    expect(wounds(run(short({ signature: arm(longer) }), 1))).toEqual([1, 3]);
    expect(wounds(run(short({ signature: arm([{ do: 'heal', to: 'self', by: 1 }]) })))).toEqual([0, 3]);
    expect(wounds(run(short({ signature: signature(SC, '1 1 1 1 1 1', ['impact']) })))).toEqual([0, 3]);
  });
});

describe('who may not upgrade', () => {
  it('SIG-12: a text may forbid it against one enemy, or let only the end step be none', () => {
    const blow = signature(FS, '1 1 1 1 1 1', ['impact'], { end: wounding('enemy', 1) });
    const awe = (actions: ('signature' | 'end-step')[]): Passive => ({
      kind: 'passive',
      id: 'awe',
      name: 'awe',
      rules: [{ always: [{ mod: 'forbid', actions, against: 'self' }], to: { side: 'enemy' } }],
    });
    const fought = (...abilities: Passive[]): Round =>
      fight(
        declare({ attacker: { ...fighterWith(), signature: blow }, defender: two(...abilities), draws }),
        { cards: [FS], upgrade: [true] },
        { cards: [SC] },
      );
    expect(wounds(fought())).toEqual([2, 2]);
    expect(wounds(fought(awe(['end-step'])))).toEqual([2, 1]);
    expect(wounds(fought(awe(['signature'])))).toEqual([2, 3]);
    expect(seen(fought(awe(['signature'])), 'upgraded')).toEqual([]);
  });
});

describe('a fighter that falls', () => {
  it('FUP-3, END-4: and comes back strikes no more in this round, and its end step counts it as slain', () => {
    const rises = speaks('rises', { on: 'slain', who: { only: 'self' } }, [
      { do: 'return', who: 'subject', contact: 'originator', boxes: 5 },
    ]);
    const fallen = (unlessSlain: boolean, wounds: number): Round => {
      const circle = signature(SC, '1* 1* 1* 1* 1* 1*', ['impact'], { end: wounding('enemy', 4), ...(unlessSlain ? { unlessSlain } : {}) });
      const start = declare({
        attacker: fighterWith(),
        defender: { ...two(rises), signature: circle },
        draws,
        models: { defender: { wounds } },
      });
      const asking = fight(start, { cards: [FS] }, { cards: [SC], upgrade: [true] }, 'choice');
      const place = offered(asking, 1)[0];
      return fight(place && melee(asking) ? say(asking, place) : asking, {}, {});
    };
    const risen = fallen(true, 18);
    expect(model(risen, 'defender').status).toBe('board');
    expect(seen(risen, 'follow-up-earned')).toEqual([]);
    expect(wounds(risen)[0]).toBe(1);
    expect(wounds(fallen(false, 18))[0]).toBe(5);
    expect(wounds(fallen(true, 0))[0]).toBe(5);
    expect(seen(fallen(true, 0), 'follow-up-earned')).toHaveLength(1);
  });

  it('FUP-3, MEL-30: the slain neither earn nor strike again, and nothing is dealt to them twice', () => {
    const circles = (id: string, card: MeleeCard) => signature(card, '2* 2* 2* 2* 2* 2*', ['impact'], { id });
    const start = declare({
      attacker: { ...fighterWith(), signature: circles('mine', FS) },
      defender: { ...two(), signature: circles('theirs', SC) },
      draws: [FS, RA, LG, TH, SC, HG],
      models: { defender: { wounds: 18 } },
    });
    const round = fight(start, { cards: [FS, RA], upgrade: [true] }, { cards: [SC, HG], upgrade: [true] });
    expect(model(round, 'defender').status).toBe('slain');
    expect(seen(round, 'follow-up-earned').map(({ side }) => side)).toEqual(['attacker']);
    expect(seen(round, 'damaged')).toHaveLength(2);
    expect(wounds(round)[0]).toBe(2);
  });

  it('FUP-4: a follow-up is asked of whoever has earned one, and may be declined or laid from the hand alone', () => {
    const circle = signature(FS, '2* 2* 2* 2* 2* 2*', ['impact']);
    const start = declare({ attacker: { ...fighterWith(), signature: circle }, defender: two(), draws: [FS, RA, RA, TH, SC, HG] });
    const round = fight(start, { cards: [FS], upgrade: [true] }, { cards: [SC] }, 'follow-up');
    expect(round.match.openings).toEqual([{ seat: 0, kind: 'follow-up', side: 'attacker' }]);
    expect(offered(round, 0)).toEqual([
      { seat: 0, kind: 'follow-up', card: RA },
      { seat: 0, kind: 'follow-up', card: TH },
      { seat: 0, kind: 'pass' },
    ]);
    expect(refused(round, { seat: 0, kind: 'follow-up', card: SC })).toEqual(['card-not-in-hand', 'FUP-4', 'MEL-10']);
    expect(refused(round, { seat: 0, kind: 'pass' })).toEqual(['legal']);
    const declined = say(round, { seat: 0, kind: 'pass' });
    expect(seen(declined, 'follow-up-declined')).toEqual([{ what: 'follow-up-declined', side: 'attacker' }]);
    expect(seen(declined, 'melee-ended')).toHaveLength(1);
    const next = say(round, { seat: 0, kind: 'follow-up', card: RA });
    expect(seen(next, 'melee-revealed').at(-1)).toEqual({ what: 'melee-revealed', cards: { attacker: RA } });
    expect(melee(next)).toMatchObject({
      exchange: 1,
      dealing: 'attacker',
      played: { attacker: RA, defender: SC },
      discard: [FS, SC, RA],
      earned: [],
    });
    expect(melee(next)).toMatchObject({
      hands: { attacker: [RA, TH], defender: [HG] },
      copies: { defender: 1 },
      types: { defender: 'slicing' },
    });
    expect(melee(next)?.fought).toEqual({ attacker: [FS, RA], defender: [SC] });
    expect(asked(next)).toEqual(['critical 0']);
  });

  it('FUP-4: whoever has no card left is not asked', () => {
    const circle = signature(FS, '2* 2* 2* 2* 2* 2*', ['impact']);
    const bare = person('one', { melee: -1, health: 20, signature: circle });
    const start = declare({ attacker: bare, defender: two(), draws: [FS, SC, HG] });
    const round = fight(start, { cards: [FS], upgrade: [true] }, { cards: [SC] }, 'follow-up');
    expect(seen(round, 'follow-up-earned')).toHaveLength(1);
    expect(seen(round, 'follow-up-declined')).toEqual([]);
    expect(melee(round)).toBeUndefined();
  });

  it('FUP-7: of two who have earned one the second may still think about it', () => {
    const circles = (card: MeleeCard) => signature(card, '1* 1* 1* 1* 1* 1*', ['impact']);
    const start = declare({
      attacker: { ...fighterWith(), signature: circles(FS) },
      defender: { ...two(), melee: 3, signature: circles(SC) },
      draws: [FS, RA, LG, TH, SC, HG, TH],
    });
    let round = fight(start, { cards: [FS], upgrade: [true] }, { cards: [SC], upgrade: [true] }, 'follow-up');
    expect(asked(round)).toEqual(['follow-up 0', 'follow-up 1']);
    round = say(round, { seat: 1, kind: 'follow-up', card: TH });
    expect(asked(round)).toEqual(['follow-up 0']);
    round = say(round, { seat: 0, kind: 'follow-up', card: RA });
    expect(seen(round, 'melee-revealed').at(-1)?.cards).toEqual({ attacker: RA, defender: TH });
    expect(melee(round)).toMatchObject({ copies: {}, upgraded: {}, types: {}, hands: { attacker: [LG, TH], defender: [HG] } });
    expect(wounds(fight(round, {}, {}))).toEqual([3, 2]); // 1 each, then a thrust (2) against a rising attack (1)
  });
});
