import fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../src/cards/index.ts';
import { rivals } from '../../src/cards/rivals.ts';
import { newMatch } from '../../src/app/new-match.ts';
import { SharedReader } from '../../src/app/read-shared.ts';
import { boardParcel, parcelOf, troupeParcel } from '../../src/app/sharing.ts';
import { matchFile } from '../../src/app/match-file.ts';
import { toBase64, toBase64Url } from '../../src/record/base64.ts';
import { seal } from '../../src/record/sealed-file.ts';
import { codeOfFile, writeCode } from '../../src/record/share-code.ts';
import { framesOf } from '../../src/record/share-frames.ts';
import { emptyTroupe } from '../../src/troupes/troupe.ts';
import type { Taken } from '../../src/ui/contexts/troupe-port.ts';

const page = 'https://example.org/games/moonrise/';
const cards = { characters: catalogue.characters, upgrades: catalogue.upgrades ?? {}, rivals };
const crown = {
  ...emptyTroupe('t1', 'The Crown'),
  characters: ['baron-von-fancyhat', 'flintlock', 'quack'],
  upgrades: { flintlock: ['shirt-of-mail'] },
};
const [green] = boards;
if (!green) throw new Error('no board');
const reader = () => new SharedReader(() => 'fresh');
const read = (text: string): Promise<Taken> => reader().text(text);
const arrived = (taken: Taken) => {
  if (taken.now !== 'arrived') throw new Error(JSON.stringify(taken));
  return taken.arrived;
};

