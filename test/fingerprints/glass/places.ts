import { html } from 'lit';
import { parcelOf } from '../../../src/app/foreign/sharing.ts';
import { Table } from '../../../src/app/table/table.ts';
import { boards, catalogue, characters } from '../../../src/cards/index.ts';
import { boxPuzzles } from '../../../src/puzzles/box/index.ts';
import { changesOf, type CardChange } from '../../../src/packs/changes.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { Setup } from '../../../src/rules/terms/setup.ts';
import type { PackOffer } from '../../../src/ui/contexts/cards/pack-port.ts';
import { postcard, type PostcardShape } from '../../../src/ui/match/postcard/postcard.ts';
import { storyOf } from '../../../src/ui/match/postcard/story-of.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { playMatch } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { example } from '../../packs/example.ts';
import { BEGINNING } from './clock.ts';
import { showClubParts, showCampaignGlass } from './club-parts.ts';
import { book, note, settle, show } from './drawn-page.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { page } from './page-node.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const nothing = (): Promise<null> => Promise.resolve(null);
const silent = (): void => undefined;
const deaf = (): (() => void) => silent;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

const tableAt = (folded: Folded): Table =>
  watched(
    'table',
    new Table({ id: 'match', names: NAMES.slice(0, folded.record.setup.seats.length), folded, store: { append: () => Promise.resolve() } }),
    { decide: nothing },
  );

/** Puzzles under way and at their end, and a position that is set up. */
async function showPuzzles(): Promise<void> {
  const library = await libraryOf(1);
  const called = (model: string): string => catalogue.characters[model.slice(2)]?.name ?? model;
  const folded = ({ setup }: { setup: Setup }): Folded => beginRecord(setup, catalogue);
  const gameOf = (puzzle: (typeof boxPuzzles)[number], standing: string) =>
    watched('puzzle', { puzzle, table: tableAt(folded(puzzle)), standing: () => standing, proved: () => (standing === 'solved' ? puzzle : null), close: silent }); // prettier-ignore
  const [firstPuzzle] = boxPuzzles;
  if (!firstPuzzle) return;
  const setUp = () => watched('position', { table: tableAt(folded(firstPuzzle)), puzzleOf: () => null, close: silent });
  const port = watched('puzzles', {
    list: () => Promise.resolve(boxPuzzles.slice(0, 3).map((puzzle, index) => ({ puzzle, isOwn: index === 1, solved: index === 2 }))),
    play: (puzzle: (typeof boxPuzzles)[number]) => gameOf(puzzle, 'solved'),
    setUp,
    keep: () => Promise.resolve('It is not proved.'),
    luck: nothing,
    remove: nothing,
    undoRemove: nothing,
    share: () => parcelOf({ kind: 'puzzle', title: 'A puzzle', file: new Uint8Array([1, 2]) }, 'https://moon.test/'),
    characters: () => characters.slice(0, 13).map(({ id, name }) => ({ id, name })),
    boards: () => boards.slice(0, 3).map(({ id, name }) => ({ id, name })),
    called,
  });
  library.puzzles = () => Promise.resolve(port as never);
  await inLibrary(library);
  book.aspect = 'puzzles';
  for (const place of ['', '+', firstPuzzle.id, boxPuzzles[2]?.id ?? '', 'nothing'])
    await touchAll(await show(html`<moon-puzzles-screen .at=${place}></moon-puzzles-screen>`), 2, 8);
  for (const [number, standing] of ['open', 'solved', 'over'].entries()) {
    const puzzle = boxPuzzles[number] ?? firstPuzzle;
    const box = await show(
      html`<moon-puzzle-play
        .game=${gameOf(puzzle, standing)}
        .called=${called}
        .proving=${number === 1 ? 'Prove it' : ''}
        ?last=${number === 2}
      ></moon-puzzle-play>`,
    );
    await touchAll(box, 1, 3);
  }
  const table = await show(html`<moon-position-table .game=${setUp()} .called=${called}></moon-position-table>`);
  for (const most of [3, 8]) await touchAll(table, 2, most);
  await touchAll(await show(html`<moon-position-form .port=${port}></moon-position-form>`), 3, 16);
}

