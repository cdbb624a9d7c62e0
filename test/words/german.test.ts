import { describe, expect, it } from 'vitest';
import { text } from '../../src/words/card-text/clauses.ts';
import type { Article, Described, Phrase } from '../../src/words/card-text/language.ts';
import { cardWriter } from '../../src/words/card-text/writer.ts';
import { german } from '../../src/words/languages/de/index.ts';
import { keywords } from '../../src/words/languages/de/nouns.ts';

const { abilityText, speech } = cardWriter(german);
const { say, language } = speech;
const target = language.who('target');
const self = language.who('self');

describe('the verb', () => {
  const moved = say('eff.is-moved', { who: target, in: '2″', way: say('move.away', { whom: self }), by: '', over: '' });

  it.each([
    ['main', 'das Ziel wird 2″ direkt von diesem Charakter weg bewegt'],
    ['inv', 'wird das Ziel 2″ direkt von diesem Charakter weg bewegt'],
    ['fin', 'das Ziel 2″ direkt von diesem Charakter weg bewegt wird'],
  ])('%s', (order, words) => {
    expect(moved.in(order)).toBe(words);
  });

  it('leaves a part of itself at the end, and takes it up again when it is last', () => {
    const restores = say('eff.heal', { who: target, by: language.amount('2', false, 'wound') });
    expect([restores.in('main'), restores.in('inv'), restores.in('fin')]).toEqual([
      'das Ziel frischt 2 Wunden auf',
      'frischt das Ziel 2 Wunden auf',
      'das Ziel 2 Wunden auffrischt',
    ]);
    const drops = say('eff.drop', { who: target, what: language.amount('1', true, 'stone'), as: '' });
    expect([drops.in('main'), drops.in('fin')]).toEqual(['das Ziel lässt 1 Moonstone fallen', 'das Ziel 1 Moonstone fallen lässt']);
  });

  it('comes first behind a condition and last within one', () => {
    expect(
      abilityText({
        kind: 'active',
        id: 'a',
        name: 'A',
        cost: 1,
        do: [{ do: 'if', cond: [{ who: 'target', is: ['noble'] }], then: [{ do: 'gain', to: 'target', energy: 2 }] }],
      }),
    ).toBe('Wenn das Ziel ein Adeliger ist, erhält das Ziel 2 Energie.');
  });

  it('says “if you wish” behind what is done, and in front of an instruction', () => {
    const when = { on: 'activates' } as const;
    const rules = [
      { when, may: true as const, do: [{ do: 'gain' as const, to: 'self' as const, energy: 1 }] },
      { when, may: true as const, do: [{ do: 'draw-melee' as const, n: 2 }] },
    ];
    expect(abilityText({ kind: 'passive', id: 'a', name: 'A', rules })).toBe(
      'Wenn dieser Charakter aktiviert wird, erhält dieser Charakter 1 Energie, falls du möchtest. ' +
        'Wenn dieser Charakter aktiviert wird, falls du möchtest: ziehe 2 weitere Nahkampfkarten.',
    );
  });
});

it('a pronoun has the gender of whom it stands for', () => {
  const swap = (is?: string[]): string =>
    abilityText({
      kind: 'active',
      id: 'a',
      name: 'A',
      cost: 1,
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', other: true, ...(is ? { is } : {}) },
          as: 'x',
          then: [{ do: 'swap', a: 'self', b: { picked: 'x' } }],
        },
      ],
    });
  expect(swap()).toBe('Wähle eine andere befreundete Spielfigur: dieser Charakter tauscht mit ihr den Platz.');
  expect(swap(['animal'])).toBe('Wähle ein anderes befreundetes Tier: dieser Charakter tauscht mit ihm den Platz.');
});

it('what is denied is denied each time', () => {
  const bare = say('mod.forbid', { what: { in: (form) => `${form === 'no' ? 'keine' : ''} Schritte` } });
  expect(text(bare)).toContain('kann keine Schritte');
});

it('every keyword declines', async () => {
  const plain = { other: false, nearest: false, slain: false, named: [] };
  const models = (article: Article, is: string[], more: Partial<Described> = {}): Phrase =>
    language.some({ article, is, ...plain, ...more }, () => []);
  const all = (phrase: Phrase): string => ['nom', 'acc', 'dat', 'gen'].map(phrase.in).join(' · ');
  const lines = Object.keys(keywords).flatMap((keyword) => [
    `## ${language.keyword(keyword)}`,
    '',
    `- ${all(models('a', [keyword]))}`,
    `- ${all(models('a', [keyword], { other: true, side: 'friendly' }))}`,
    `- ${all(models('every', [keyword], { side: 'enemy' }))}`,
    `- ${all(models('no', [keyword], { slain: true, side: 'friendly' }))}`,
    `- ${all(models('a', [keyword], { nearest: true }))}`,
    `- ${['nom', 'acc', 'dat'].map(models('many', [keyword], { other: true }).in).join(' · ')}`,
    '',
  ]);
  const mixed = [
    models('a', ['soldier', 'noble']),
    models('every', ['faerie', 'goblin'], { side: 'friendly' }),
    models('a', [], { side: 'enemy' }),
    models('every', [], { other: true }),
  ].map(all);
  await expect(`# Schlüsselwörter\n\n${lines.join('\n')}\n## Mehrere\n\n- ${mixed.join('\n- ')}\n`).toMatchFileSnapshot(
    'nouns.de.golden.md',
  );
});
