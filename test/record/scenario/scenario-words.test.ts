import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { inventedCharacter } from '../../../src/record/scenario/invented-character.ts';
import type { ScenarioCharacter } from '../../../src/record/scenario/scenario.ts';
import { runScenario } from '../../../src/record/scenario/run-scenario.ts';

const activate = { seat: 0, kind: 'activate', model: 'billy' };
const file = {
  id: 'words',
  seats: [{ troupe: ['billy'] }, { troupe: ['grub'] }],
  models: { billy: { at: [10, 10], stones: 1, energy: 2 }, grub: { at: [11.5, 10], wounds: 1 } },
  stones: [{ id: 'm1', at: [20, 20], depth: 2 }],
  decisions: [activate],
};
const why = (json: object): string => runScenario(json, catalogue).why;
/** What is said of an expectation right after the last decision. */
const textOf = (expected: object, more: object = {}): string => why({ ...file, ...more, decisions: [activate, { expect: expected }] });

describe('an expectation that does not hold says so in a sentence', () => {
  it.each([
    [{ models: { billy: { wounds: 2 } } }, 'billy wounds is 0, not 2'],
    [{ models: { billy: { energy: 5 } } }, 'billy energy is 2, not 5'],
    [{ models: { billy: { slain: true } } }, 'billy slain is false, not true'],
    [{ models: { billy: { removed: true } } }, 'billy removed is false, not true'],
    [{ models: { billy: { activated: false } } }, 'billy activated is true, not false'],
    [{ models: { billy: { stones: 2 } } }, 'billy stones is 1, not 2'],
    [{ models: { billy: { at: [10, 11] } } }, 'billy is at 10, 10'],
    [{ models: { billy: { at: [11, 10] } } }, 'billy is at 10, 10'],
    [{ models: { billy: { height: 3 } } }, 'billy stands 0 high'],
    [{ models: { billy: { at: [10, 10, 3] } } }, 'billy stands 0 high'],
    [{ models: { billy: { stats: { melee: 9 } } } }, /^at 1: billy melee is \d, not 9$/],
    [{ models: { billy: { stats: { arcane: 9 } } } }, /^at 1: billy arcane is \d, not 9$/],
    [{ models: { billy: { stats: { evade: 9 } } } }, /^at 1: billy evade is -?\d, not 9$/],
    [{ models: { billy: { stats: { meleeRange: 9 } } } }, /^at 1: billy melee range is \d, not 9$/],
    [{ models: { ghost: { wounds: 0 } } }, 'there is no model ghost'],
    [{ seats: [{ stones: 3 }] }, 'seat 0 stones is 1, not 3'],
    [{ seats: [null, { stones: 3 }] }, 'seat 1 stones is 0, not 3'],
    [{ seats: [{ shown: true }] }, 'seat 0 shown is false, not true'],
    [{ seats: [{ hand: 3 }] }, 'seat 0 hand is 0, not 3'],
    [{ seats: [{ hand: ['thrust'] }] }, 'seat 0 hand is , not thrust'],
    [{ stones: { m1: { depth: 1 } } }, 'm1 depth is 2, not 1'],
    [{ stones: { m1: { holder: 'billy' } } }, 'm1 holder is null, not 0:billy'],
    [{ stones: { m1: { at: [20, 21] } } }, 'm1 is at 20, 20'],
    [{ stones: { m9: { depth: 1 } } }, 'there is no stone m9'],
    [{ sight: [{ from: 'billy', to: 'grub', visible: false }] }, 'sight billy to grub is true, not false'],
    [{ sight: [{ from: 'billy', to: 'grub', cover: 'heavy' }] }, 'cover billy to grub is none, not heavy'],
    [{ notEngaged: [['billy', 'grub']] }, 'billy engages grub'],
    [{ turn: 4 }, /^at 1: turn is \d, not 4$/],
    [{ winner: 1 }, 'winner is undefined, not 1'],
    [{ state: 'discard' }, 'state is activation.act, not discard'],
    [{ open: { seat: 1, kind: 'act' } }, 'open is act of seat 0, not act of seat 1'],
    [{ open: { seat: 1 } }, 'open is act of seat 0, not anything of seat 1'],
    [{ open: { kind: 'claim' } }, 'open is act of seat 0, not claim of seat any'],
  ])('%j', (expected, sentence) => {
    if (typeof sentence === 'string') expect(textOf(expected)).toBe(`at 1: ${sentence}`);
    else expect(textOf(expected)).toMatch(sentence);
  });

  it.each([
    [{ models: { billy: { wounds: 0, energy: 2, slain: false, removed: false, activated: true, stones: 1, at: [10, 10, 0], height: 0 } } }],
    [{ models: { '0:billy': { at: [10.01, 9.99] }, grub: { wounds: 1, stones: 0 } } }],
    [{ seats: [{ stones: 1, shown: false, hand: 0 }, { hand: [] }] }],
    [{ stones: { m1: { depth: 2, at: [20, 20], holder: null } } }],
    [{ sight: [{ from: 'billy', to: 'grub', visible: true, cover: 'none' }] }],
    [{ engaged: [['billy', 'grub']], open: {}, state: 'activation' }],
    [{ open: { seat: 0 } }],
    [{ open: { kind: 'act' } }],
    [{}],
  ])('and nothing when it holds: %j', (expected) => expect(textOf(expected)).toBe(''));

  it('several lines stand one after the other', () => {
    expect(textOf({ models: { billy: { wounds: 1 }, grub: { wounds: 0 } }, seats: [{ stones: 0 }] })).toBe(
      'at 1: billy wounds is 0, not 1; grub wounds is 1, not 0; seat 0 stones is 1, not 0',
    );
    const far = { models: { ...file.models, grub: { at: [20, 10] } } };
    expect(textOf({ engaged: [['billy', 'grub']] }, far)).toBe('at 1: billy does not engage grub');
    expect(textOf({ notEngaged: [['billy', 'grub']] }, far)).toBe('');
  });

  it('a hand is that of the seat in the duel under way', () => {
    const melee = [
      'thrust',
      'high-guard',
      'low-guard',
      'low-guard',
      'rising-attack',
      'falling-swing',
      'sweeping-cut',
      'sweeping-cut',
      'high-guard',
      'thrust',
      'thrust',
    ];
    const fight = { ...file, draws: { melee }, decisions: [activate, { seat: 0, kind: 'melee', target: 'grub' }] };
    const hands = (own: unknown, theirs: unknown) =>
      why({ ...fight, decisions: [...fight.decisions, { expect: { seats: [{ hand: own }, { hand: theirs }] } }] });
    const counted = /seat 0 hand is (\d), not 0; seat 1 hand is (\d), not 0/.exec(hands(0, 0));
    const [mine, theirs] = [Number(counted?.[1]), Number(counted?.[2])];
    expect(mine + theirs).toBeGreaterThan(4);
    expect(hands(mine, theirs)).toBe('');
    expect(hands([...melee.slice(0, mine)].reverse(), melee.slice(mine, mine + theirs))).toBe('');
    expect(hands(['thrust'], theirs)).toContain('seat 0 hand is ');
  });
});