/** The sheet of the other glasses, of a match and of a campaign, with none, one and every kind of them. */
async function showGlasses(): Promise<void> {
  const folded = beginRecord(randomSetup('glasses', { seats: 4, size: 1, eventsAndAgendas: false }), catalogue);
  const glassOf = (part: 'hand' | 'seat' | 'watch', seats: number[], state: 'here' | 'shaky' | 'away', replaced: boolean, mayTake: boolean) => ({ part, seats, state, replaced, mayTake }); // prettier-ignore
  const every = [
    glassOf('hand', [1], 'here', false, true),
    glassOf('seat', [2, 3], 'away', false, true),
    glassOf('seat', [0], 'away', true, false),
    glassOf('watch', [], 'shaky', false, false),
  ];
  for (const [count, outcome] of [
    [0, 'moved'],
    [1, 'refused'],
    [4, 'failed'],
  ] as const) {
    book.aspect = `glasses-${count}`;
    const hosting = watched('hosting', {
      glasses: every.slice(0, count),
      windowHash: (part: string, seats: readonly number[]) => `#/join/here.match.${part}.${seats.join('-')}`,
      meet: () => ({ code: 'abcd', state: 'showing', fault: null, returns: count > 0, read: silent, close: silent, subscribe: deaf }),
      goOnHere: silent,
      dismiss: silent,
      handOver: () => Promise.resolve({ outcome, hash: '#/join/x' }),
      subscribe: deaf,
    });
    const table = Object.assign(tableAt(folded), { hosting });
    table.seatElsewhere(count === 4 ? [2, 3] : [], count > 0 ? [1] : []);
    const sheets = [
      html`<moon-glasses-sheet .table=${table}></moon-glasses-sheet>`,
      html`<moon-glasses-sheet .campaign=${{ hosting, names: NAMES, seats: [0, 2, 3] }}></moon-glasses-sheet>`,
    ];
    for (const sheet of sheets) {
      const box = await show(sheet);
      for (const most of [8, 4]) await touchAll(box, 2, most);
    }
  }
}

/** Packs that are offered, what a card is worth, and whatever a code brings. */
async function showPacks(): Promise<void> {
  const library = await libraryOf(3);
  await inLibrary(library);
  const [printed] = characters;
  const [honey] = example.characters;
  const older = { ...printed, health: 3, abilities: printed?.abilities.slice(1) ?? [] } as Character;
  const changes: CardChange[] = [
    ...(honey ? [{ kind: 'character' as const, card: honey, is: 'new' as const }] : []),
    ...(printed
      ? [{ kind: 'character' as const, card: printed, is: 'changed' as const, changes: changesOf(older, printed), otherPrint: true }]
      : []),
  ];
  const results = [0, 1, null].map((winner, index) => ({
    at: BEGINNING - index * 86_400_000,
    players: [
      { name: 'Ada', stones: index },
      { name: 'Ben', stones: 2 },
    ],
    winner,
  }));
  const offers: Partial<PackOffer>[] = [
    {},
    { changes, known: 1, edited: true, missing: ['Honey'] },
    { known: 2, isIdentical: true, official: true },
    { users: { troupes: ['First'], matches: ['Crown', 'Burrow', 'Glade'], campaigns: ['Night'] }, findings: [{ grade: 'warning', code: 'no-such-character', card: 'flintlock', path: [], about: 'nobody' }] },
  ]; // prettier-ignore
  const { troupe } = (await library.desk.shelf.list()).at(-2) ?? {};
  for (const [number, change] of offers.entries()) {
    book.aspect = `offer-${number}`;
    Object.assign(library.packPort.offered, change);
    await touchAll(await show(html`<moon-pack-offer .pack=${example}></moon-pack-offer>`), 1, 4);
  }
  book.aspect = 'power';
  for (const [phase, played] of [
    ['going', 50],
    ['paused', 1],
    ['done', 100],
    ['off', 0],
    ['failed', 3],
  ] as const) {
    const estimate = watched('estimate', {
      state: { phase, pairs: 100, played, better: Math.ceil(played * 0.62), worse: Math.floor(played * 0.38), unused: played === 50 ? ['Pick a Pocket', 'Lie'] : [] },
      pause: silent, resume: silent, cancel: silent, subscribe: deaf,
    }); // prettier-ignore
    await touchAll(await show(html`<moon-power-panel .estimate=${estimate} called="Flint"></moon-power-panel>`), 2, 4);
  }
  const file = new File(['x'], 'x.moonrise');
  const [puzzle] = boxPuzzles;
  const arrivals = [
    {
      kind: 'troupe',
      troupe,
      omissions: [
        { card: 'ZZ', why: 'unknown' },
        { card: 'grub', why: 'campaign-card' },
        { card: 'grub', why: 'bearerless' },
      ],
    },
    { kind: 'transfer', transfer: { troupes: [{ troupe, omissions: [] }], campaigns: ['Night'], results } },
    { kind: 'board', board: boards[1] },
    { kind: 'pack', pack: example },
    { kind: 'puzzle', puzzle },
    { kind: 'match', title: 'Crown', names: NAMES, file },
    { kind: 'campaign', title: 'Night', names: NAMES.slice(1), file },
  ];
  for (const arrived of arrivals) {
    book.aspect = `arrival-${arrived.kind}`;
    const box = await show(html`<moon-arrival .arrived=${arrived} .catalogue=${library.desk.catalogue}></moon-arrival>`);
    await touchAll(box, 1, 6);
  }
  book.aspect = 'owned';
  await show(html`<moon-painted-here .characters=${characters.slice(0, 13).map(({ id }) => id)}></moon-painted-here>`);
  await touchAll(await show(html`<moon-card-photo .character=${printed?.id ?? ''} .name=${printed?.name ?? ''}></moon-card-photo>`), 1, 4);
  const pools = (await library.desk.shelf.list()).map(({ troupe: pool }) => pool);
  const [firstPool] = pools;
  for (const [draftFrom, seats] of [
    ['all', 2],
    ['shared', 3],
    ['own', 4],
  ] as const) {
    const plan = {
      draftFrom,
      seats: Array.from({ length: seats }, (_, seat) => (seat === 1 ? { pool: firstPool } : {})),
      options: { draft: true },
    };
    for (const offered of [pools, []])
      await touchAll(await show(html`<moon-draft-pools .plan=${plan} .pools=${offered} .names=${NAMES}></moon-draft-pools>`), 2, 6);
  }
}

