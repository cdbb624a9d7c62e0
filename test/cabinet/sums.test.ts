import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { adviceFor, chanceOf, findingSpread } from '../../src/cabinet/advice/advice.ts';
import { familiesAmong, idleAmong, partnersOf, readingBonds, type Bonds } from '../../src/cabinet/advice/bonds.ts';
import { eveningOf, type EveningNeeds } from '../../src/cabinet/advice/evening.ts';
import { findingPairs } from '../../src/cabinet/advice/fair-pairs.ts';
import { troupeCounts } from '../../src/cabinet/advice/field.ts';
import { fieldOf, findingNext, productsBringing } from '../../src/cabinet/advice/next-products.ts';
import type { Tie } from '../../src/cabinet/terms.ts';
import { catalogue } from '../../src/cards/index.ts';
import { characters } from '../../src/cards/characters.ts';
import { products } from '../../src/cards/products.ts';
import { rivals } from '../../src/cards/rivals.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { fieldSentences } from '../../src/words/cabinet/fielding.ts';
import { judgeTroupe } from '../../src/troupes/judge-troupe.ts';
import { emptyTroupe } from '../../src/troupes/troupe.ts';
import { modelsNamed } from '../../src/words/cabinet/models-named.ts';
import { tieSentence } from '../../src/words/cabinet/partners.ts';
import { abilityText, headLine, outcomeLines, signatureText } from '../../src/words/cards/abilities.ts';
import { LANGUAGES, speak } from '../../src/words/language/locale.ts';
import { foldedText } from '../../src/words/language/folded-text.ts';
import { keywordName } from '../../src/words/names/keywords.ts';
import '../cases.ts';

const run = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
};
const cards = { characters: catalogue.characters, upgrades: {}, rivals };
const figures = (...ids: string[]): Set<string> =>
  new Set(products.filter(({ id }) => ids.includes(id)).flatMap((product) => product.characters));
const STARTERS = figures('dusk-till-dawn', 'life-and-death-struggle');

let bonds: Bonds;
beforeAll(() => {
  bonds = run(readingBonds(characters, rivals));
});

const isLegal = (set: readonly string[]): boolean =>
  set.length > 0 &&
  !judgeTroupe({ ...emptyTroupe('t', 't'), characters: [...set] }, 'friendly', cards).some(({ grade }) => grade === 'error');

