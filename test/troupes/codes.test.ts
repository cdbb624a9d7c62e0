import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, characters } from '../../src/cards/index.ts';
import { shareCodes } from '../../src/cards/share-codes.ts';
import { fromBase64, toBase64, toBase64Url } from '../../src/record/base64.ts';
import { readCode, writeCode } from '../../src/record/share-code.ts';
import { readLunachron, writeLunachron } from '../../src/troupes/codes/lunachron.ts';
import { readMiner, writeMiner } from '../../src/troupes/codes/miner.ts';
import { readPlainList } from '../../src/troupes/codes/plain-list.ts';
import { packTroupe, unpackTroupe } from '../../src/troupes/pack-troupe.ts';
import type { Troupe } from '../../src/troupes/troupe.ts';
import { table, troupe } from './sample-troupes.ts';

const ids = characters.map(({ id }) => id);
const anyTroupe: fc.Arbitrary<Troupe> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 60 }).map((name) => name.trim() || 'Nameless'),
    faction: fc.constantFrom(null, 'commonwealth' as const, 'shades' as const),
    characters: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 12 }),
    format: fc.constantFrom('friendly' as const, 'pool' as const, 'organised-6' as const, 'campaign' as const),
    notes: fc.string({ maxLength: 200 }),
    borne: fc.uniqueArray(fc.constantFrom('shovel', 'wheelbarrow', 'stoic'), { maxLength: 2 }),
  })
  .map(({ borne, ...given }) => {
    const [first] = given.characters;
    return troupe(given.characters, { ...given, upgrades: first !== undefined && borne.length > 0 ? { [first]: borne } : {} });
  });

describe('a troupe as a code', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyTroupe, (given) => {
        const code = writeCode('troupe', packTroupe(given));
        expect(code).toMatch(/^MR1\.[\w-]+$/);
        const read = readCode(code);
        expect(read.ok && read.kind).toBe('troupe');
        expect(read.ok && unpackTroupe(read.content, 't1')).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });

  it('is short: six characters fit one picture that a phone reads at once', () => {
    const six = troupe(['baron-von-fancyhat', 'flintlock', 'friar-flavious', 'quack', 'billy', 'young-jack']);
    expect(writeCode('troupe', packTroupe(six)).length).toBeLessThan(260);
  });

  it('leaves behind where it is kept', () => {
    const given = troupe(['quack'], { id: 'secret-place', archived: true });
    expect(JSON.stringify(packTroupe(given))).not.toContain('secret-place');
    expect(unpackTroupe(packTroupe(given), 'new')).toMatchObject({ id: 'new', archived: false });
  });

  it.each([null, 3, 'x', [], {}, { n: 'a' }, { n: '', k: 'friendly', c: [] }, { n: 'a', k: 'unheard-of', c: [] }])(
    '%j is no troupe',
    (content) => {
      expect(unpackTroupe(content, 'x')).toBeNull();
    },
  );

  it.each([
    ['markup in an id', { c: ['<img src=x>'] }],
    ['a prototype in an id', { c: ['__proto__'] }],
    ['ever so many', { c: Array.from({ length: 500 }, () => 'quack') }],
    ['ever so long', { n: 'x'.repeat(100) }],
    ['notes without end', { o: 'x'.repeat(3000) }],
  ])('%s is refused', (_, change) => {
    expect(unpackTroupe({ n: 'a', k: 'friendly', c: ['quack'], ...change }, 'x')).toBeNull();
  });
});

it('a prototype is no bearer', () => {
  const read = unpackTroupe(JSON.parse('{"n":"a","k":"friendly","c":["quack"],"u":{"__proto__":["stoic"]}}'), 'x');
  expect(read?.upgrades).toEqual({});
  expect(Object.getPrototypeOf(read?.upgrades ?? {})).toBe(Object.prototype);
});

describe('letters for bytes', () => {
  it('come back as the bytes they were, in either alphabet', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
        expect(fromBase64(toBase64Url(bytes))).toEqual(bytes);
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });
  it.each(['a', 'abcde', 'ab c', 'ä', 'abc=d', '===='])('%s is none', (text) => expect(fromBase64(text)).toBeNull());
});

