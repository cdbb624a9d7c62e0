import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { runScenario } from '../../../src/record/scenario/run-scenario.ts';

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

  it('a place is met within a fiftieth of an inch, and not a tenth off', () => {
    const placed = (x: number, height = 0): string =>
      why({ ...chase, decisions: [activate], expect: { models: { billy: { at: [x, 10, height] } } } });
    expect(placed(10)).toBe('');
    expect(placed(10.02)).toBe('');
    expect(placed(10.1)).toContain('billy is at 10, 10');
    expect(placed(9.9)).toContain('billy is at 10, 10');
    expect(placed(10, 0.1)).toContain('billy');
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

  it('shows the card that a use names, unless the file says next which one is shown', () => {
    const file = new URL('../../golden/kavanagh-juggling-fate.json', import.meta.url);
    const { decisions, ...scenario } = JSON.parse(readFileSync(file, 'utf8')) as { decisions: { kind: string; cards?: string[] }[] };
    const used = decisions.findIndex(({ kind }, place) => kind === 'use' && decisions[place + 1]?.cards !== undefined);
    const naming = (card: string) => decisions.with(used, { ...decisions[used], card } as (typeof decisions)[number]);
    expect(why({ ...scenario, decisions })).toBe('');
    expect(why({ ...scenario, decisions: naming('green-1') })).toBe('');
    expect(why({ ...scenario, decisions: naming('green-1').toSpliced(used + 1, 1) })).toContain('green-1');
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

  it('reads a full card in the short forms of the card language', () => {
    const brute = {
      abilities: [
        { use: 'weakling' },
        { id: 'gust', kind: 'active', cost: 1, range: 6, target: {}, do: [{ do: 'move', who: 'target', in: 2, way: { away: 'self' } }] },
      ],
      blueDots: [1, 2],
      signature: { id: 'slam', upgrades: 'thrust', types: ['impact'], deal: { 'high-guard': 2, thrust: { hit: 3, followUp: true } } },
    };
    const file = {
      ...chase,
      seats: [{ troupe: ['brute'] }, { troupe: ['grub'] }],
      characters: { brute },
      models: { brute: { at: [10, 10] }, grub: { at: [14, 10] } },
      decisions: [
        { seat: 0, kind: 'activate', model: 'brute' },
        { seat: 0, kind: 'use', ability: 'gust', targets: ['grub'] },
      ],
      expect: { models: { grub: { at: [16, 10] }, brute: { energy: 1 } } },
    };
    expect(why(file)).toBe('');
    expect(why({ ...file, characters: { brute: { abilities: [{ use: 'flight' }] } } })).toBe('no card has an ability flight');
    const boom = { id: 'boom', kind: 'active', cost: 0, do: [{ do: 'explode' }] };
    expect(why({ ...file, characters: { brute: { abilities: [boom] } } })).toBe(
      'characters.brute: abilities.0.do.0.do is "explode", which is no word of the card language',
    );
  });

  it('gives a summoned model to the only seat that can summon it', () => {
    const boris = { seats: [{ troupe: ['boris-the-bunny-summoner'] }, { troupe: ['grub'] }] };
    const models = { 'boris-the-bunny-summoner': { at: [10, 10] }, 'murder-bunny': { at: [12, 10] }, 'murder-bunny#2': { at: [8, 10] } };
    const both = { '0:murder-bunny': { at: [12, 10] }, '0:murder-bunny#2': { at: [8, 10] } };
    expect(why({ ...chase, ...boris, models, expect: { models: both } })).toBe('');
    expect(why({ ...chase, models: { ...chase.models, 'murder-bunny': { at: [12, 10] } } })).toContain('murder-bunny');
  });

  describe('at its end', () => {
    const draws = {
      melee: ['thrust', 'high-guard', 'high-guard', 'low-guard', 'low-guard', 'low-guard', 'thrust', 'rising-attack', 'rising-attack'],
    };
    const fight = {
      ...chase,
      models: { billy: { at: [10, 10] }, grub: { at: [11.5, 10] } },
      draws,
      decisions: [
        activate,
        { seat: 0, kind: 'melee', target: 'grub' },
        { seat: 0, kind: 'play-melee', card: 'thrust' },
        { seat: 1, kind: 'play-melee', card: 'thrust' },
      ],
    };
    const both = (wounds: number) => ({ models: { grub: { wounds }, billy: { wounds } } });

    it('looks at what is so once the last decision and all that it set off are over', () => {
      expect(why({ ...fight, expect: both(3) })).toBe('');
      expect(why({ ...fight, expect: both(0) })).toBe('grub wounds is 3, not 0; billy wounds is 3, not 0');
    });

    it('looks where a state or a question that it names is first reached, and nowhere else', () => {
      expect(why({ ...fight, expect: { state: 'melee.critical', ...both(0) } })).toBe('');
      expect(why({ ...fight, expect: { state: 'melee.critical', ...both(3) } })).toContain('grub wounds is 0, not 3');
      expect(why({ ...fight, expect: { open: { seat: 0, kind: 'act' }, ...both(3) } })).toBe('');
      expect(why({ ...fight, expect: { open: { seat: 0, kind: 'act' }, ...both(0) } })).toContain('grub wounds is 3, not 0');
      expect(why({ ...fight, expect: { state: 'arcane' } })).toBe('state is activation.act, not arcane');
    });

    it('counts a hand right after the last decision', () => {
      expect(why({ ...fight, expect: { seats: [{ hand: 5 }], ...both(0) } })).toBe('');
      expect(why({ ...fight, expect: { seats: [{ hand: 0 }] } })).toBe('seat 0 hand is 5, not 0');
    });

    it('inside the list sees the state it stands at', () => {
      expect(why({ ...fight, decisions: [...fight.decisions, { expect: both(3) }] })).toContain('grub wounds is 0, not 3');
    });
  });

  it.each([
    [{ models: { billy: { at: [40, 10] } } }, '0:billy does not stand wholly on the board'],
    [{ models: { billy: { at: ['1', 2] } } }, 'models.billy.at is no point [x, y] or [x, y, z]'],
    [{ models: { billy: { at: [1, 2], wounds: -1 } } }, 'models.billy.wounds must be at least 0'],
    [{ models: { billy: { at: [9, 9], used: ['flight'] } } }, 'no card has an ability flight'],
    [{ options: { fog: true } }, 'options.fog: there is no such option'],
    [{ options: { stones: 6 } }, 'options.stones must be 7 or 5, not 6'],
    [{ stones: [{ id: 's1', at: [55, 5], depth: 1 }] }, 'stone s1 is not on the board'],
    [{ first: 2 }, 'first: there is no seat 2'],
    [{ seats: [{ troupe: ['billy'] }] }, 'seats must be two, three or four: the game is for so many'],
    [{ seats: [{ troupe: ['billy'], cards: ['flight'] }, {}] }, 'no event, agenda or campaign card is called flight'],
    [{ terrain: [{ id: 'pond', kind: 'water' }] }, 'terrain pond has neither polygon nor disc'],
    [{ terrain: [{ id: 'pond', kind: 'water', polygon: [[1, 1], [2, 2]] }] }, 'terrain.0.polygon needs three points'], // prettier-ignore
    [{ terrain: [{ id: 'pit', kind: 'lava', disc: [5, 5, 1] }] }, 'terrain.0.kind must be "obstacle"'],
    [{ draws: { arcane: ['red-1'] } }, 'draws.arcane.0 is no arcane card'],
    [{ draws: { d6: [7] } }, 'draws.d6.0 must be at most 6'],
    [{ decisions: [{ seat: 0 }] }, 'decisions.0.kind is missing'],
    [{ decisions: [{ seat: 0, kind: 'dance' }] }, 'there is no decision dance'],
    [{ decisions: [activate, { seat: 0, kind: 'jog', path: 'north' }] }, 'the path of jog is not in its right form'],
    [{ decisions: [activate, { seat: 0, kind: 'jog' }] }, 'the path of jog is missing'],
    [{ expect: { score: 3 } }, 'expect.score: there is no such field'],
  ])('says what is wrong with %j', (part, sentence) => expect(why({ ...chase, ...part })).toContain(sentence));

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