/** Crossings of one piece and of two, up and down a ladder, and postcards in every shape. */
async function showCards(): Promise<void> {
  const setup = randomSetup('cards', { seats: 3, size: 2, eventsAndAgendas: true });
  let folded = beginRecord(setup, catalogue);
  const table = tableAt(folded);
  const { models, terrain } = table.view(null).table;
  const [model = ''] = Object.keys(models);
  const [first = '', second = ''] = terrain.map(({ id }) => id);
  const cross = (kind: 'traverse' | 'jump', piece: string, to: unknown) => ({ seat: 0, kind, model, terrain: piece, to }) as Decision;
  const ways: [string, Decision[]][] = [
    ['traverse', [cross('traverse', first, [10, 10]), cross('traverse', second, [12, 12])]],
    ['jump', [cross('jump', first, [10, 10]), cross('jump', first, [11, 10])]],
    ['traverse', [cross('traverse', first, 'up'), cross('traverse', first, 'down')]],
  ];
  for (const [kind, decisions] of ways) {
    book.aspect = `crossing-${kind}`;
    const box = await show(
      html`<moon-crossing-plan
        .table=${table}
        .desk=${new Desk()}
        .seat=${0}
        .model=${model}
        .kind=${kind}
        .decisions=${decisions}
      ></moon-crossing-plan>`,
    );
    for (const most of [4, 3]) await touchAll(box, 2, most);
  }
  const { record } = playMatch(setup, catalogue, { brokenEvery: Infinity, leaksEvery: Infinity, refold: false }).folded;
  for (const { decision } of record.entries) {
    const taken = advance(folded, decision);
    if (taken.ok) folded = taken.folded;
  }
  const ended = tableAt(folded);
  for (const shape of ['landscape', 'small', 'portrait'] as const satisfies PostcardShape[]) {
    book.aspect = shape;
    page.tell = (deed) => note('postcard', deed);
    await Promise.race([postcard(ended, storyOf(ended), shape).catch((error: unknown) => note('postcard', String(error))), settle(500)]);
  }
}

/** Shows what other screens seldom lead to: parts of a club, puzzles, phones of a campaign, offered packs, postcards. */
export async function showPlaces(): Promise<void> {
  Object.assign(page, { width: 820, height: 1180 });
  for (const run of [showClubParts, showCampaignGlass, showPuzzles, showGlasses, showPacks, showCards]) await run();
}
