import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { campaignCards, characters, tableCards, UPGRADES } from '../../src/cards/index.ts';
import { abilityText } from '../../src/words/cards/abilities.ts';
import type { CardTextLanguage } from '../../src/words/card-text/language.ts';
import { cardWriter } from '../../src/words/card-text/writer.ts';
import { german } from '../../src/words/languages/de/index.ts';
import { english } from '../../src/words/languages/en/index.ts';
import { french } from '../../src/words/languages/fr/index.ts';
import { colours, damage, factions, keywords, meleeCards } from '../../src/words/languages/en/nouns.ts';
import { spanish } from '../../src/words/languages/es/index.ts';
import { colourName } from '../../src/words/names/arcane-cards.ts';
import { damageTypeName } from '../../src/words/names/damage.ts';
import { factionName } from '../../src/words/names/factions.ts';
import { keywordName } from '../../src/words/names/keywords.ts';
import { meleeCardName } from '../../src/words/names/melee-cards.ts';
import { addCompanionWords, fetchLanguage, inLanguage, type Language, speak } from '../../src/words/language/locale.ts';
import { cardLines, tableCardLines, upgradeCardLines } from './card-text/printed-in.ts';

const files = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

afterEach(() => speak('en'));

it('every saying is said somewhere', () => {
  const plan = files('src/words/card-text/plan') + readFileSync('src/words/card-text/clauses.ts', 'utf8');
  const named = plan + files('src/rules/terms/card-language');
  const isSaid = (id: string): boolean => {
    const [group = ''] = id.split('.');
    const tail = id.slice(group.length + 1).replace(/-(gains|loses)$/, '');
    const row = new RegExp(`^  '?${tail}'?: [{v]`, 'm');
    return plan.includes(`'${id}'`) || (plan.includes(`\`${group}.$\{`) && (named.includes(`'${tail}'`) || row.test(named)));
  };
  expect(['eff.gain', 'mod.slow', 'eff.nonsense'].map(isSaid)).toEqual([true, true, false]);
  expect(Object.keys(english.wordings).filter((id) => !isSaid(id))).toEqual([]);
});

it('card text calls things as the screens do', () => {
  for (const [id, name] of Object.entries(keywords)) expect(keywordName(id)).toBe(name);
  const same = <Id extends string>(table: Record<Id, string>, name: (id: Id) => string): void => {
    for (const id of Object.keys(table) as Id[]) expect(name(id)).toBe(table[id]);
  };
  same(damage, damageTypeName);
  same(meleeCards, meleeCardName);
  same(colours, colourName);
  same(factions, factionName);
});

it('what goes with the words of a language comes with them, though it was heard of when they had come already', async () => {
  await fetchLanguage('fr');
  const asked: string[] = [];
  addCompanionWords(async (which) => void asked.push(which));
  await speak('fr');
  expect(asked).toEqual(['fr']);
});

it('card text goes with the language of the app', async () => {
  const slow = { kind: 'passive' as const, id: 'slow', name: 'Slow', rules: [{ always: [{ mod: 'slow' as const }] }] };
  await speak('de');
  expect(abilityText(slow)).toBe('Dieser Charakter kann nicht weiter als 2″ sprinten.');
  expect(inLanguage('en', () => abilityText(slow))).toBe('Cannot Jog further than 2″.');
  await speak('es');
  expect(abilityText(slow)).toBe('No puede trotar más de 2″.');
  await speak('en');
  expect(abilityText(slow)).toBe('Cannot Jog further than 2″.');
});

/** The forms that a language has beside those its lines can choose between. */
const OWN = {
  en: ['bare', 'inf', 'one'],
  de: ['von', 'none', 'one', 'new', 'bare'],
  fr: ['lui', 'un', 'dun', 'des', 'ses', 'deses', 'dece', 'dont', 'aucun', 'pl', 'est', 'bare', 'one', 'égal', 'proche'],
  es: ['de', 'a', 'tras', 'no', 'ni', 'each', 'inf', 'one', 'bare'],
} satisfies Record<Language, readonly string[]>;
/** Each with its card text. */
const SPEAKERS = { en: english, de: german, fr: french, es: spanish } satisfies Record<Language, CardTextLanguage>;

describe.each(Object.keys(SPEAKERS) as Language[])('%s', (spokenIn) => {
  const language: CardTextLanguage = SPEAKERS[spokenIn];
  const writer = cardWriter(language);
  const texts = [
    ...characters.flatMap((card) => cardLines(writer, card)),
    ...UPGRADES.flatMap((card) => upgradeCardLines(writer, card)),
    ...[...tableCards, ...campaignCards].flatMap((card) => tableCardLines(writer, card)),
  ];

  it('leaves no hole, no mark and no stray comma', () => {
    const faulty = texts.filter((text) => /[⟨⟩{}~|]|undefined|NaN|\[object|\S {2}\S| [,.;:]|,[.;:,)]|(?<!\.)\.\.(?!\.)/.test(text));
    expect(faulty).toEqual([]);
  });

  it('asks for no form that its grammar does not know', () => {
    const known = ['main', 'inv', 'fin', '=', '-', ...language.forms, ...OWN[spokenIn]];
    const asked = Object.values(language.wordings).flatMap((line) =>
      [...line.matchAll(/\{[\w-]+:([^}]*)\}/g)].map(([, form = '']) => form),
    );
    expect(asked.filter((form) => !known.includes(form))).toEqual([]);
  });

  it.skipIf(spokenIn === 'en')('leaves nothing in English but names', () => {
    const names = [...characters, ...UPGRADES, ...tableCards, ...campaignCards].map(({ name }) => name).sort((a, b) => b.length - a.length);
    const own = texts
      .filter((text) => !text.startsWith('## '))
      .map((text) => names.reduce((all, name) => all.replaceAll(name, ''), text.replaceAll(/\*\*.*?\*\*|„.*?“|«.*?»|^- [^(]*/g, '')));
    expect(own.filter((text) => /\b(the|of|with|within|until|model|and|suffers|gains|deals|pays|this)\b/.test(text))).toEqual([]);
  });
});
