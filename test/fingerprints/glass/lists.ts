import { html } from 'lit';
import { catalogue, characters, boards, tableCards } from '../../../src/cards/index.ts';
import type { ListedMatch } from '../../../src/ui/contexts/library-port.ts';
import { PLAYER_COLOURS, PLAYER_PATTERNS } from '../../../src/ui/contexts/players-port.ts';
import { ADDRESSES, placeOf } from '../../../src/ui/contexts/places.ts';
import { libraryScreen } from '../../../src/ui/screen-list.ts';
import { STAGES, type CabinetId } from '../../../src/cabinet/terms.ts';
import { BEGINNING } from './clock.ts';
import { page } from './page-node.ts';
import { book, show } from './drawn-page.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hal', 'Ivy', 'Jo', 'Kay', 'Lea', 'Max'];
const DAY = 86_400_000;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const person = (number: number): string => PEOPLE[number % PEOPLE.length] ?? '';

/** An entry of a list of matches: two to four players, under way or over, won, drawn, or with an unknown outcome. */
const match = (number: number): ListedMatch => ({
  id: `match-${number}`,
  title: `The ${number}th night`,
  names: upTo((number % 3) + 2).map((seat) => person(number + seat)),
  turn: number % 5,
  finished: number % 3 === 1,
  changedAt: BEGINNING - number * number * DAY,
  outcome: number % 3 === 1 ? { winner: number % 2 === 0 ? 'draw' : 1, stones: upTo((number % 3) + 2).map((seat) => seat + number) } : undefined,
  packs: number % 4 === 3 ? [{ name: 'Mill Club' }, { name: 'Fen Folk' }] : undefined,
}); // prettier-ignore

/** A library with `count` of everything. */
export async function libraryOf(count: number) {
  const { SampleLibrary } = await import('../../ui/screens/sample-library.ts');
  const { samplePack } = await import('../../ui/packs/sample-packs.ts');
  const { sampleTroupe } = await import('../../ui/troupes/sample-desk.ts');
  const { SampleCabinet } = await import('../../ui/cabinet/sample-cabinet.ts');
  const library = new SampleLibrary();
  library.list = upTo(count).map(match);
  library.due = count === 3;
  library.room = count !== 13;
  library.upgrades = Object.values(catalogue.upgrades ?? {});
  library.settings = {
    ...library.settings,
    names: PEOPLE.slice(0, count),
    lessons: count === 3 ? ['stones'] : [],
    backedUpAt: count === 13 ? BEGINNING - 40 * DAY : null,
    seating: (['auto', 'flat', 'pass', 'side'] as const)[count % 4] ?? 'auto',
    hand: count === 3 ? 'left' : 'right',
    sound: count === 1 ? null : count === 3,
    textSize: count === 13 ? 130 : 100,
  };
  for (const number of upTo(count)) {
    const colour = PLAYER_COLOURS[number % PLAYER_COLOURS.length] ?? 'amber';
    const pattern = PLAYER_PATTERNS[number % PLAYER_PATTERNS.length] ?? 'bars';
    library.known.set(`p${number}`, { id: `p${number}`, name: person(number), colour, pattern, alsoCalled: number % 4 === 2 ? ['Old Nick', 'Nick'] : [] }); // prettier-ignore
    const cast = characters.slice(number * 4, number * 4 + 10);
    library.desk.put(
      sampleTroupe(`t${number}`, {
        name: `Troupe ${person(number)}`,
        characters: cast.slice(0, number % 9).map(({ id }) => id),
        archived: number % 5 === 4,
      } as never),
    );
    library.shelf.kept.push({ id: `b${number}`, name: `Board ${number}`, terrain: boards[number % boards.length]?.terrain ?? [] });
    library.packPort.kept.push({ pack: { ...samplePack, id: `pack-${number}`, name: `Pack ${number}`, version: number + 1, by: number % 2 === 0 ? '' : person(number) }, on: number % 2 === 0, official: number === 1, edited: number % 3 === 2, users: { troupes: number % 3 === 1 ? ['First'] : [], matches: upTo(number % 4).map((game) => `Match ${game}`), campaigns: [] }, changedAt: BEGINNING - number * DAY } as never); // prettier-ignore
    library.campaignShelf.listed.push({
      id: `c${number}`,
      name: `Campaign ${number}`,
      players: PEOPLE.slice(0, (number % 5) + 2),
      week: number % 4,
      lastWeek: 3,
      finished: number % 5 === 3,
      archived: number % 4 === 2,
      changedAt: BEGINNING - number * DAY,
    });
    library.tournamentShelf.listed.push({ id: `o${number}`, name: `Open ${number}`, players: number, rounds: number % 4, finished: number % 3 === 2, changedAt: BEGINNING - number * DAY } as never); // prettier-ignore
    if (number % 4 === 1) library.desk.mine.add(characters[number * 3]?.id ?? '');
  }
  library.records = new Map(
    upTo(count).map((number) => [
      `p${number}`,
      {
        won: number,
        lost: (number * 2) % 5,
        drawn: number % 2,
        characters: upTo(number % 7).map((place) => ({
          character: characters[place * 7]?.id ?? '',
          won: number,
          lost: place,
          drawn: place % 2,
        })),
      },
    ]),
  );
  const cabinet = new SampleCabinet();
  const mine = 'mine' as CabinetId;
  for (const number of upTo(count)) {
    const { id } = characters[number * 5] ?? { id: 'flintlock' };
    if (number === 2) await cabinet.addProduct(mine, cabinet.products[0]?.id as never);
    await cabinet.acquire(mine, id);
    await cabinet.forward(mine, id, STAGES[number % STAGES.length]);
    if (number % 4 === 1) await cabinet.lend(mine, id, person(number));
    if (number % 4 === 2) await cabinet.another(mine, id);
    if (number % 4 === 3) await cabinet.borrow(mine, characters[number * 5 + 1]?.id ?? 'grub', person(number));
    if (number % 3 === 0) await cabinet.wish(mine, characters[number * 5 + 2]?.id ?? 'grub', true);
    if (number % 5 === 4) await cabinet.note(mine, id, `Note ${number}`);
  }
  library.cabinetPort = cabinet;
  return library;
}

