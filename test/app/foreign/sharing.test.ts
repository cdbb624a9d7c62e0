import fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../../src/cards/index.ts';
import { products } from '../../../src/cards/products.ts';
import { rivals } from '../../../src/cards/rivals.ts';
import { translatedNames } from '../../../src/cards/translated-names.ts';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { boardParcel, parcelOf, troupeParcel } from '../../../src/app/foreign/sharing.ts';
import { matchFile } from '../../../src/app/kept/match-file.ts';
import { toBase64, toBase64Url } from '../../../src/record/base64.ts';
import { seal } from '../../../src/record/sealed-file.ts';
import { codeOfFile, writeCode } from '../../../src/record/share-code.ts';
import { framesOf } from '../../../src/record/share-frames.ts';
import { FACTIONS } from '../../../src/rules/terms/factions.ts';
import { emptyTroupe } from '../../../src/troupes/troupe.ts';
import type { Taken } from '../../../src/ui/contexts/cards/troupe-port.ts';
import { COMPLETE, speak } from '../../../src/words/language/locale.ts';

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
  if (taken.stage !== 'arrived') throw new Error(JSON.stringify(taken));
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
    expect(arrived(await read(text))).toEqual({ kind: 'troupe', troupe: { ...crown, id: 'fresh' }, omissions: [] });
  });

  it('a troupe by its file, its link behind a hash', async () => {
    expect(arrived(await reader().file(parcel.file.blob))).toMatchObject({ troupe: { name: 'The Crown' } });
    expect(arrived(await reader().file(new Blob([parcel.code])))).toMatchObject({ troupe: { name: 'The Crown' } });
    expect(parcel.file.name).toBe('the-crown.moontroupe');
    expect(parcel.link).toMatch(/^https:\/\/example\.org\/games\/moonrise\/#\/share\/MR1\./);
    expect(parcel.frames).toEqual([parcel.link]);
    expect(parcel.link).toContain(parcel.code);
    expect((await read(parcel.link ?? '')).stage).toBe('arrived');
  });

  it('by the codes of other programs, which say what they have no place for', async () => {
    const [lunachron, builder] = parcel.foreign;
    expect(lunachron?.omissions).toEqual([]);
    expect(arrived(await read(lunachron?.code ?? ''))).toMatchObject({
      troupe: { name: 'The Crown', characters: crown.characters, upgrades: crown.upgrades, faction: 'commonwealth' },
      omissions: [],
    });
    expect(builder?.omissions).toEqual(['Shirt of Mail']);
    expect(arrived(await read(builder?.code ?? ''))).toMatchObject({ troupe: { name: 'The Crown', characters: crown.characters } });
  });

  it('a board, in several pictures, in any order', async () => {
    const { frames, code } = boardParcel({ ...green, terrain: [...green.terrain] }, page);
    expect(frames?.length).toBeGreaterThan(1);
    const anotherReader = reader();
    const seen: Taken[] = [];
    for (const frame of [...(frames ?? [])].reverse()) seen.push(await anotherReader.text(frame));
    expect(seen[0]).toMatchObject({ stage: 'waiting', have: [frames?.length], parts: frames?.length });
    expect(arrived(seen.at(-1) ?? (await read('')))).toEqual({ kind: 'board', board: green });
    expect(arrived(await read(code))).toEqual({ kind: 'board', board: green });
    expect(arrived(await read((frames ?? []).join('\n')))).toEqual({ kind: 'board', board: green });
  });

  it('four series that are begun beside each other, each to its end; with a fifth the one that was begun first is forgotten', async () => {
    const series = Array.from({ length: 5 }, (_, nth) => {
      const board = { ...green, id: `board-${nth}`, terrain: [...green.terrain].slice(nth) };
      return boardParcel(board, page).frames ?? [];
    });
    for (const many of [4, 5]) {
      const begun = series.slice(0, many);
      const patient = reader();
      for (const [first = ''] of begun) expect((await patient.text(first)).stage).toBe('waiting');
      const ends: string[] = [];
      for (const [, ...rest] of begun.slice(many - 4)) {
        let last = 'nothing';
        for (const frame of rest) last = (await patient.text(frame)).stage;
        ends.push(last);
      }
      expect(ends, `${many}`).toEqual(Array(4).fill('arrived'));
    }
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
  const sentence = (taken: Taken): string => (taken.stage === 'refused' ? taken.sentence : `taken: ${JSON.stringify(taken).slice(0, 80)}`);

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
  ])('%s', async (text, candidate) => expect(sentence(await read(text))).toBe(candidate));

  it('a match that is damaged inside', async () => {
    expect(sentence(await read(writeCode('match', { format: 1, entries: 'none' })))).toMatch(
      /^Part of this code is not valid \(at .*\)\. Nothing/,
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

describe('a code is found in whatever text it stands in', () => {
  const { code, link, foreign, list } = troupeParcel(crown, 'commonwealth', cards, page);
  const [lunachron = '', builder = ''] = foreign.map((code) => code.code);
  const around: readonly [string, (code: string) => string][] = [
    ['a full stop', (text) => `${text}.`],
    ['brackets', (text) => `(${text})`],
    ['quotation marks', (text) => `„${text}“`],
    ['bold marks', (text) => `**${text}**`],
    ['marks of code', (text) => `\`${text}\``],
    ['an answer', (text) => `> Look:\n> ${text}\n> see you`],
    ['an answer that broke it', (text) => `> ${text.slice(0, 40)}\n> ${text.slice(40)}`],
    ['words before and behind it', (text) => `This is mine: ${text} have fun with it`],
    ['a break and words behind it', (text) => `${text.slice(0, 30)}\n${text.slice(30)}\nsee you on Friday, Ada`],
    ['a comma and more', (text) => `${text}, and bring the board`],
    ['signs that show nothing', (text) => `\u200b${text.slice(0, 20)}\u00ad${text.slice(20)}\ufeff`],
  ];
  it.each(around)('%s', async (_, put) => {
    for (const text of [code, lunachron, builder])
      expect(arrived(await read(put(text))), put(text)).toMatchObject({
        kind: 'troupe',
        troupe: { name: 'The Crown', characters: crown.characters },
      });
    expect(arrived(await read(put(link ?? '')))).toMatchObject({ troupe: { name: 'The Crown' } });
  });

  it('one that is cut short is damaged all the same, whatever stands behind it', async () => {
    for (const text of [code.slice(0, -4), `${code.slice(0, -4)} have fun`, `"${code.slice(0, 30)}"`])
      expect(await read(text)).toMatchObject({ stage: 'refused', sentence: expect.stringMatching(/damaged/) as string });
  });

  it('a long run of blanks is read at once', async () => {
    const begun = process.cpuUsage().user;
    await read(`x${' '.repeat(400_000)}x`);
    expect((process.cpuUsage().user - begun) / 1e6).toBeLessThan(1);
  });

  it('its own list of names comes back', async () => {
    expect(list).toBe('The Crown – Commonwealth\n• Baron von Fancyhat\n• Flintlock (Shirt of Mail)\n• Quack');
    expect(arrived(await read(list ?? ''))).toMatchObject({
      troupe: { name: 'The Crown', faction: 'commonwealth', characters: crown.characters, upgrades: crown.upgrades },
      omissions: [],
    });
  });
});

describe('a plain list of names is a troupe', () => {
  afterEach(() => speak('en'));

  it('what “Copy as text” writes in each language comes back with its faction', async () => {
    for (const language of COMPLETE) {
      await speak(language);
      for (const faction of FACTIONS)
        expect(arrived(await read(troupeParcel(crown, faction, cards, page).list ?? '')), `${language} ${faction}`).toMatchObject({
          troupe: { name: 'The Crown', faction, characters: crown.characters, upgrades: crown.upgrades },
          omissions: [],
        });
    }
  });

  it.each([
    ['one under the other', 'Flintlock\nQuack\nEric, the Squire'],
    ['side by side', 'Flintlock, Quack, Eric, the Squire'],
    ['numbered, with “and”', '1. Flintlock\n2) Quack and\n3: Eric, the Squire!'],
    ['in German', 'Flintlock, Quack und Eric, the Squire'],
    ['in French', '« Flintlock » ; Quack et Eric, the Squire'],
    ['in Spanish', '- Flintlock\n- Quack y Eric, the Squire'],
    ['in capitals', 'FLINTLOCK – QUACK – ERIC THE SQUIRE'],
  ])('%s', async (_, text) => {
    expect(arrived(await read(text))).toMatchObject({
      kind: 'troupe',
      troupe: { characters: ['flintlock', 'quack', 'eric-the-squire'] },
      omissions: [],
    });
  });

  it('in any order, with a heading and a faction in each of the four languages', async () => {
    for (const faction of ['Shades', 'Schatten', 'Ombres', 'Las Sombras'])
      expect(arrived(await read(`## The Graves – ${faction}\n* Igor\n* Viktor Petty\n* Jobie`))).toMatchObject({
        troupe: { name: 'The Graves', faction: 'shades', characters: ['igor-the-servant', 'viktor-petty-graverobber', 'jobie'] },
      });
  });

  it('as shops and other programs spell them', async () => {
    expect(arrived(await read('Boom Boom McBoom, Cheepaky, Friar Flavius, Goblin King, Bjorn'))).toMatchObject({
      troupe: { characters: ['boom-boom-mc-boom', 'chezapeaky', 'friar-flavious', 'the-goblin-king', 'bjorn'] },
    });
    const miner = `MS1.${toBase64Url(strToU8(JSON.stringify({ n: 'Mine', c: ['Boom Boom McBoom', 'Cheepaky'] })))}`;
    expect(arrived(await read(miner))).toMatchObject({ troupe: { characters: ['boom-boom-mc-boom', 'chezapeaky'] }, omissions: [] });
  });

  it('the names of the web builder, the shop, the translated cards and of players are all of somebody, also alone', async () => {
    // The web builder has the names of the cards of August 2026, but for a few that it spells otherwise.
    const builder = [
      ...Object.values(catalogue.characters).map(({ name }) => name),
      ...'Baron Von Fancyhat|EL Capitano|Diana, Queen of the fae'.split('|'),
    ];
    for (const called of [...builder, 'Boom Boom McBoom', 'Cheepaky']) {
      const code = `MS1.${toBase64Url(strToU8(JSON.stringify({ n: 'Mine', c: [called] })))}`;
      expect(arrived(await read(code)), called).toMatchObject({ troupe: { characters: [expect.any(String)] }, omissions: [] });
    }
    const sold = products.flatMap(({ name, also = [], characters }) => (characters.length === 1 ? [name, ...also] : []));
    const players = [
      'The Baron',
      'Goblin King',
      'Mortician',
      'Tax Collector',
      'Stu',
      'Swigarty Swooty',
      'Kalista, Leshavult Princess',
      'Björn',
    ];
    for (const called of [...sold, ...Object.values(translatedNames).flat(), ...players])
      expect(arrived(await read(called)), called).toMatchObject({ troupe: { characters: [expect.any(String)] }, omissions: [] });
  });

  it.each([
    ['German', 'Meine Truppe\n- Quack\n- Baron von Fancyhat und Flintlock'],
    ['French', 'Ma troupe :\n• Charles Attand\n• Flintlock et Baron Folchoixpeau'],
    ['Spanish', 'Mi tropa\n1. Chispa\n2. Barón von Sombrerón y Cuac'],
  ])('by the names of the %s cards', async (_, text) => {
    const { troupe } = arrived(await read(text)) as { troupe: { characters: string[] } };
    expect([...troupe.characters].sort((a, b) => (a < b ? -1 : 1))).toEqual(['baron-von-fancyhat', 'flintlock', 'quack']);
  });

  it('says which lines nobody knows', async () => {
    expect(arrived(await read('Mine\nFlintlock\nQuack\nSir Nobody'))).toMatchObject({
      troupe: { name: 'Mine', characters: ['flintlock', 'quack'] },
      omissions: [{ why: 'unknown', card: 'Sir Nobody' }],
    });
  });

  it.each(['I met Billy in the wood and told Peggy of the wasp', 'Eric', 'a creep'])('%s is none', async (text) => {
    expect(await read(text)).toMatchObject({ stage: 'refused' });
  });

  it('every character is found by its name, alone', async () => {
    for (const { id, name } of Object.values(catalogue.characters))
      expect(arrived(await read(name)), name).toMatchObject({ troupe: { characters: [id] } });
  });
});

describe('the transfer code of Lunachron', () => {
  const transfer = (change: object = {}): string =>
    toBase64Url(
      gzipSync(
        strToU8(
          JSON.stringify({
            username: 'Ada',
            sessionToken: 'secret',
            troupes: [
              {
                id: 3,
                troupeName: 'The Crown',
                faction: 'COMMONWEALTH',
                characterIds: [1, 3, 4],
                shareCode: '',
                isTournamentList: true,
                equippedUpgrades: { 3: [1] },
              },
              { id: 4, troupeName: 'Odd', faction: 'SHADES', characterIds: [97, 999], shareCode: '' },
            ],
            campaigns: [{ id: 1, name: 'Winter', description: '', players: [] }],
            gameResults: [
              {
                timestamp: 1780000000000,
                winnerIndex: 0,
                playerStats: [
                  { playerName: 'Ada', troupeName: 'The Crown', faction: 'COMMONWEALTH', totalStones: 4, characterStats: [] },
                  { playerName: null, troupeName: 'Odd', faction: 'SHADES', totalStones: 3, characterStats: [] },
                ],
              },
            ],
            expiresAt: 1,
            ...change,
          }),
        ),
      ),
    );

  it('brings its troupes, and names its campaigns and results', async () => {
    for (const text of [transfer(), `Code: ${transfer()} .`, `> ${transfer().slice(0, 60)}\n> ${transfer().slice(60)}`])
      expect(arrived(await read(text))).toMatchObject({
        kind: 'transfer',
        transfer: {
          troupes: [
            {
              troupe: {
                name: 'The Crown',
                faction: 'commonwealth',
                format: 'organised-5',
                characters: ['baron-von-fancyhat', 'flintlock', 'quack'],
                upgrades: { flintlock: ['a-pirates-life-for-me'] },
              },
              omissions: [],
            },
            { troupe: { name: 'Odd', characters: ['jobie'] }, omissions: [{ why: 'unknown', card: '#999' }] },
          ],
          campaigns: ['Winter'],
          results: [
            {
              players: [
                { name: 'Ada', stones: 4 },
                { name: 'Odd', stones: 3 },
              ],
              winner: 0,
            },
          ],
        },
      });
    expect(JSON.stringify(await read(transfer()))).not.toContain('secret');
  });

  it('is refused when it is damaged or holds something else', async () => {
    for (const text of [transfer().slice(0, -9), transfer({ troupes: 'none' })])
      expect(await read(text)).toMatchObject({ stage: 'refused', sentence: expect.stringMatching(/damaged/) as string });
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
  type Blow = (text: string, index: number, sign: string) => string;
  const blows: Blow[] = [
    (text, index) => text.slice(0, index),
    (text, index) => text.slice(index),
    (text, index, sign) => text.slice(0, index) + sign + text.slice(index + 1),
    (text, index, sign) => text.slice(0, index) + sign + text.slice(index),
    (text, index) => text.slice(0, index) + text.slice(index + 1),
    (text, index) => text.slice(index) + text.slice(0, index),
    (text, index) => text.toLowerCase().slice(0, index) + text.slice(index),
    (text, index) => text.slice(0, index) + text.slice(0, index),
  ];
  const damaged = fc
    .tuple(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.constantFrom(...blows), fc.nat(), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 4 }),
    )
    .map(([text, all]) => all.reduce((broken, [blow, index, sign]) => blow(broken, index % (broken.length + 1), sign), text));

  const inOrder = (taken: Taken): void => {
    if (taken.stage === 'refused') expect(taken.sentence).toMatch(/^[A-Z].*\.$/);
    else if (taken.stage === 'waiting') expect(taken.have.length).toBeLessThan(taken.parts);
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
        for (const [index, value] of all) bytes[index % bytes.length] = value;
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
        const anotherReader = reader();
        for (const text of texts) await anotherReader.text(text);
        expect(arrived(await anotherReader.text(whole[0] ?? ''))).toMatchObject({ troupe: { name: 'The Crown' } });
      }),
      { numRuns: 200 },
    );
  });
});
