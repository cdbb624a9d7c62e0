import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import { text } from '../../../src/words/card-text/clauses.ts';
import type { Article, Described, Phrase } from '../../../src/words/card-text/language.ts';
import { cardWriter } from '../../../src/words/card-text/writer.ts';
import { german } from '../../../src/words/languages/de/index.ts';
import { keywords } from '../../../src/words/languages/de/nouns.ts';

const { abilityText, speech } = cardWriter(german);
const { say, language } = speech;
const target = language.who('target');
const self = language.who('self');

describe('the verb', () => {
  const moved = say('eff.is-moved', { who: target, in: '2″', way: say('move.away', { whom: self }), by: '', over: '' });

  it.each([
    ['main', 'das Ziel wird 2″ auf direktem Weg von diesem Charakter weg bewegt'],
    ['inv', 'wird das Ziel 2″ auf direktem Weg von diesem Charakter weg bewegt'],
    ['fin', 'das Ziel 2″ auf direktem Weg von diesem Charakter weg bewegt wird'],
  ])('%s', (order, words) => {
    expect(moved.in(order)).toBe(words);
  });

  it('leaves a part of itself at the end, and takes it up again when it is last', () => {
    const restores = say('eff.heal', { who: target, by: language.amount('2', 2, 'wound') });
    expect([restores.in('main'), restores.in('inv'), restores.in('fin')]).toEqual([
      'das Ziel frischt 2 Wunden auf',
      'frischt das Ziel 2 Wunden auf',
      'das Ziel 2 Wunden auffrischt',
    ]);
    const drops = say('eff.drop', { who: target, what: language.amount('1', 1, 'stone'), as: '' });
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
    ).toBe('Wenn das Ziel ein Adeliger ist, erhält es 2 Energie.');
  });

  const optional = (...effects: Eff[]): string =>
    abilityText({ kind: 'passive', id: 'a', name: 'A', rules: [{ when: { on: 'activates' }, may: true, do: effects }] });

  it('says “if you wish” behind what is done, and with the moment where that is long', () => {
    const gain: Eff = { do: 'gain', to: 'self', energy: 1 };
    expect(optional(gain)).toBe('Wenn dieser Charakter aktiviert wird, erhält er 1 Energie, falls du möchtest.');
    expect(optional(gain, { do: 'slay', to: 'target' })).toBe(
      'Wenn dieser Charakter aktiviert wird und du es möchtest, erhält er 1 Energie, dann wird das Ziel erschlagen.',
    );
  });

  it('turns an instruction that may be followed into what one may do', () => {
    expect(optional({ do: 'draw-melee', n: 2 })).toBe('Wenn dieser Charakter aktiviert wird, darfst du 2 weitere Nahkampfkarten ziehen.');
    expect(optional({ do: 'pick', which: { is: ['faerie'] }, as: 'x', then: [{ do: 'gain', to: { picked: 'x' }, energy: 1 }] })).toBe(
      'Wenn dieser Charakter aktiviert wird, darfst du eine Fee wählen: Sie erhält 1 Energie.',
    );
    expect(optional({ do: 'guess', then: [] })).toBe(
      'Wenn dieser Charakter aktiviert wird, darfst du Folgendes tun: Nenne eine Arkanakarte, dann decke eine auf.',
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
  expect(swap()).toBe('Wähle eine andere befreundete Spielfigur: Dieser Charakter tauscht mit ihr den Platz.');
  expect(swap(['animal'])).toBe('Wähle ein anderes befreundetes Tier: Dieser Charakter tauscht mit ihm den Platz.');
});

it.each([
  ['wenn dieser Charakter aktiviert wird, erhält dieser Charakter 1 Energie', 'wenn dieser Charakter aktiviert wird, erhält er 1 Energie'],
  ['wenn dieser Charakter einen Gegner erschlägt, erhält dieser Charakter 1 Energie', null],
  ['wenn der Gegner mehr als 1″ von diesem Charakter entfernt ist, verliert der Gegner 1 Energie', null],
  [
    'wenn das Ziel ein Adeliger ist oder das Ziel verwundet ist, wird das Ziel bewegt',
    'wenn das Ziel ein Adeliger ist oder verwundet ist, wird es bewegt',
  ],
  [
    'Jeder Goblin von dir hat +1 Nahkampf, solange dieser Charakter der Angreifer ist',
    'Jeder Goblin von dir hat +1 Nahkampf, solange er der Angreifer ist',
  ],
])('%s: named again only where somebody else could be meant', (text, becomes) => {
  expect(language.tidy(text)).toBe(becomes ?? text);
});

it('the second one that is chosen is named', () => {
  const [first, second] = [0, 1].map((before) => language.it(language.who('picked'), before).in('acc'));
  expect([first, second]).toEqual(['sie', 'die zweite Spielfigur']);
});

it('no pronoun means two kinds of two genders, what follows them agrees with the second, and a name bears no gender', () => {
  const plain = { article: 'a', other: false, nearest: false, slain: false, side: 'friendly', is: [], named: [] } as const;
  const either = language.described({ ...plain, is: ['faun', 'animal'] }, () => []);
  expect([language.it(either).in('nom'), language.that(either).in('nom')]).toEqual(['diese Spielfigur', 'das']);
  expect(language.it(language.described({ ...plain, is: ['goblin', 'troll'] }, () => [])).in('nom')).toBe('er');
  expect(language.described({ ...plain, nearest: true, other: true, is: ['noble'] }, () => []).in('acc')).toBe(
    'den nächsten befreundeten Adeligen',
  );
  expect(language.described({ ...plain, named: ['Nanny'] }, () => []).in('acc')).toBe('eine befreundete Spielfigur Nanny');
});

it('what is denied is denied each time', () => {
  const bare = say('mod.forbid', { what: { in: (form) => `${form === 'no' ? 'keine' : ''} Schritte` } });
  expect(text(bare)).toContain('kann keine Schritte');
});

it('every keyword declines', async () => {
  const plain = { other: false, nearest: false, slain: false, named: [] };
  const models = (article: Article, is: string[], more: Partial<Described> = {}): Phrase =>
    language.described({ article, is, ...plain, ...more }, () => []);
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
    '../card-text/nouns.de.golden.md',
  );
});