const WITHOUT = new Set(['gallery', 'match', 'replay', 'club', 'campaign', 'tournament', 'wall', 'puzzles']);
const PARTS: Partial<Record<string, string[]>> = {
  new: ['', 't1'],
  boards: ['', '+', 'b0', 'moonlit-ruins'],
  rules: ['', 'MEL', 'MEL-13', 'rulings', 'ARC-4'],
  campaigns: ['', '+'],
  troupes: ['', 't0', 't2', 't12'],
  learn: ['', 'stones'],
  share: ['', 'nonsense'],
  'join-club': ['abcdefgh'],
  join: ['', 'abcd'],
  print: ['', 't2', 'characters'],
  collection: [''],
  compendium: ['', 'flintlock', 'flintlock/grub', tableCards[0]?.id ?? ''],
  workshop: [''],
};

/** Shows the screens of a library with 0, 1, 3 and 13 of everything. */
export async function showLists(): Promise<void> {
  Object.assign(page, { width: 820, height: 1180 });
  for (const count of [0, 1, 3, 13]) {
    for (const [screen, { path }] of Object.entries(ADDRESSES)) {
      if (WITHOUT.has(screen)) continue;
      for (const part of PARTS[screen] ?? ['']) {
        if (part !== '' && count !== 13) continue;
        const library = await libraryOf(count);
        await inLibrary(library);
        book.aspect = `kept-${count}`;
        const box = await show(libraryScreen(placeOf(`#/${path}${part === '' ? '' : `/${part}`}`), false));
        await touchAll(box, 1, 4);
      }
    }
  }
}

/** Shows everything from now on within a library. */
export async function inLibrary(library: Awaited<ReturnType<typeof libraryOf>>): Promise<void> {
  const { within } = await import('../../ui/screens/sample-library.ts');
  within(watched('library', library), html``);
}
