import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { lintPack } from '../../src/packs/lint/lint-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { newTableCard } from '../../src/workshop/new-card.ts';
import { example } from './example.ts';

const [tilda] = example.characters;
if (!tilda) throw new Error('nobody');
const ID = tilda.id;

/** What the linter says of the lamplighter with other fields: each code once. */
function textsOf(more: object): string[] {
  const read = readPack({ ...example, characters: [{ ...tilda, abilities: [], signature: null, ...more }], upgrades: [] });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return [...new Set(lintPack(read.pack, catalogue).map(({ code }) => code))];
}
const use = (effects: object[], more: object = {}) => ({
  abilities: [{ kind: 'active', id: 'use', name: 'Use', cost: 1, do: effects, ...more }],
});
const when = (moment: object, effects: object[], more: object = {}) => ({
  abilities: [{ kind: 'passive', id: 'when', name: 'When', rules: [{ when: moment, do: effects, ...more }] }],
});
const always = (mod: object) => ({ abilities: [{ kind: 'passive', id: 'always', name: 'Always', rules: [{ always: [mod] }] }] });
const wound = (to: unknown) => ({ do: 'wound', to, by: 1 });
const half = (n: number): unknown => (n === 0 ? 'X' : { half: half(n - 1) });

test('the example has nothing to be found', () => {
  expect(lintPack(example, catalogue)).toEqual([]);
});

/** What is wrong, and beside it the nearest that is not. */
const pairs: [code: string, wrong: object, right: object][] = [
  ['nobody-bound', use([wound('target')]), use([wound('target')], { range: 2, target: {} })],
  ['nobody-bound', use([wound('each')]), use([{ do: 'for-each', which: { side: 'enemy' }, effects: [wound('each')] }])],
  ['nobody-bound', when({ on: 'activates' }, [wound('originator')]), when({ on: 'targeted' }, [wound('originator')])],
  [
    'nobody-picked',
    use([wound({ picked: 'friend' })]),
    use([{ do: 'pick', which: { side: 'friendly' }, as: 'friend', then: [wound({ picked: 'friend' })] }]),
  ],
  [
    'nothing-bound',
    use([{ do: 'if', cond: [{ did: 'hurt' }], then: [wound('self')] }]),
    use([
      { ...wound('self'), bind: 'hurt' },
      { do: 'if', cond: [{ did: 'hurt' }], then: [wound('self')] },
    ]),
  ],
  ['no-x', use([{ do: 'gain', to: 'self', energy: half(3) }]), use([{ do: 'flip', then: [{ do: 'gain', to: 'self', energy: half(3) }] }])],
  [
    'no-such-character',
    use([{ do: 'summon', what: 'nobody-at-all', contact: 'self' }]),
    use([{ do: 'summon', what: 'murder-bunny', contact: 'self' }]),
  ],
  ['no-such-character', use([{ do: 'become', who: 'self', card: 'nobody-at-all' }]), use([{ do: 'become', who: 'self', card: 'grub' }])],
  ['no-such-ability', use([{ do: 'reload', ability: 'nothing' }]), use([{ do: 'reload', ability: 'use' }])],
  [
    'nobody-has-keyword',
    always({ mod: 'lends-ability', is: ['wizardess'], in: 2, ability: use([wound('self')]).abilities[0] }),
    always({ mod: 'keyword', add: 'wizardess' }),
  ],
  ['of-the-rules-alone', use([{ do: 'keep-one' }]), use([{ do: 'lay-two' }])],
  ['says-nothing', use([]), use([wound('self')])],
  ['says-nothing', use([{ do: 'sharpen' }]), use([{ do: 'sharpen', by: 1 }])],
  ['says-nothing', always({ mod: 'presence' }), always({ mod: 'presence', covered: false })],
  [
    'says-nothing',
    use([wound('self')], { mods: [{ mod: 'presence' }] }),
    use([wound('self')], { mods: [{ mod: 'presence', covered: false }] }),
  ],
  ['too-large', use([{ do: 'gain', to: 'self', energy: 1e300 }]), use([{ do: 'gain', to: 'self', energy: 3 }])],
  [
    'too-often',
    use([{ do: 'repeat', times: 20, then: [{ do: 'repeat', times: 20, then: [wound('self')] }] }]),
    use([{ do: 'repeat', times: 20, then: [wound('self')] }]),
  ],
  [
    'never-ends',
    when({ on: 'wounded' }, [{ do: 'heal', to: 'self', by: 1 }, wound('self')]),
    when({ on: 'wounded' }, [{ do: 'heal', to: 'self', by: 1 }, wound('self')], { limit: { per: 'turn' } }),
  ],
  [
    'never-ends',
    when({ on: 'enters' }, [{ do: 'summon', what: ID, contact: 'self' }]),
    when({ on: 'enters' }, [{ do: 'summon', what: ID, contact: 'self' }], { may: true }),
  ],
  ['sets-itself-off', when({ on: 'wounded' }, [wound('self')]), when({ on: 'wounded' }, [wound('self')], { may: true })],
  [
    'nobody-fits',
    use([wound('target')], { target: { which: { is: ['human'], isNot: ['human'] } } }),
    use([wound('target')], { target: { which: { is: ['human'] } } }),
  ],
  ['never-affordable', use([wound('self')], { cost: 10 }), use([wound('self')], { cost: 9 })],
  ['nobody-can-use', { factions: [] }, { factions: ['shades'] }],
  ['nobody-can-use', { unselectable: true }, { unselectable: true, ...use([{ do: 'summon', what: ID, contact: 'self' }]) }],
  ['twice-one-text', { abilities: [...use([wound('self')]).abilities, ...use([wound('self')]).abilities] }, use([wound('self')])],
  ['dot-without-box', { blueDots: [9] }, { blueDots: [8] }],
  ['out-of-bounds', { evade: 5 }, { evade: 4 }],
  ['not-of-this-pack', { id: 'tilda-wick' }, {}],
];

