import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boards, catalogue, characters, pairings } from '../../src/cards/index.ts';
import { PRINTED_CHARACTERS } from '../../src/cards/printed-index.ts';
import { slug } from '../../src/cards/slug.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';
import { DAMAGE_TYPES, FACTIONS } from '../../src/rules/terms/factions.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { writtenLists } from '../../tools/catalogue/lists.ts';
import { numbersOf, printedDeal } from '../../tools/catalogue/numbers-of.ts';
import { NUMBERS } from './numbers.ts';

const EFFECTS =
  'return redraw damage wound heal gain lose refill slay move place swap reaction-step apply give reload spend redirect drop-stone take-stone gather-stone depth flip look catastrophe-of cancel pulse for-each pick if one-of may-pay summon act keep avert lapse lose-ability refund share sharpen learn-keyword set-aside may inherit-stone'.split(
    ' ',
  );
const MODS =
  'stays-slain lunge lends-keyword stat dealt suffered dealt-as unreducible cost reach slow ignore-slow-carry move-freely reaction-step forbid untargetable presence ignore reveal harvest keeps-stones keyword without thrall puppet at-most falls-with'.split(
    ' ',
  );
const TRIGGERS =
  'declares hands-drawn replenish discard activates targeted attacks would-deal would-suffer arcane-drawn caused-wounds wounded slain ends-move-engaged uses-arcane harvests bluffed'.split(
    ' ',
  );

/** Every object inside a card, with the path that leads to it. */
function* nodes(value: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, `${path}.${key}`);
}

/** Abilities that a text names: reloads and spends. */
const namedBy = (ability: Ability): string[] =>
  [...nodes(ability, '')].flatMap(([, node]) => (node['do'] === 'reload' || node['do'] === 'spend' ? [String(node['ability'])] : []));

describe('the catalogue', () => {
  it.each(writtenLists())('$file names every file of its folders, once: npm run catalogue', ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('holds one file a character, named by its id', () => {
    const files = readdirSync('src/cards/characters').map((file) => file.replace('.ts', ''));
    expect(files.sort()).toEqual(Object.keys(catalogue.characters).sort());
    expect(characters.length).toBe(files.length);
  });

  it('keeps the numbers of the newest print', () => {
    for (const card of characters) expect(numbersOf(card), card.id).toBe(NUMBERS[card.id] ?? numbersOf(card));
    expect(Object.keys(NUMBERS)).toEqual(PRINTED_CHARACTERS.map(({ id }) => id).filter((id) => !id.includes('#')));
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
      ...['commonwealth', 'dominion', 'leshavult'].map((one) => `${one}+shades`),
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
      const said = ability.kind === 'passive' ? ability.rules : ability.kind === 'active' ? ability.do : ability.outcomes;
      expect(said, ability.id).not.toEqual([]);
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

  it('uses known words alone', () => {
    for (const faction of card.factions) expect(FACTIONS).toContain(faction);
    for (const [path, node] of nodes(card, card.id)) {
      if (typeof node['do'] === 'string') expect(EFFECTS, path).toContain(node['do']);
      if ('mod' in node) expect(MODS, path).toContain(node['mod']);
      if ('on' in node && typeof node['on'] === 'string' && node['on'] !== 'catastrophe') expect(TRIGGERS, path).toContain(node['on']);
      if ('type' in node) expect(DAMAGE_TYPES, path).toContain(node['type']);
    }
  });

  it('names only abilities that it has', () => {
    const own = card.abilities.map(({ id }) => id);
    for (const ability of card.abilities) for (const named of namedBy(ability)) expect(own).toContain(named);
  });

  it('ARC-21: every arcane ability ends in a catastrophe', () => {
    for (const ability of card.abilities) if (ability.kind === 'arcane') expect(ability.outcomes.at(-1)?.on).toBe('catastrophe');
  });

  it('CRD-16 SIG-3: its signature has a card it upgrades, a value against every card and a type for every blow', () => {
    const { signature } = card;
    if (signature === null) return;
    expect(MELEE_CARDS).toContain(signature.upgrades);
    expect(Object.keys(signature.deal).sort()).toEqual([...MELEE_CARDS].sort());
    const blows = MELEE_CARDS.some((against) => signature.deal[against].hit !== null);
    expect(signature.types.length > 0).toBe(blows);
  });
});
