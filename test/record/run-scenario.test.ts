import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { runScenario } from '../../src/record/scenario/run-scenario.ts';

const chase = {
  id: 'chase',
  seats: [{ troupe: ['billy'] }, { troupe: ['grub'] }],
  models: { billy: { at: [10, 10] }, grub: { at: [30, 30] } },
};
const activate = { seat: 0, kind: 'activate', model: 'billy' };
const why = (json: object): string => runScenario(json, catalogue).why;

describe('a scenario file', () => {
  it('passes when everything expected holds', () => {
    expect(
      why({ ...chase, decisions: [activate], expect: { models: { billy: { activated: true, wounds: 0 } }, state: 'activation.act' } }),
    ).toBe('');
  });

  it('says what differs', () => {
    expect(why({ ...chase, decisions: [activate], expect: { models: { billy: { wounds: 1 } } } })).toBe('billy wounds is 0, not 1');
    expect(why({ ...chase, decisions: [], expect: { open: { seat: 1, kind: 'act' } } })).toContain('open is activate of seat 0');
    expect(why({ ...chase, expect: { state: 'melee' } })).toContain('state is activation.choose, not melee');
  });

  it('ignores unknown fields at the top and refuses unknown options', () => {
    expect(why({ ...chase, colour: 'blue' })).toBe('');
    expect(why({ ...chase, options: { fog: true } })).toContain('options');
  });

  it('fails on a refused decision, and passes when the refusal was expected with its clause', () => {
    const twice = [activate, { seat: 0, kind: 'activate', model: 'billy' }];
    expect(why({ ...chase, decisions: twice })).toContain('is refused');
    expect(why({ ...chase, decisions: [...twice, { expect: { error: 'ACT-3' } }] })).toBe('');
    expect(why({ ...chase, decisions: [...twice, { expect: { error: 'MEL-1' } }] })).toContain('not MEL-1');
    expect(why({ ...chase, decisions: [activate, { expect: { error: 'ACT-3' } }] })).toContain('is accepted');
  });

  it('never makes a choice that is a player’s alone', () => {
    expect(why({ ...chase, decisions: [{ seat: 0, kind: 'end-activation' }] })).toContain('is refused');
  });

  it('fails when a fixed draw is not in the deck', () => {
    const draws = { arcane: ['green-3', 'green-3', 'green-3', 'green-3'] };
    const brew = [activate, { seat: 0, kind: 'use', ability: 'high-ho-silver' }];
    expect(why({ ...chase, draws, decisions: brew })).toContain('green-3');
  });

  it('takes characters invented for it alone', () => {
    const seats = [{ troupe: ['dummy'] }, { troupe: ['grub'] }];
    const models = { dummy: { at: [10, 10] }, grub: { at: [30, 30] } };
    const characters = { dummy: { melee: 7, meleeRange: 2, blueDots: [1, 2] } };
    const expected = { models: { dummy: { energy: 2, stats: { melee: 7, meleeRange: 2 } } } };
    expect(why({ id: 'dummy', seats, models, characters, expect: expected })).toBe('');
  });

  it('comes back as a sentence whatever it is given', () => {
    for (const json of [
      null,
      3,
      [],
      {},
      { id: 'x', seats: 'two' },
      { ...chase, seats: [] },
      { ...chase, models: { ghost: { at: [1, 1] } } },
    ]) {
      const outcome = runScenario(json, catalogue);
      expect(outcome.ok).toBe(false);
      expect(outcome.why).not.toBe('');
    }
  });
});