describe('a scenario that cannot be says why', () => {
  const disc = [5, 5, 1];
  it.each([
    [{ terrain: [{ id: 'pond', kind: 'water', disc, polygon: [[1, 1], [2, 2], [1, 2]] }] }, 'terrain pond has both a polygon and a disc'], // prettier-ignore
    [{ terrain: [{ id: 'roof', kind: 'platform', disc }] }, 'platform roof does not say its top'],
    [{ terrain: [{ id: 'wall', kind: 'barrier', disc, base: 3, top: 2 }] }, 'terrain wall has its top below its base'],
    [{ terrain: [{ id: 'a', kind: 'water', disc }, { id: 'a', kind: 'water', disc }] }, 'terrain a is there twice'], // prettier-ignore
    [{ stones: [{ id: 's', at: [5, 5], depth: 1 }, { id: 's', at: [7, 5], depth: 1 }] }, 'stone s is there twice'], // prettier-ignore
    [{ models: { billy: { at: [10, 10], stones: ['s', 's'] } } }, 'the held stone s is there twice'],
    [{ initiative: 3 }, 'initiative: there is no seat 3'],
    [{ seats: [{ troupe: ['billy'], used: ['flight'] }, { troupe: ['grub'] }] }, 'no event, agenda or campaign card is called flight'],
    [{ models: { billy: { at: [10, 0.1] } } }, '0:billy does not stand wholly on the board'],
    [{ stones: [{ id: 's', at: [5, 5], depth: 'deep' }] }, 'stones.0.depth must be a number, not "deep"'],
    [{ title: true }, 'title must be text, not true'],
    [{ decisions: {} }, 'decisions must be a list, not an object'],
    [{ turn: 0 }, 'turn must be at least 1'],
    [{ turn: 1.5 }, 'turn must be a whole number'],
    [{ draws: { d4: [0] } }, 'draws.d4.0 must be at least 1'],
    [{ expect: { open: { colour: 1 } } }, 'expect.open.colour: there is no such field'],
  ])('%j', (part, sentence) => expect(why({ ...file, ...part })).toContain(sentence));

  it('but not what can be', () => {
    for (const part of [
      { terrain: [{ id: 'roof', kind: 'platform', disc: [30, 30, 1], top: 3 }] },
      { terrain: [{ id: 'wall', kind: 'barrier', disc: [30, 30, 1], base: 2, top: 2 }] },
      { terrain: [{ id: 'a', kind: 'water', disc: [30, 30, 1], tags: 'pond' }, { id: 'b', kind: 'woods', disc: [33, 30, 1], piece: 'grove', tags: ['tree'] }] }, // prettier-ignore
      { first: 0, initiative: null, turn: 2 },
      { models: { billy: { at: [10, 10], stones: ['s', 't'] } }, stones: [] },
    ])
      expect(why({ ...file, ...part }), JSON.stringify(part)).toBe('');
  });

  it('a decision that is refused tells the code and the clauses; one that should be, what it was refused with', () => {
    const far = { seat: 0, kind: 'melee', target: 'billy' };
    const refused = why({ ...file, decisions: [activate, far] });
    expect(refused).toBe(`at 1: ${JSON.stringify(far)} is refused: not-an-enemy (MEL-27, MEL-5)`);
    expect(why({ ...file, decisions: [activate, far, { expect: { error: ['MEL-1', 'not-an-enemy'] } }] })).toBe('');
    expect(why({ ...file, decisions: [activate, far], expect: { error: 'MEL-27' } })).toBe('');
    expect(why({ ...file, decisions: [activate, far], expect: { error: 'MEL-1' } })).toBe(
      `at 1: ${JSON.stringify(far)} is refused with not-an-enemy (MEL-27, MEL-5), not MEL-1`,
    );
    expect(why({ ...file, decisions: [activate], expect: { error: 'ACT-3' } })).toBe(
      `at 0: ${JSON.stringify(activate)} is accepted, not refused with ACT-3`,
    );
    const named = runScenario({ ...file, id: 7, decisions: [activate] }, catalogue);
    expect(named).toEqual({ id: '7', ok: false, why: expect.any(String) });
    expect(runScenario({ ...file, id: undefined }, catalogue).id).toBe('unnamed');
  });
});

