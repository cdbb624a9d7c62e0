import { describe, expect, it } from 'vitest';
import { catalogue, characters, UPGRADES } from '../../../src/cards/index.ts';
import type { Ability, Eff, Mod, Passive } from '../../../src/rules/terms/card-language.ts';
import { abilityText, signatureText } from '../../../src/words/cards/abilities.ts';
import { optionTexts } from '../../../src/words/cards/options.ts';
import { printed } from './printed-text.ts';

const passive = (...always: Mod[]): Passive => ({ kind: 'passive', id: 'a', name: 'A', rules: [{ always }] });
const active = (...effects: Eff[]): Ability => ({ kind: 'active', id: 'a', name: 'A', cost: 1, do: effects });

it('the text of every card reads as it was read last', async () => {
  await expect(`# Card text\n\n${characters.map(printed).join('\n')}`).toMatchFileSnapshot('card-text.golden.md');
});

it('no text is left with a hole in it', () => {
  for (const card of characters) expect(printed(card)).not.toMatch(/undefined|\[object|NaN|\s,|\s\.|(?<!\.)\.\.(?!\.)| {2}\w/);
});

describe('modifiers', () => {
  it.each<[Mod, string]>([
    [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }, 'Deals 1 more Piercing damage in melee.'],
    [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' }, 'Deals no Slicing or Piercing damage in melee (∅).'],
    [{ mod: 'suffered', types: ['impact', 'slicing', 'piercing'], by: -2 }, 'Suffers 2 less non-Magical damage.'],
    [{ mod: 'stat', stat: 'melee-range', by: 1 }, 'Has +1″ Melee Range.'],
    [{ mod: 'cost', of: ['harvest'], by: 1 }, 'Pays 1 more energy for Harvests.'],
    [{ mod: 'presence', engages: false, blocksSight: false }, 'Does not engage and does not block line of sight.'],
    [{ mod: 'presence', covered: false }, 'Gets no cover.'],
    [
      { mod: 'suffered', by: { mul: [-1, { count: { side: 'friendly', other: true, is: ['gnome'], within: { in: 4 } }, max: 2 }] } },
      'Suffers 1 less damage for each other friendly Gnome within 4″ of this model (at most 2 in all).',
    ],
    [
      { mod: 'dealt', by: { half: { of: 'self', the: 'earlier-wounds' } }, scope: 'melee' },
      'Adds half of the wounds that this model had before the action under way (rounded up) to the damage it deals in melee.',
    ],
    [{ mod: 'keyword', add: 'pirate' }, 'Counts as a Pirate.'],
    [{ mod: 'keyword', add: 'animal' }, 'Counts as an Animal.'],
  ])('%j', (mod, text) => {
    expect(abilityText(passive(mod))).toBe(text);
  });

  it('an aura that forbids something says who may not', () => {
    const aura: Passive = {
      kind: 'passive',
      id: 'a',
      name: 'A',
      rules: [{ always: [{ mod: 'forbid', actions: ['criticals'], against: 'self' }], to: { side: 'enemy' } }],
    };
    expect(abilityText(aura)).toBe('No enemy can make Critical Hits against this model.');
  });

  it('an aura names those it falls on', () => {
    const aura: Passive = {
      kind: 'passive',
      id: 'a',
      name: 'A',
      rules: [
        { always: [{ mod: 'stat', stat: 'melee', by: 1 }], to: { side: 'friendly', other: true, is: ['soldier'], within: { in: 4 } } },
      ],
    };
    expect(abilityText(aura)).toBe('Every other friendly Soldier within 4″ of this model has +1 Melee.');
  });
});

describe('effects', () => {
  it.each<[Eff[], string]>([
    [[{ do: 'wound', to: 'self', by: 1 }], 'This model suffers 1 wound.'],
    [
      [
        { do: 'wound', to: 'self', by: 2 },
        { do: 'lose', to: 'self', energy: 'all' },
      ],
      'This model suffers 2 wounds and loses all its energy.',
    ],
    [
      [
        { do: 'heal', to: 'target', by: { x: 1, plus: 1 } },
        { do: 'move', who: 'self', in: 2, may: true },
      ],
      'The target restores X + 1 wounds. This model may move up to 2″.',
    ],
    [
      [{ do: 'pulse', in: 3, which: { other: true }, effects: [{ do: 'damage', to: 'each', by: 4, type: 'magical' }] }],
      'Every other model in a pulse of 3″ suffers 4 Magical damage.',
    ],
    [
      [{ do: 'may-pay', who: 'self', energy: 1, then: [{ do: 'heal', to: 'self', by: 'all' }] }],
      'This model may pay 1 energy. If it does, this model restores all its wounds.',
    ],
    [
      [{ do: 'one-of', options: [[{ do: 'slay', to: 'target' }], [{ do: 'heal', to: 'target', by: 'X' }]] }],
      'Choose one: the target is slain; or the target restores X wounds.',
    ],
    [
      [{ do: 'damage', to: 'target', by: { of: 'self', the: 'wounds' }, type: 'impact' }],
      'The target suffers Impact damage equal to the wounds on this model.',
    ],
    [[{ do: 'drop-stone', from: 'target', upTo: true }], 'The target drops up to 1 moonstone, of your choice.'],
    [[{ do: 'gather-stone', to: 'self' }], 'This model takes a moonstone that it is in base contact with, whatever its depth.'],
    [
      [{ do: 'move', who: 'self', in: 4, freely: ['obstacle', 'models'] }],
      'This model moves up to 4″, freely over Obstacles and models (if its base then overlaps none of them).',
    ],
    [
      [{ do: 'for-each', which: { if: [{ engages: ['self', 'each'] }] }, effects: [{ do: 'lose', to: 'each', energy: 1 }] }],
      'Every model that is engaged by this model loses 1 energy.',
    ],
    [
      [{ do: 'for-each', which: { if: [{ who: 'each', fighting: false }] }, effects: [{ do: 'slay', to: 'each' }] }],
      'Every model that takes no part in the round of melee is slain.',
    ],
    [
      [{ do: 'if', cond: [{ who: 'self', used: 'pinch' }], then: [{ do: 'slay', to: 'self' }] }],
      'If this model has used Pinch this turn, this model is slain.',
    ],
    [
      [
        {
          do: 'if',
          cond: [{ not: { who: 'target', engaged: true } }],
          then: [{ do: 'gain', to: 'target', energy: 1 }],
          else: [{ do: 'slay', to: 'self' }],
        },
      ],
      'If the target is not engaged, the target gains 1 energy. Otherwise this model is slain.',
    ],
  ])('%j', (effects, text) => {
    expect(abilityText(active(...effects))).toBe(text);
  });
});

it('SIG-6: a signature says what it changes and what its end step does', () => {
  const { signature } = characters.find(({ id }) => id === 'flintlock') ?? { signature: null };
  expect(signature && signatureText(signature)).toBe('Suffers 1 less damage. End Step: This model may move up to 2″.');
});

it('moments and targets that texts name', () => {
  const rules: Passive['rules'] = [
    { when: { on: 'attacks', who: { side: 'friendly', is: ['soldier'] } }, do: [{ do: 'gain', to: 'subject', energy: 1 }] },
    { when: { on: 'would-suffer', who: { side: 'friendly', is: ['noble'] } }, may: true, do: [{ do: 'redirect', to: 'self' }] },
    {
      when: { on: 'replenish', at: 'start' },
      if: [{ not: { exists: { other: true, within: { in: 3 } } } }],
      do: [{ do: 'gain', to: 'self', energy: 1 }],
    },
  ];
  expect(abilityText({ kind: 'passive', id: 'a', name: 'A', rules })).toBe(
    'When a friendly Soldier makes a Melee Attack, that model gains 1 energy. ' +
      'When a friendly Noble would suffer damage, if you wish, this model suffers all that damage instead. ' +
      'At the start of the Replenish Step, if there is no other model within 3″ of this model, this model gains 1 energy.',
  );
  const aimed: Ability = {
    kind: 'active',
    id: 'a',
    name: 'A',
    cost: 1,
    target: { which: { is: ['human'] }, oncePerTurn: true },
    do: [{ do: 'slay', to: 'target' }],
  };
  expect(abilityText(aimed)).toBe('Target: a Human, the same one at most once per turn. The target is slain.');
});

describe('a choice between effects', () => {
  const choices = (node: unknown): number => JSON.stringify(node).split('"do":"one-of"').length - 1;
  const abilities = [
    ...[...characters, ...UPGRADES].flatMap((card) => card.abilities),
    ...characters.flatMap(({ signature }) => signature ?? []),
  ];

  it('stands once in an ability at most, and each of its options is said in words of its own', () => {
    const offering = abilities.filter((ability) => choices(ability) > 0);
    expect(offering.length).toBeGreaterThan(5);
    for (const ability of offering) {
      expect(choices(ability), ability.id).toBe(1);
      const texts = optionTexts(ability);
      expect(new Set(texts).size, ability.id).toBe(texts.length);
      for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('is told by what each option does', () => {
    const names = catalogue.characters['pookie']?.abilities.find(({ id }) => id === 'he-called-me-names');
    expect(names && optionTexts(names)).toEqual([
      'The target has −1 Arcane until the end of the turn.',
      'The target has −1 Melee until the end of the turn.',
    ]);
  });
});