describe('what can be fielded', () => {
  const counted = (ids: readonly string[]) =>
    troupeCounts(
      ids.flatMap((id) => bonds.cards.get(id) ?? []),
      bonds.rivals,
      ids.length,
    );

  it('is what the judge of the builder says of every set of seven collections', () => {
    // some with those who are never fielded together, and with those who are only summoned
    const crowd = [...bonds.rivals].flatMap(([id, apart]) => (apart.size > 0 ? [id] : []));
    const unselectable = characters.filter((card) => card.unselectable === true).map(({ id }) => id);
    const chance = chanceOf('seven');
    for (let round = 0; round < 7; round += 1) {
      const pool = [...crowd.slice(0, 4), ...unselectable.slice(0, 1), ...characters.map(({ id }) => id)];
      const ids = new Set<string>();
      while (ids.size < (round < 2 ? 12 : 9)) ids.add(pool[chance(ids.size < 5 ? Math.min(pool.length, 6) : pool.length)] ?? '');
      const all = [...ids];
      const judged = Array<number>(all.length + 1).fill(0);
      for (let mask = 1; mask < 1 << all.length; mask += 1) {
        const set = all.filter((_, bit) => mask & (1 << bit));
        if (isLegal(set)) judged[set.length] = (judged[set.length] ?? 0) + 1;
      }
      const sums = counted(all).all;
      expect(
        judged.slice(1).map((_, size) => sums[size + 1] ?? 0),
        all.join(' '),
      ).toEqual(judged.slice(1));
    }
  }, 60_000);

  it('never shrinks when a figure comes, and is the union of the factions', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...characters.map(({ id }) => id)), { minLength: 2, maxLength: 20 }), (ids) => {
        const [before, after] = [counted(ids.slice(1)), counted(ids)];
        for (let size = 1; size <= 6; size += 1) {
          expect(after.all[size] ?? 0).toBeGreaterThanOrEqual(before.all[size] ?? 0);
          const most = FACTIONS.map((faction) => after.by[faction][size] ?? 0);
          expect(after.all[size] ?? 0).toBeLessThanOrEqual(most.reduce((sum, count) => sum + count, 0));
          expect(after.all[size] ?? 0).toBeGreaterThanOrEqual(Math.max(...most));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tells what a faction lacks, and whom nobody here summons', () => {
    const field = fieldOf(STARTERS, [4, 5, 6], bonds);
    expect(field.all).toEqual({ 4: 128, 5: 126, 6: 84 });
    expect(field.rows.map(({ faction, largest: most, missing }) => [faction, most, missing[6]])).toEqual([
      ['commonwealth', 9, 0],
      ['dominion', 4, 2],
      ['leshavult', 4, 2],
      ['shades', 4, 2],
    ]);
    const row = { faction: 'shades' as const, characters: 9, missing: { 6: 0 }, largest: 9 };
    const textOf = (count: number): string => fieldSentences({ ...field, sizes: [6], rows: [{ ...row, ways: { 6: count } }] }).join();
    expect(textOf(1)).toBe('Shades: 6 a side in 1 way');
    expect(textOf(1000)).toBe('Shades: 6 a side in 1,000 ways');
    expect(textOf(1001)).toBe('Shades: 6 a side in more than 1,000 ways');
    // sizes that nobody counts are told together
    expect(fieldSentences({ ...field, sizes: [4, 5, 6], rows: [{ ...row, ways: { 4: 1000, 5: 1001, 6: 5000 } }] }).join()).toBe(
      'Shades: 4 a side in 1,000 ways and 5 and 6 a side in more than 1,000 ways',
    );
    expect(idleAmong(new Set(['murder-bunny', 'flintlock']), bonds)).toEqual(['murder-bunny']);
    expect(idleAmong(new Set(['murder-bunny', 'boris-the-bunny-summoner']), bonds)).toEqual([]);
  });

  it('is quick with many cards of packs that keep each other away', () => {
    const many = Array.from({ length: 300 }, (_, n): Character => ({
      ...(characters[n % characters.length] as Character),
      id: `pack:${n}`,
    }));
    const apart = [many.slice(0, 60).map(({ id }) => id)];
    const read = run(readingBonds(many, apart));
    const began = performance.now();
    expect(troupeCounts(many, read.rivals, 6).all[6]).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('cards are read in small steps, so that a touch need not wait: none looks at each pair of cards', () => {
    let looks = 0;
    const many = Array.from(
      { length: 100 },
      (_, n): Character => new Proxy({ ...(characters[n] as Character) }, { get: (card, key) => ((looks += 1), Reflect.get(card, key)) }),
    );
    const work = readingBonds(many, rivals);
    for (let done = false; !done;) {
      looks = 0;
      done = work.next().done === true;
      expect(looks).toBeLessThan(many.length * 20);
    }
  });
});

describe('ties', () => {
  it('each names the line that says so, and the line says the word in every language', async () => {
    const wrong: string[] = [];
    for (const locale of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      await speak(locale);
      for (const card of characters) {
        const texts = new Map<string, string>();
        for (const line of card.abilities) {
          const whole = [
            headLine(line),
            abilityText(line, card.abilities),
            line.kind === 'arcane' ? outcomeLines(line, card.abilities) : '',
          ];
          texts.set(line.id, foldedText(JSON.stringify(whole)));
        }
        if (card.signature) texts.set(card.signature.id, foldedText(String(signatureText(card.signature))));
        for (const { by, ability, word } of bonds.ties.get(card.id) ?? []) {
          if (by !== card.id) continue;
          const text = texts.get(ability);
          if (text === undefined) wrong.push(`${by}: no line ${ability}`);
          else if (word !== undefined && !text.includes(foldedText(keywordName(word)).slice(0, 4)))
            wrong.push(`${locale} ${by} ${ability}: ${word}`);
        }
      }
    }
    await speak('en');
    expect([...new Set(wrong)]).toEqual([]);
  }, 60_000);

  it('a card that speaks of no friend has none of its own, and the order of the cards changes nothing', () => {
    const plain = { ...(bonds.cards.get('grub') as Character), id: 'pack:plain', keywords: [], abilities: [], signature: null };
    const shuffled = run(readingBonds([...characters].reverse().concat([plain]), rivals));
    expect(shuffled.ties.get('pack:plain')).toEqual([]);
    for (const { id } of characters)
      expect(partnersOf(id, shuffled).map(({ character }) => character)).toEqual(partnersOf(id, bonds).map(({ character }) => character));
  });

  it('the first partners of some', () => {
    const first = (id: string, count = 5): string[] =>
      partnersOf(id, bonds)
        .slice(0, count)
        .map(({ character }) => character);
    expect(first('baron-von-fancyhat', 2)).toEqual(['eric-the-squire', 'brunhilde']);
    expect(first('nanny', 3).sort()).toEqual(['pookie', 'sprog', 'urchin']);
    expect(first('vicious-syd', 2).sort()).toEqual(['dim-and-dimmer', 'gotchgut']);
    expect(first('boris-the-bunny-summoner', 2).sort()).toEqual(['jackalope', 'murder-bunny']);
    expect(
      first('mama-gimble', 8)
        .slice(1)
        .every((id) => bonds.cards.get(id)?.keywords.includes('gnome')),
    ).toBe(true);
    expect(first('kalista-leshavult-priestess')).toEqual(expect.arrayContaining(['klaus', 'eric-the-enlightened', 'kavanagh-the-jongler']));
    expect(first('el-capitano', 6)).toEqual(expect.arrayContaining(['brigid', 'powder-monkey']));
  });
});

describe('partners', () => {
  it('a sentence does not say again the name it stands beside, and names with a comma stand apart from each other', async () => {
    const names = { character: (id: string) => bonds.cards.get(id)?.name ?? id, ability: () => 'Squire' };
    const tie: Tie = { by: 'eric-the-squire', to: 'baron-von-fancyhat', ability: 'a', bond: 'names' };
    expect(tieSentence(tie, names, 'eric-the-squire')).toBe('Squire mentions Baron von Fancyhat');
    expect(tieSentence(tie, names, 'baron-von-fancyhat')).toBe('Eric, the Squire: Squire mentions Baron von Fancyhat');
    expect(tieSentence({ ...tie, word: 'noble' }, names, 'eric-the-squire')).toBe('Squire mentions “Noble”');
    expect(modelsNamed(['Fritz', 'Eric, the Squire', 'Quack'])).toBe('Fritz; Eric, the Squire; Quack');
    expect(modelsNamed(['Fritz', 'Quack'])).toBe('Fritz and Quack');
    await speak('fr');
    expect(modelsNamed(['Fritz', 'Eric, the Squire'])).toBe('Fritz\u202F; Eric, the Squire');
    await speak('en');
  });

  it('of whom only a keyword says something are told together, from four on, and nobody is lost or told twice', () => {
    const of = (id: string) => familiesAmong(id, partnersOf(id, bonds));
    expect(of('mama-gimble').families.map(({ word }) => word)).toEqual(['gnome']);
    // who speaks of her in turn, or is named, stands alone
    expect(of('mama-gimble').alone.map(({ character }) => character)).toEqual(expect.arrayContaining(['olim', 'joanna-nordic-princess']));
    expect(
      of('nanny')
        .alone.slice(0, 3)
        .map(({ character }) => character)
        .sort(),
    ).toEqual(['pookie', 'sprog', 'urchin']);
    expect(
      of('vicious-syd')
        .alone.slice(0, 2)
        .map(({ character }) => character)
        .sort(),
    ).toEqual(['dim-and-dimmer', 'gotchgut']);
    for (const { id } of characters) {
      const { alone, families } = of(id);
      const characters = [...alone.map(({ character }) => character), ...families.flatMap((family) => family.characters)];
      expect(characters.sort()).toEqual(
        partnersOf(id, bonds)
          .map(({ character }) => character)
          .sort(),
      );
      for (const { word, characters: members, tie } of families) {
        expect(members.length).toBeGreaterThan(3);
        expect(tie).toMatchObject({ by: id, word });
        for (const member of members) expect(bonds.cards.get(member)?.keywords).toContain(word);
      }
    }
  });
});

describe('what comes next', () => {
  const next = (ids: ReadonlySet<string>, marked: readonly string[] = []) => run(findingNext(ids, products, new Set(marked), 6, bonds));

  it('never names what is here, says who would be idle, and gives each reason', () => {
    for (const ids of [new Set<string>(), STARTERS, figures('goblin-city', 'mushrooms-and-mayhem')]) {
      for (const list of Object.values(next(ids)))
        for (const { product, fresh, idle, friends } of list) {
          expect(fresh.every((id) => product.characters.includes(id) && !ids.has(id))).toBe(true);
          expect(fresh.length).toBeGreaterThan(0);
          expect(friends.every((id) => ids.has(id))).toBe(true);
          const together = new Set([...ids, ...fresh]);
          expect(idle).toEqual(fresh.filter((id) => idleAmong(together, bonds).includes(id)));
          expect(idle.length).toBeLessThan(fresh.length);
        }
    }
  });

  it('names the same people first', () => {
    const { 'first-troupe': opening, friends } = next(figures('dusk-till-dawn'));
    expect(opening[0]?.first.length).toBeGreaterThan(0);
    expect(friends.length).toBeGreaterThan(0);
    const goblins = next(figures('goblin-city', 'mushrooms-and-mayhem'));
    expect(goblins.friends.slice(0, 5).map(({ product }) => product.id)).toContain('bootys-bilge');
    const some = next(new Set(['fraya', 'teetoe']));
    expect(some.completes[0]?.product.id).toBe('single-the-fencer');
    // nobody misses a starter that was not bought, and everybody one that was
    const almost = new Set([...figures('dusk-till-dawn')].filter((id) => id !== 'grub'));
    const completed = (marked: readonly string[]) => next(almost, marked).completes.flatMap(({ completes }) => completes);
    expect(completed([])).not.toContain('dusk-till-dawn');
    expect(completed(['dusk-till-dawn'])).toContain('dusk-till-dawn');
  });

  it('of those that go with what is here the one that needs fewest more comes first', () => {
    const { 'first-troupe': nearing } = next(figures('the-enclave', 'shadowglade', 'blood-magic'));
    const needs = nearing.filter(({ friends }) => friends.length > 0).map(({ closer }) => Math.min(...Object.values(closer)));
    expect(needs.length).toBeGreaterThan(3);
    expect(needs[0]).toBeLessThan(5);
    expect(needs).toEqual([...needs].sort((a, b) => a - b));
  });

  it('what goes with those who are here comes before what stands beside them', () => {
    const goblins = figures('goblin-city', 'mushrooms-and-mayhem', 'bootys-bilge');
    const { 'first-troupe': nearing } = next(goblins, ['goblin-city', 'mushrooms-and-mayhem', 'bootys-bilge']);
    const tied = nearing.map(({ friends }) => friends.length);
    expect(tied[0]).toBeGreaterThan(0);
    expect(tied.map(Math.sign)).toEqual([...tied.map(Math.sign)].sort((a, b) => b - a));
    // of those as near as each other, more of it
    const needed = nearing.map(({ closer }) => Math.min(...Object.values(closer)));
    for (const need of new Set(needed)) {
      const asNear = tied.filter((_, index) => needed[index] === need);
      expect(asNear).toEqual([...asNear].sort((a, b) => b - a));
    }
    // five of six of another people, none of whom goes with a goblin
    const stranger = nearing.find(({ product }) => product.id === 'life-and-death-struggle');
    expect(stranger?.friends ?? []).toEqual([]);
    expect(nearing.findIndex((next) => next === stranger)).toBeGreaterThanOrEqual(tied.filter((count) => count > 0).length);
    expect(tied.filter((count) => count > 0).length).toBeGreaterThan(2);
    // nobody is named for a faction that stays far from a troupe
    for (const { closer } of nearing) expect(Math.max(...Object.values(closer))).toBeLessThanOrEqual(3);
    const faeries = next(figures('dark-deeds'))['first-troupe'];
    const isFriendly = faeries.map(({ friends }) => friends.length > 0);
    expect(isFriendly).toEqual([...isFriendly].sort((a, b) => Number(b) - Number(a)));
    // nobody is here yet: the nearest to a troupe
    const nearest = next(new Set())['first-troupe'].map(({ closer }) => Math.min(...Object.values(closer)));
    expect(nearest).toEqual([...nearest].sort((a, b) => a - b));
  });

  it('the fewest products that bring a troupe', () => {
    const ids = (characterIds: string[]): string[] => productsBringing(characterIds, products).map(({ id }) => id);
    expect(ids(['doug-the-flatulent', 'vicious-syd', 'beaky-bobby'])).toEqual(['goblin-city']);
    expect(ids(['doug-the-flatulent', 'flintlock'])).toEqual(['dusk-till-dawn']);
    expect(ids(['grub', 'pack:bear'])).toEqual(['single-grub']);
  });
});

describe('advice and pairs', () => {
  const advice = (faction: (typeof FACTIONS)[number], ...ids: string[]) =>
    adviceFor(ids, run(findingSpread(faction, ids.length, bonds)), bonds);

  it('says of known troupes what a player would say', () => {
    const barony = advice('commonwealth', 'baron-von-fancyhat', 'eric-the-squire', 'flintlock', 'friar-flavious');
    expect(barony.good).toEqual(expect.arrayContaining(['melee', 'shooting']));
    const faeries = advice('dominion', 'teetoe', 'fraya', 'the-fencer', 'wasp', 'butterfingers', 'silvertongue');
    expect(faeries.good).toEqual(expect.arrayContaining(['arcane', 'evade', 'energy']));
    expect(faeries.help).toContain('health');
    expect(advice('commonwealth', 'flintlock').nobody).toContain('heals');
  });

  it('an evening gives three reasons, and that troupes are even only where nothing else can be said', () => {
    const pairs = run(findingPairs([...STARTERS], 4, bonds, chanceOf('evening'), 400));
    const plain = { pairs, painted: new Set<string>(), fresh: new Set<string>(), fielded: new Map<string, number>(), bonds };
    const reasons = (needs: Partial<EveningNeeds>, seed: string) =>
      eveningOf({ ...plain, chance: chanceOf(seed), ...needs }).map(({ reason }) => reason);
    const kinds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const bare = reasons({}, seed);
      expect(bare.filter(({ because }) => because === 'even')).toEqual([]);
      expect(new Set(bare.map((reason) => JSON.stringify(reason))).size).toBe(3);
      for (const reason of bare)
        if (reason.because === 'together') expect([...STARTERS]).toEqual(expect.arrayContaining([reason.tie.by, reason.tie.to]));
      const fielded = new Map([...STARTERS].slice(0, 9).map((id, index) => [id, index]));
      for (const reason of reasons({ fresh: new Set(['flintlock']), fielded }, seed)) {
        kinds.add(reason.because);
        if (reason.because === 'never-out') expect(fielded.has(reason.character)).toBe(false);
        if (reason.because === 'longest-ago') expect(fielded.get(reason.character)).toBe(0);
        if (reason.because === 'fresh-paint') expect(reason.character).toBe('flintlock');
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['never-out', 'longest-ago', 'fresh-paint', 'together']));
    // cards that say nothing of each other
    const silent = { ...bonds, ties: new Map(), cards: new Map([...bonds.cards].map(([id, card]) => [id, { ...card, keywords: [] }])) };
    expect(reasons({ bonds: silent }, 'a').map(({ because }) => because)).toEqual(['even', 'even', 'even']);
  });

  it('pairs are legal, share nobody, and the most even come first', () => {
    const pairs = run(findingPairs([...STARTERS], 4, bonds, chanceOf('x'), 600));
    expect(pairs.length).toBeGreaterThan(10);
    for (const { first, second, factions } of pairs) {
      expect([...first, ...second].every((id) => STARTERS.has(id))).toBe(true);
      expect(new Set([...first, ...second]).size).toBe(8);
      expect(isLegal(first) && isLegal(second)).toBe(true);
      expect(first.every((id) => bonds.cards.get(id)?.factions.includes(factions[0]))).toBe(true);
    }
    expect(pairs.map(({ gap }) => gap)).toEqual(pairs.map(({ gap }) => gap).sort((a, b) => a - b));
  });
});