test.each(pairs)('%s', (code, wrong, right) => {
  expect(textsOf(wrong)).toContain(code);
  expect(textsOf(right)).not.toContain(code);
});

test('a pack that stands in for a printed card says which print it was made from', () => {
  expect(textsOf({ id: 'grub' })).toContain('made-from-unknown');
});

test.each([
  ['event', `event:${example.id}:dusk`, []],
  ['event', `${example.id}:dusk`, ['other-kind', 'not-of-this-pack']],
  ['event', 'event:dusk', ['not-of-this-pack']],
  ['event', `agenda:${example.id}:dusk`, ['other-kind', 'not-of-this-pack']],
  ['agenda', `agenda:${example.id}:dusk`, []],
  ['campaign', `${example.id}:dusk`, []],
  ['campaign', `event:${example.id}:dusk`, ['other-kind', 'not-of-this-pack']],
  ['campaign', 'event:hesitation', ['other-kind', 'made-from-unknown']],
  ['event', 'event:hesitation', ['made-from-unknown']],
] as const)('an id tells the kind of a card of a player: %s %s', (kind, id, codes) => {
  const read = readPack({ ...example, characters: [], upgrades: [], tableCards: [{ ...newTableCard(kind)(id, 'Dusk') }] });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(lintPack(read.pack, catalogue).map(({ code }) => code)).toEqual(codes);
});

test('who is summoned by whom it summons as it enters never ends either', () => {
  const enters = (id: string, label: string) => ({
    ...tilda,
    id,
    signature: null,
    ...when({ on: 'enters' }, [{ do: 'summon', what: label, contact: 'self' }]),
  });
  const [a, b] = [`${example.id}:a`, `${example.id}:b`];
  const codes = (characters: object[]): string[] => {
    const read = readPack({ ...example, characters, upgrades: [] });
    return read.ok ? lintPack(read.pack, catalogue).map(({ code }) => code) : [];
  };
  expect(codes([enters(a, b), enters(b, a)])).toEqual(['never-ends', 'never-ends']);
  expect(codes([enters(a, b), enters(b, 'murder-bunny')])).toEqual([]);
});