describe('codes of Lunachron', () => {
  const read = (text: string) => readLunachron(text, 'x', table);

  it('every printed card has a code of its own', () => {
    expect(shareCodes.characters.size).toBe(133); // the eight of August 2026 have none
    expect(shareCodes.upgrades.size).toBe(61);
    expect(shareCodes.campaignCards.size).toBe(92);
    expect(shareCodes.characters.get('AFAGE')).toBe('boris-the-bunny-summoner');
    expect(shareCodes.upgrades.get('CGADE')).toBe('nordic-tattoos');
    expect(shareCodes.campaignCards.get('BEAAB')).toBe('birthright');
    expect(shareCodes.characters.get('AFAGH')).toBe('murder-bunny');
  });

  it('a name may have the sign that parts it from the cards', () => {
    expect(read('Hit|Run|A0AAAABAAAAD')).toMatchObject({
      ok: true,
      troupe: { name: 'Hit|Run', characters: ['baron-von-fancyhat', 'flintlock'] },
    });
  });

  it('an upgrade follows its bearer', () => {
    expect(read('Crown|A0AAAABCAABJAAAADCEAEFCAADF')).toMatchObject({
      ok: true,
      omissions: [],
      troupe: {
        name: 'Crown',
        faction: 'commonwealth',
        characters: ['baron-von-fancyhat', 'flintlock'],
        upgrades: { 'baron-von-fancyhat': ['expert-training'], flintlock: ['shirt-of-mail', 'ox-blood-elixir'] },
        format: 'friendly',
      },
    });
  });

  it('an upgrade that is written with a B is one all the same, a campaign card is named', () => {
    expect(read('Crown|A0AAAABBAABJBEAAB')).toMatchObject({
      troupe: { upgrades: { 'baron-von-fancyhat': ['expert-training'] } },
      omissions: [{ why: 'campaign-card', card: 'birthright' }],
    });
  });

  it('a tournament list of eight characters is one of five, of nine one of six, and without the mark it is none', () => {
    const list = (count: number, mark: '0' | '1'): string => {
      const coded = writeLunachron(troupe(ids.slice(0, count)), 'commonwealth', table).text;
      return coded.replace(/\|A[01]/, `|A${mark}`);
    };
    const formatOf = (text: string) => {
      const troupeRead = read(text);
      return troupeRead.ok && [troupeRead.troupe.characters.length, troupeRead.troupe.format];
    };
    expect(formatOf(list(8, '1'))).toEqual([8, 'organised-5']);
    expect(formatOf(list(9, '1'))).toEqual([9, 'organised-6']);
    expect(formatOf(list(9, '0'))).toEqual([9, 'friendly']);
  });

  it('what nobody knows is named, and the rest comes', () => {
    expect(read('Crown|B1CAABJAKJJJABABAAAAAB')).toMatchObject({
      ok: true,
      troupe: { faction: 'dominion', format: 'organised-5', characters: ['baron-von-fancyhat'] },
      omissions: [
        { why: 'bearerless', card: 'expert-training' },
        { why: 'unknown', card: 'AKJJJ' },
        { why: 'unknown', card: 'ABABA' },
      ],
    });
  });

  it.each([
    ['hello', 'not-this'],
    ['Crown|Z0AAAAB', 'not-this'],
    ['Crown|A0AAAABA', 'damaged'],
    ['Crown|A0AAAAB|A0', 'damaged'],
    ['Crown|A0aaaab', 'damaged'],
  ])('%s: %s', (text, fault) => expect(read(text)).toEqual({ ok: false, fault }));

  it('a list without end is refused', () => {
    expect(read(`Crown|A0${'AAAAB'.repeat(300)}`)).toEqual({ ok: false, fault: 'damaged' });
  });

  it('what is written is read back, but for the players’ own characters', () => {
    const coded = new Set(shareCodes.characters.values());
    fc.assert(
      fc.property(anyTroupe, (any) => {
        const given = { ...any, characters: any.characters.filter((id) => coded.has(id)) };
        if (Object.keys(given.upgrades).some((bearer) => !coded.has(bearer))) return;
        const { text, omissions } = writeLunachron(given, given.faction ?? 'dominion', table);
        expect(omissions).toEqual([]);
        const back = read(text);
        expect(back.ok && back.troupe.characters).toEqual(given.characters);
        expect(back.ok && back.troupe.upgrades).toEqual(given.upgrades);
        expect(back.ok && back.omissions).toEqual([]);
      }),
    );
  });

  it('says what it has no code for', () => {
    expect(writeLunachron(troupe(['quack', 'unheard-of']), 'commonwealth', table).omissions).toEqual(['unheard-of']);
  });
});

describe('codes of the web builder', () => {
  it('printed names become ids', () => {
    expect(readMiner(JSON.stringify({ n: ' Crown ', c: ['Agatha, Tavernfrau', 'Quack', 'Nobody'] }), 'x', table)).toMatchObject({
      ok: true,
      troupe: { name: 'Crown', characters: ['agatha-tavernfrau', 'quack'], faction: null },
      omissions: [{ why: 'unknown', card: 'Nobody' }],
    });
  });

  it.each(['', '{', '[]', '{"n":"a"}', '{"n":"","c":[]}', '{"n":"a","c":[1]}', '{"n":"a","c":["a","a","a","a","a","a","a"]}'])(
    '%s is refused',
    (text) => {
      expect(readMiner(text, 'x', table)).toEqual({ ok: false, fault: 'damaged' });
    },
  );

  it('what is written is read back, and what has no place is named', () => {
    const given = troupe(ids.slice(0, 8), { upgrades: { [ids[0] ?? '']: ['stoic'] } });
    const { text, omissions } = writeMiner(given, catalogue.characters);
    expect(omissions).toEqual([...ids.slice(6, 8), 'stoic']);
    const back = readMiner(text, 'x', table);
    expect(back.ok && back.troupe.characters).toEqual(ids.slice(0, 6));
  });
});

it('a list is half of names at least: a sentence that speaks of two characters is none', () => {
  const sentence = 'Flintlock and Grub went out one night to look for moonstones in the wood and came home with none at all';
  expect(readPlainList(sentence, 'x', 'Found', table)).toEqual({ ok: false, fault: 'not-this' });
  expect(readPlainList('Flintlock and Grub', 'x', 'Found', table)).toMatchObject({
    ok: true,
    troupe: { characters: ['flintlock', 'grub'] },
  });
});