describe('a character made up for a scenario', () => {
  const made = (character: object, expected: object): string =>
    why({
      ...file,
      seats: [{ troupe: ['dummy'] }, { troupe: ['grub'] }],
      characters: { dummy: character },
      models: { dummy: { at: [10, 10] }, grub: { at: [11.5, 10] } },
      decisions: [{ seat: 0, kind: 'activate', model: 'dummy' }, { expect: { models: { dummy: expected } } }],
    });
  it('is plain where the file says nothing', () => {
    expect(made({}, { energy: 0, stats: { melee: 3, arcane: 3, evade: 0, meleeRange: 1 } })).toBe('');
    expect(
      made(
        { melee: 5, arcane: 1, evade: -1, meleeRange: 2, blueDots: [1] },
        { energy: 1, stats: { melee: 5, arcane: 1, evade: -1, meleeRange: 2 } },
      ),
    ).toBe('');
    expect(made({ base: 35 }, {})).toContain('characters.dummy.base');
  });
  it('has the circles of a signature move where the file draws them, and ∅ where it says nothing', () => {
    const deal = {
      thrust: { hit: 3, followUp: true },
      'low-guard': { hit: 'null', followUp: true },
      'high-guard': 2,
      'falling-swing': 'null',
    };
    const signature = { id: 'slam', upgrades: 'thrust', types: ['impact'], deal };
    const { signature: read } = inventedCharacter('dummy', { signature } as unknown as ScenarioCharacter, catalogue);
    expect(read?.deal).toEqual({
      thrust: { hit: 3, followUp: true },
      'low-guard': { hit: null, followUp: true },
      'high-guard': { hit: 2 },
      'falling-swing': { hit: null },
      'rising-attack': { hit: null },
      'sweeping-cut': { hit: null },
    });
  });
  it('may have the ability of a printed card, and a signature move in short', () => {
    expect(made({ abilities: [{ use: 'nothing' }] }, {})).toBe('no card has an ability nothing');
    const slam = { id: 'slam', upgrades: 'thrust', mods: [{ mod: 'dealt', by: 1 }], deal: { thrust: 1, 'low-guard': 'null' } };
    const fight = (signature: object, upgrade: boolean) =>
      why({
        ...file,
        seats: [{ troupe: ['dummy'] }, { troupe: ['grub'] }],
        characters: { dummy: { signature, blueDots: [1, 2] } },
        models: { dummy: { at: [10, 10] }, grub: { at: [11.5, 10] } },
        draws: {
          melee: ['thrust', 'high-guard', 'high-guard', 'low-guard', 'low-guard', 'thrust', 'thrust', 'rising-attack', 'rising-attack'],
        },
        decisions: [
          { seat: 0, kind: 'activate', model: 'dummy' },
          { seat: 0, kind: 'melee', target: 'grub' },
          { seat: 0, kind: 'play-melee', card: 'thrust' },
          { seat: 1, kind: 'play-melee', card: 'thrust' },
          { seat: 0, kind: 'upgrade', signature: upgrade },
        ],
        expect: { models: { grub: { wounds: -1 } } },
      });
    expect(fight({ ...slam, types: ['impact'] }, true)).toBe('grub wounds is 2, not -1');
    expect(fight({ ...slam, types: ['impact'] }, false)).toBe('grub wounds is 3, not -1');
    expect(fight({ ...slam, types: ['impact'], mods: [{ mods: [{ mod: 'dealt', by: 2 }] }] }, true)).toBe('grub wounds is 3, not -1');
    expect(fight({ ...slam, types: ['impact'], deal: {} }, true)).toBe('grub wounds is 0, not -1');
  });
});
