import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { GameFrame } from '../../../src/rules/terms/frame.ts';
import { A, always, asked, B, changed, person, scene, text, three, type Scene } from '../small-match.ts';

const heal: Eff = { do: 'heal', to: 'self', by: 2 };
const gain: Eff = { do: 'gain', to: 'self', energy: 1 };
const thrall = always('thrall', { mod: 'thrall' });

/** What is asked when a text of a may be used or not. */
const offered = (before: Scene, ...effects: Eff[]): string[] => asked(text(before, A, effects, { offer: 'interrupt' }));
const OFFER = ['interrupt 0'];
const NONE = ['act 0'];

describe('an offer that could change nothing', () => {
  const unhurt = three();
  const hurt = three({ at: { [A]: { at: [18, 18], wounds: 1 }, '1:b': [21.181, 18], '0:c': [14.819, 18] } });

  it('REA-15: of a condition the branch that would be run counts, as long as nothing comes before it', () => {
    const ifHolding = (then: Eff, otherwise: Eff): Eff => ({
      do: 'if',
      cond: [{ who: 'self', holdsStone: true }],
      then: [then],
      else: [otherwise],
    });
    expect(offered(unhurt, ifHolding(gain, heal))).toEqual(NONE);
    expect(offered(hurt, ifHolding(gain, heal))).toEqual(OFFER);
    expect(offered(unhurt, ifHolding(heal, gain))).toEqual(OFFER);
    expect(offered(unhurt, heal, ifHolding(gain, heal))).toEqual(OFFER); // by then it may be so
  });
  it('REA-15: a condition that stands first is so or not now, whatever comes after it', () => {
    const holding: Eff = { do: 'if', cond: [{ who: 'self', holdsStone: true }], then: [gain] };
    expect(offered(unhurt, holding, heal)).toEqual(NONE);
    expect(offered(hurt, holding, heal)).toEqual(OFFER);
    expect(offered(unhurt, heal, holding)).toEqual(OFFER);
    const within = (...effects: Eff[]): Eff => ({ do: 'one-of', options: [effects] });
    expect(offered(unhurt, within(holding, heal))).toEqual(NONE);
    expect(offered(unhurt, within(heal, holding))).toEqual(OFFER);
  });
  it('REA-15: one of several outcomes that changes something is enough', () => {
    expect(offered(unhurt, { do: 'one-of', options: [[heal], [heal]] })).toEqual(NONE);
    expect(offered(unhurt, { do: 'one-of', options: [[heal], [gain]] })).toEqual(OFFER);
  });
  it('REA-15: CTL-5: nobody is summoned who is there already, or for whom there is no room', () => {
    const summon = (unique: boolean): Eff => ({ do: 'summon', what: 'c', contact: 'self', ...(unique ? { unique } : {}) });
    expect(offered(unhurt, summon(true))).toEqual(NONE);
    expect(offered(unhurt, summon(false))).toEqual(OFFER);
    const ring = ['c', 'd', 'e', 'f', 'g', 'h'];
    const sixth = (index: number): [number, number] => [
      18 + 1.19 * Math.cos((index * Math.PI) / 3),
      18 + 1.19 * Math.sin((index * Math.PI) / 3),
    ];
    const crowded = scene({
      seats: [['a', ...ring].map((id) => person(id)), [person('b')]],
      at: { [A]: [18, 18], [B]: [30, 30], ...Object.fromEntries(ring.map((id, index) => [`0:${id}`, sixth(index)])) },
    });
    expect(offered(crowded, summon(false))).toEqual(NONE);
  });
  it('REA-15: CTL-2: a thrall never gains energy', () => {
    expect(offered(three({}, { a: { abilities: [thrall] } }), gain)).toEqual(NONE);
    expect(offered(unhurt, gain)).toEqual(OFFER);
  });
  it('REA-15: what falls on nobody who is in play changes nothing', () => {
    const fallOn = (to: 'self' | 'nominee'): Eff[] => [
      { do: 'wound', to, by: 1 },
      { do: 'damage', to, by: 1, type: 'magical' },
      { do: 'apply', to, mods: [{ mod: 'dealt', by: 1 }], until: 'turn' },
      { do: 'give', to, ability: thrall, until: 'turn' },
    ];
    for (const effect of fallOn('nominee')) expect(offered(unhurt, effect)).toEqual(NONE);
    for (const effect of fallOn('self')) expect(offered(unhurt, effect)).toEqual(OFFER);
  });
  it('REA-15: a number from 1 to none cannot be chosen, and nothing is done no times', () => {
    const stones = { of: 'self', the: 'stones' } as const;
    expect(offered(unhurt, { do: 'choose-x', to: stones, then: [gain] })).toEqual(NONE);
    expect(offered(unhurt, { do: 'choose-x', to: 1, then: [gain] })).toEqual(OFFER);
    expect(offered(unhurt, { do: 'repeat', times: stones, then: [gain] })).toEqual(NONE);
  });
  it('INI-7: INI-9: in a tie of others no die of its own lies on the table', () => {
    const own: Eff = { do: 'reroll-die', of: 'own' };
    const cast = (rolls: GameFrame['rolls']): Scene =>
      changed(unhurt, (play) => play.setStack([{ ...play.game, ...(rolls ? { rolls } : {}) }]));
    expect(offered(cast({ 1: [3, 0] }), own)).toEqual(NONE);
    expect(offered(cast({ 0: [3, 0], 1: [3, 0] }), own)).toEqual(OFFER);
    expect(offered(cast({ 0: [3, 0] }), { do: 'reroll-die', of: 'opponent' })).toEqual(NONE);
  });
});