describe('what is passed on arrives', () => {
  const parcel = troupeParcel(crown, 'commonwealth', cards, page);

  it.each([
    ['its letters', parcel.code],
    ['its letters, broken by a message', `  ${parcel.code.slice(0, 50)}\n${parcel.code.slice(50)} `],
    ['its link', parcel.link ?? ''],
    ['words before its link', `Look at this: ${parcel.link}`],
  ])('a troupe by %s', async (_, text) => {
    expect(arrived(await read(text))).toEqual({ kind: 'troupe', troupe: { ...crown, id: 'fresh' }, left: [] });
  });

  it('a troupe by its file, its link behind a hash', async () => {
    expect(arrived(await reader().file(parcel.file.blob))).toMatchObject({ troupe: { name: 'The Crown' } });
    expect(arrived(await reader().file(new Blob([parcel.code])))).toMatchObject({ troupe: { name: 'The Crown' } });
    expect(parcel.file.name).toBe('the-crown.moontroupe');
    expect(parcel.link).toMatch(/^https:\/\/example\.org\/games\/moonrise\/#\/share\/MR1\./);
    expect(parcel.frames).toEqual([parcel.code]);
  });

  it('by the codes of other programs, which say what they have no place for', async () => {
    const [lunachron, builder] = parcel.foreign;
    expect(lunachron?.left).toEqual([]);
    expect(arrived(await read(lunachron?.code ?? ''))).toMatchObject({
      troupe: { name: 'The Crown', characters: crown.characters, upgrades: crown.upgrades, faction: 'commonwealth' },
      left: [],
    });
    expect(builder?.left).toEqual(['Shirt of Mail']);
    expect(arrived(await read(builder?.code ?? ''))).toMatchObject({ troupe: { name: 'The Crown', characters: crown.characters } });
  });

  it('a board, in several pictures, in any order', async () => {
    const { frames, code } = boardParcel({ ...green, terrain: [...green.terrain] }, page);
    expect(frames?.length).toBeGreaterThan(1);
    const one = reader();
    const seen: Taken[] = [];
    for (const frame of [...(frames ?? [])].reverse()) seen.push(await one.text(frame));
    expect(seen[0]).toMatchObject({ now: 'waiting', have: [frames?.length], parts: frames?.length });
    expect(arrived(seen.at(-1) ?? (await read('')))).toEqual({ kind: 'board', board: green });
    expect(arrived(await read(code))).toEqual({ kind: 'board', board: green });
    expect(arrived(await read((frames ?? []).join('\n')))).toEqual({ kind: 'board', board: green });
  });

  it('a match, which says when it holds every hand', async () => {
    const { record } = newMatch({ pairing: 'a-quick-quarrel', names: [] }).folded;
    const file = new Uint8Array(await matchFile({ record, names: ['Ada', 'Ben'], title: 'Tuesday' }, false).arrayBuffer());
    const { code, sealed } = parcelOf({ kind: 'match', title: 'Tuesday', file, sealed: true }, page);
    expect(sealed).toBe(true);
    const came = arrived(await read(code));
    expect(came).toMatchObject({ kind: 'match', title: 'Tuesday', names: ['Ada', 'Ben'] });
  });
});

describe('what is not in order is refused in a sentence', () => {
  const sentence = (taken: Taken): string => (taken.now === 'refused' ? taken.sentence : `taken: ${JSON.stringify(taken).slice(0, 80)}`);

  it.each<[string, string]>([
    ['', 'There is nothing to read yet.'],
    ['once upon a time', 'Moonrise cannot read this code. Nothing was changed.'],
    ['MR7.abcd', 'This code was written by a newer program. Update Moonrise and try again. Nothing was changed.'],
    ['MR1.abcd', 'This code is damaged; part of it may be missing. Nothing was changed.'],
    ['MS2.abcd', 'This code was written by a newer program. Update Moonrise and try again. Nothing was changed.'],
    ['MS1.!!!!', 'This code is damaged; part of it may be missing. Nothing was changed.'],
    ['MRQ1.1.1.abcdefg.zzz', 'This code is damaged; part of it may be missing. Nothing was changed.'],
    [writeCode('troupe', { n: 'a' }), 'This code is not valid. Nothing was changed.'],
    [writeCode('board', { terrain: 7 }), 'This code is not valid. Nothing was changed.'],
    [writeCode('campaign', {}), 'Part of this code is not valid (at format). Nothing was changed.'],
    [codeOfFile(seal('backup', {})), 'This is a backup: restore it under Settings. Nothing was changed.'],
    ['{"moonrise":"board"', 'That file is not a board, or part of it is missing. Nothing has changed.'],
    [toBase64(strToU8('Crown|A0AAAA')), 'This code is damaged; part of it may be missing. Nothing was changed.'],
  ])('%s', async (text, said) => expect(sentence(await read(text))).toBe(said));

  it('a match that is damaged inside', async () => {
    expect(sentence(await read(writeCode('match', { format: 1, entries: 'none' })))).toMatch(
      /^What this code holds is not as it should be \(at .*\)\. Nothing/,
    );
  });

  it('letters without end', async () => {
    expect(sentence(await read('x'.repeat(5_000_000)))).toBe('This is too large to be a Moonrise code or file. Nothing was changed.');
  });

  it('a file too large is not even opened', async () => {
    const large = { size: 1e9, arrayBuffer: () => Promise.reject(new Error('opened')) } as unknown as Blob;
    expect(sentence(await reader().file(large))).toBe('This is too large to be a Moonrise code or file. Nothing was changed.');
  });
});

describe('damage of any sort', () => {
  afterEach(() => expect(Reflect.get(globalThis, 'executed')).toBeUndefined());
  const whole = [
    troupeParcel(crown, 'commonwealth', cards, page).code,
    ...troupeParcel(crown, 'commonwealth', cards, page).foreign.map(({ code }) => code),
    ...(framesOf(writeCode('board', green)) ?? []),
    writeCode('board', green).slice(0, 3000),
    toBase64Url(gzipSync(new Uint8Array(1_000_000))),
    '<img src=x onerror="globalThis.executed=1">',
    'javascript:globalThis.executed=1',
    '{"__proto__":{"executed":1},"moonrise":"board","version":1}',
  ];
  type Blow = (text: string, at: number, sign: string) => string;
  const blows: Blow[] = [
    (text, at) => text.slice(0, at),
    (text, at) => text.slice(at),
    (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1),
    (text, at, sign) => text.slice(0, at) + sign + text.slice(at),
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => text.slice(at) + text.slice(0, at),
    (text, at) => text.toLowerCase().slice(0, at) + text.slice(at),
    (text, at) => text.slice(0, at) + text.slice(0, at),
  ];
  const damaged = fc
    .tuple(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.constantFrom(...blows), fc.nat(), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([text, all]) => all.reduce((broken, [blow, at, sign]) => blow(broken, at % (broken.length + 1), sign), text));

  const inOrder = (taken: Taken): void => {
    if (taken.now === 'refused') expect(taken.sentence).toMatch(/^[A-Z].*\.$/);
    else if (taken.now === 'waiting') expect(taken.have.length).toBeLessThan(taken.parts);
    else if (taken.arrived.kind !== 'troupe') expect(taken.arrived.kind).toBe('board');
    // A foreign code has no sum: what is left of it is a troupe of known ids, or nothing.
    else for (const id of taken.arrived.troupe.characters) expect(id).toMatch(/^[a-z0-9-]+$/);
  };

  it('in letters: a sentence or something in order, never an error', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async (text) => inOrder(await read(text))),
      { numRuns: 6000 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => inOrder(await read(text))),
      { numRuns: 2000 },
    );
  });

  it('in files: the same', { timeout: 60_000 }, async () => {
    const file = seal('board', green);
    const flips = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(flips, fc.nat(file.length), async (all, end) => {
        const bytes = file.slice(0, Math.max(1, end));
        for (const [at, value] of all) bytes[at % bytes.length] = value;
        inOrder(await reader().file(new Blob([bytes])));
      }),
      { numRuns: 1500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) =>
        inOrder(await reader().file(new Blob([Uint8Array.from(bytes)]))),
      ),
      { numRuns: 1000 },
    );
  });

  it('whatever came before, a sound code is read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damaged, { maxLength: 5 }), async (texts) => {
        const one = reader();
        for (const text of texts) await one.text(text);
        expect(arrived(await one.text(whole[0] ?? ''))).toMatchObject({ troupe: { name: 'The Crown' } });
      }),
      { numRuns: 200 },
    );
  });
});
