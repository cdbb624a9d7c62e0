import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boards, catalogue, characters, pairings } from '../../src/cards/index.ts';
import { PRINTED_CHARACTERS } from '../../src/cards/printed-index.ts';
import { slug } from '../../src/cards/slug.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { cardsShape } from '../../src/rules/terms/card-language/language.ts';
import { doing } from '../../src/rules/terms/card-language/nodes.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { writtenLists } from '../../tools/catalogue/lists.ts';
import { factsOf } from '../../tools/catalogue/facts-of.ts';
import { numbersOf, printedDeal } from '../../tools/catalogue/numbers-of.ts';
import { FACTS } from './facts.ts';
import { NUMBERS } from './numbers.ts';

/** Abilities that a text names: reloads and spends. */
const namedBy = (ability: Ability): string[] => [...doing(ability, 'reload'), ...doing(ability, 'spend')].map((eff) => eff.ability);

describe('the catalogue', () => {
  it.each(writtenLists())('$file names every file of its folders, once: npm run catalogue', ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('holds one file a character, named by its id', () => {
    const files = readdirSync('src/cards/characters').map((file) => file.replace('.ts', ''));
    expect(files.sort()).toEqual(Object.keys(catalogue.characters).sort());
    expect(characters.length).toBe(files.length);
  });

  it('keeps the numbers and facts of the newest print', () => {
    for (const card of characters) expect(numbersOf(card), card.id).toBe(NUMBERS[card.id] ?? numbersOf(card));
    for (const card of characters) expect(factsOf(card), card.id).toBe(FACTS[card.id] ?? factsOf(card));
    for (const table of [NUMBERS, FACTS])
      expect(Object.keys(table)).toEqual(PRINTED_CHARACTERS.map(({ id }) => id).filter((id) => !id.includes('#')));
  });

  it('is written in the card language, every node of it', () => {
    const { issues = [] } = v.safeParse(cardsShape, catalogue);
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  });

  it('survives a trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(catalogue)) as Json).toEqual(catalogue);
  });

  it('CRD-1: every character has a name of its own and the number of the version that is in play', () => {
    expect(new Set(characters.map(({ name }) => name)).size).toBe(characters.length);
    for (const { name, version } of characters) {
      expect(name).not.toBe('');
      expect(Number.isInteger(version) && version >= 1).toBe(true);
    }
  });

  it('CRD-7: a card carries one faction, or one of the printed pairs', () => {
    const symbols = new Set(characters.map(({ factions }) => factions.join('+')));
    const printed = [
      ...FACTIONS,
      'commonwealth+dominion',
      'commonwealth+leshavult',
      'dominion+leshavult',
      ...['commonwealth', 'dominion', 'leshavult'].map((text) => `${text}+shades`),
    ];
    expect([...symbols].filter((symbol) => !printed.includes(symbol))).toEqual([]);
  });

  it('SET-18: each faction has the kinds of creature it is known for', () => {
    const kinds = (faction: string) =>
      new Set(characters.filter(({ factions }) => factions[0] === faction).flatMap((card) => card.keywords));
    for (const kind of ['human', 'giant', 'gnome']) expect(kinds('commonwealth')).toContain(kind);
    for (const kind of ['goblin', 'faerie', 'troll']) expect(kinds('dominion')).toContain(kind);
    for (const kind of ['faun', 'spirit']) expect(kinds('leshavult')).toContain(kind);
  });

  it('MEL-2: the deal tables of the deck are complete, and every blow is typed', () => {
    const rows = Object.fromEntries(MELEE_CARDS.map((card) => [card, printedDeal(catalogue.melee[card].deal)]));
    expect(rows).toEqual({
      'high-guard': '- -* - - - -',
      'falling-swing': '- 0 0 3 3 2',
      thrust: '0 2 3 - 2 1',
      'sweeping-cut': '- 2 0* 0 2 -',
      'rising-attack': '2 1 1 2 1 -',
      'low-guard': '- - - - -* -',
    });
    expect(MELEE_CARDS.map((card) => catalogue.melee[card].types)).toEqual([
      [],
      ['impact', 'slicing'],
      ['piercing'],
      ['slicing'],
      ['impact', 'slicing', 'piercing'],
      [],
    ]);
  });
});

describe.each(pairings)('the pairing $id', ({ board, sides }) => {
  it('SET-15: has troupes of one size, each of its faction and nobody twice, and a board that is there', () => {
    expect(boards.map(({ id }) => id)).toContain(board);
    expect(new Set(sides.map(({ troupe }) => troupe.length)).size).toBe(1);
    for (const { faction, troupe } of sides) {
      expect(new Set(troupe).size).toBe(troupe.length);
      for (const id of troupe) expect(catalogue.characters[id]?.factions, id).toContain(faction);
    }
  });
});

describe.each(characters)('$id', (card) => {
  it('says something with every ability', () => {
    for (const ability of card.abilities) {
      const text = ability.kind === 'passive' ? ability.rules : ability.kind === 'active' ? ability.do : ability.outcomes;
      if (!ability.unknown) expect(text, ability.id).not.toEqual([]);
    }
  });

  it('has ids that are the slugs of its printed names', () => {
    expect(card.id).toBe(slug(card.name));
    for (const ability of card.abilities) expect(ability.id).toBe(slug(ability.name));
    if (card.signature) expect(card.signature.id).toBe(slug(card.signature.name));
  });

  it('carries what was printed, in the printed order', () => {
    const print = PRINTED_CHARACTERS.find(({ id }) => id === card.id);
    if (!print) return; // a card of the players' own
    expect(card.abilities.map(({ id }) => id)).toEqual(print.abilities);
    expect(card.signature?.id ?? null).toBe(print.signature);
  });

  it('CRD-12: blue dots lie inside the health bar, from left to right', () => {
    for (const dot of card.blueDots) expect(dot >= 1 && dot <= card.health).toBe(true);
    expect([...new Set(card.blueDots)].sort((a, b) => a - b)).toEqual(card.blueDots);
  });

  it('names only abilities that it has', () => {
    const own = card.abilities.map(({ id }) => id);
    for (const ability of card.abilities) for (const named of namedBy(ability)) expect(own).toContain(named);
  });

  it('ARC-21: every arcane ability ends in a catastrophe', () => {
    for (const ability of card.abilities)
      if (ability.kind === 'arcane') expect(ability.outcomes.at(-1)?.on === 'catastrophe', ability.id).toBe(true);
  });

  it('CRD-16 SIG-3: its signature has a card it upgrades, a value against every card and a type for every blow', () => {
    const { signature } = card;
    if (signature === null) return;
    expect(MELEE_CARDS).toContain(signature.upgrades);
    expect(Object.keys(signature.deal).sort()).toEqual([...MELEE_CARDS].sort());
    const blows = MELEE_CARDS.some((against) => signature.deal[against].hit !== null);
    const harms = MELEE_CARDS.some((against) => (signature.deal[against].hit ?? 0) > 0);
    if (harms) expect(signature.types).not.toEqual([]);
    if (!blows) expect(signature.types).toEqual([]);
  });
});
