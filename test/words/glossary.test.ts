import { expect, it } from 'vitest';
import { glossed } from '../../src/words/language/glossary.ts';
import { fetchLanguage, inLanguage, type Language } from '../../src/words/language/locale.ts';
import { adjustLines } from '../../src/words/match/log/adjust.ts';
import { ruleBehind } from '../../src/words/match/prompt-rules.ts';
import { ruleClause } from '../../src/words/rulebook/rulebook.ts';
import { TAKES, type OpeningKind } from '../../src/rules/terms/opening.ts';

it('marks each term of a card once and loses no letter', () => {
  const text = 'A Jog may be made after a Jog. Catastrophe: all models in the pulse are Slow.';
  const parts = glossed(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ clause }) => clause ?? [])).toEqual(['JOG-1', 'ABL-6', 'DEF-11', 'SLW-2']);
});

it('marks whole words only', () => expect(glossed('Slowly discovered').every(({ clause }) => clause === null)).toBe(true));

const TEXTS = {
  de: ['Nach einem Sprint: Katastrophe, alle im Radius sind erschlagen; noch ein Sprint, Feeble.', ['JOG-1', 'ABL-6', 'DEF-11', 'SLN-1']],
  fr: [
    'Il peut courir vers la Parcelle Boisée, hors de la Ligne de Vue, s’il n’est pas engagé. Courage !',
    ['JOG-1', 'TER-5', 'LOS-2', 'ENG-2'],
  ],
  es: ['Puede trotar hasta un Elemento acuático; su Alcance de combate y su Evasión no cambian.', ['JOG-1', 'TER-4', 'CRD-4', 'ARC-9']],
} as const satisfies Record<Exclude<Language, 'en'>, unknown>;
for (const language of Object.keys(TEXTS) as (keyof typeof TEXTS)[])
  it(`marks the terms of a card in ${language}, whatever their endings`, async () => {
    await fetchLanguage(language);
    const [text, clauses] = TEXTS[language];
    const parts = inLanguage(language, () => glossed(text));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.flatMap(({ clause }) => clause ?? [])).toEqual(clauses);
  });

it('leads from every question to a rule that exists, but for agreements of the table', () => {
  for (const kind of Object.keys(TAKES) as OpeningKind[]) {
    const clause = ruleBehind(kind);
    if (kind === 'agreement') expect(clause).toBe(null);
    else expect(clause === null ? null : ruleClause(clause), kind).not.toBe(null);
  }
});

it('says in words what an adjustment changes, and from what', () => {
  const names = { modelName: (id: string) => id, abilityName: () => '', characterName: () => '', seatName: () => '' };
  const set = { models: { Fritz: { wounds: 2, at: [3, 4], activated: false } }, stones: { s3: { holder: 'Fritz' } }, turn: 3 };
  const now = { models: { Fritz: { at: { x: 0, y: 0 }, wounds: 5, energy: 1 } }, stones: [], turn: 2 };
  expect(adjustLines(set, names, now)).toEqual([
    'Fritz is put 5.0″ from where it stands',
    'Fritz has 2 wounds instead of 5',
    'Fritz may still be activated',
    'Fritz holds Moonstone 3',
    'It is turn 3',
  ]);
  const more = {
    breakOff: true,
    models: { Fritz: { used: { smite: false, intimidate: true } } },
    seats: { 1: { cards: ['event:hesitation'], held: 0 } },
  };
  const called = { ...names, abilityName: (_: string, id: string) => id, seatName: () => 'Ben' };
  expect(adjustLines(more, called)).toEqual([
    'The action under way is cancelled, and its cards go back',
    'Fritz may use smite again',
    'Fritz has used intimidate',
    'Ben may play Hesitation again',
    'Ben shuffles the arcane cards set aside into the deck',
  ]);
  const table = {
    models: { Fritz: { controller: 1, ends: ['smite'] } },
    markers: { '1:marker-2': { at: [3, 4], active: true }, '0:marker-1': { gone: true } },
    terrain: { oak: { by: [1, 0] }, 'hut-roof': { gone: true } },
    next: 1,
    initiative: null,
  };
  const lying = { ...now, markers: [], terrain: [{ id: 'hut-roof', piece: 'hut' }] };
  expect(adjustLines(table, called, lying)).toEqual([
    'Ben controls Fritz',
    'The effect of smite on Fritz ends',
    'Objective marker 2 of Ben is put in its new place',
    'Objective marker 2 of Ben is active',
    'Objective marker 1 of Ben is taken off the board',
    'Oak is moved, with all that is in it',
    'Hut is taken off the board',
    'Ben activates the next model',
    'No player has Initiative',
  ]);
});
