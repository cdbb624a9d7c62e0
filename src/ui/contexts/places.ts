/** Where in the app somebody is: which screen, which match, which page of the rulebook. */
export type Place =
  /** `troupe`: one that is to be played. */
  | { screen: 'new'; troupe?: string }
  | { screen: 'home' | 'packs' | 'players' | 'settings' | 'about' | 'gallery' }
  | { screen: 'match' | 'replay'; id: string }
  /** `at`: how a table elsewhere is joined; '' where that is to be read. */
  | { screen: 'join'; at: string }
  /** A club is joined with a code. */
  | { screen: 'join-club'; code: string }
  | {
      screen:
        | 'rules'
        | 'boards'
        | 'troupes'
        | 'share'
        | 'compendium'
        | 'workshop'
        | 'collection'
        | 'campaigns'
        | 'learn'
        | 'print'
        | 'puzzles';
      at: string;
    }
  | { screen: 'campaign'; id: string }
  | { screen: 'tournaments' }
  /** The club of this device: '' for all of it, else a part of it. */
  | { screen: 'club'; at: string }
  /** `wall`: for everybody to read, on a beamer or a second window. */
  | { screen: 'tournament'; id: string; wall: boolean };

/** The address of a match behind the page’s hash. */
export const matchHash = (id: string): string => `#/match/${id}`;

/** The address of a match as it was played. */
export const replayHash = (id: string): string => `${matchHash(id)}/replay`;

/** Instead of a board's id: one that is not there yet. */
export const NEW_BOARD = '+';

/** The address of a board to be edited, or of the list of all. */
export const boardsHash = (board = ''): string =>
  board === '' ? '#/boards' : `#/boards/${board === NEW_BOARD ? board : encodeURIComponent(board)}`;

/** The board an address names, '' for the list; null when it is about something else. */
export function boardOf(hash: string): string | null {
  const match = /^#?\/?boards(?:\/([^/]*))?$/.exec(hash);
  if (!match) return null;
  try {
    return decodeURIComponent(match[1] ?? '');
  } catch {
    return null;
  }
}

const TROUPE = /^#?\/?troupes(?:\/([\w-]{1,80}))?$/;

/** The address of a troupe to be edited, or of the list of all. */
export const troupesHash = (troupe = ''): string => (troupe === '' ? '#/troupes' : `#/troupes/${troupe}`);

/** The troupe an address names, '' for the list; null when it is about something else. */
export function troupeOf(hash: string): string | null {
  const match = TROUPE.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** Instead of a puzzle's id: a position that is set up. */
export const NEW_PUZZLE = '+';

/** The address of a puzzle, or of all. */
export const puzzlesHash = (puzzle = ''): string => (puzzle === '' ? '#/puzzles' : `#/puzzles/${puzzle}`);

const PUZZLE = /^#?\/?puzzles(?:\/([\w+-]{1,80}))?$/;

/** The puzzle an address names, '' for all; null when it is about something else. */
export function puzzleOf(hash: string): string | null {
  const match = PUZZLE.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The address of the packs of cards. */
export const packsHash = (): string => '#/packs';

/** The address of a card in the workshop, in its pack; of a card alone, where that is to be changed; without one, of a new one. */
export const workshopHash = (pack = '', card = ''): string => ['#/workshop', pack, card].filter((part) => part !== '').join('/');

/** What an address says of the workshop: a pack and a card with a stroke between them, a card alone, '' for a new one; null when it is about something else. */
export function workshopOf(hash: string): string | null {
  const match = /^#?\/?workshop(?:\/([a-z\d:-]{1,80}(?:\/[a-z\d:-]{1,80})?))?\/?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The parts of such an address; `card` is '' where a card alone is named, which is then in the place of the pack. */
export function workshopPlaceOf(place: string): { pack: string; card: string } | null {
  const [pack = '', card = ''] = place.split('/');
  return pack === '' ? null : { pack, card };
}

/** The address where cards are printed; `set`: a troupe by its id, or another choice of cards. */
export const printHash = (set = ''): string => (set === '' ? '#/print' : `#/print/${set}`);

/** The choice of cards that an address prints, '' for none; null when it is about something else. */
export function printOf(hash: string): string | null {
  const match = /^#?\/?print(?:\/([\w-]{1,80}))?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** What stands before a code in an address. */
export const SHARE_HASH = '#/share/';

/** The address where a code is taken in; without one, where somebody holds a code to the tablet. */
export const shareHash = (code = ''): string => (code === '' ? '#/share' : `${SHARE_HASH}${code}`);

/** The code an address brings, '' when it brings none; null when it is about something else. */
export function sharedOf(hash: string): string | null {
  const match = /^#?\/?share(?:\/([\w.-]*))?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The address where a match with this troupe is laid out. */
export const newMatchHash = (troupe: string): string => `#/new/${troupe}`;

/** The troupe that a new match's address names. */
export const playedTroupe = (hash: string): string | undefined => /^#?\/?new\/([\w-]{1,80})$/.exec(hash)?.[1];

/** The address of a card, of two side by side, or of the whole compendium. */
export const compendiumHash = (...cards: readonly string[]): string => ['#/compendium', ...cards].join('/');

/** The cards an address names, with a stroke between them, '' for all; null when it is about something else. */
export function compendiumOf(hash: string): string | null {
  const match = /^#?\/?compendium(?:\/([a-z\d:-]{1,80}(?:\/[a-z\d:-]{1,80})?))?\/?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The address of the collection; with the letters of a list, of one that is brought to it. */
export const collectionHash = (list = ''): string => (list === '' ? '#/collection' : `#/collection/${list}`);

/** The list an address brings to the collection, '' for none; null when it is about something else. */
export const collectionOf = (hash: string): string | null => {
  const match = /^#?\/?collection(?:\/([\w.~-]*))?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
};

/** Instead of a campaign's id: one that is to be laid out. */
export const NEW_CAMPAIGN = '+';

/** The address of the list of campaigns, or of a new one. */
export const campaignsHash = (campaign = ''): string => (campaign === '' ? '#/campaigns' : `#/campaigns/${campaign}`);

/** The address of a lesson, or of all. */
export const learnHash = (lesson = ''): string => (lesson === '' ? '#/learn' : `#/learn/${lesson}`);

/** The lesson an address names, '' for all; null when it is about something else. */
export function learnOf(hash: string): string | null {
  const match = /^#?\/?learn(?:\/([a-z]{1,40}))?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The address of one campaign. */
export const campaignHash = (id: string): string => `#/campaign/${id}`;

/** What an address says of the list of campaigns: '' for the list, `+` for a new one; null when it is about something else. */
export function campaignsOf(hash: string): string | null {
  const match = /^#?\/?campaigns(?:\/(\+))?$/.exec(hash);
  return match ? (match[1] ?? '') : null;
}

/** The campaign an address names. */
export const campaignOf = (hash: string): string | null => /^#?\/?campaign\/([\w-]{1,80})$/.exec(hash)?.[1] ?? null;

/** The address of the list of tournaments. */
export const tournamentsHash = (): string => '#/tournaments';

/** The address of one tournament; `wall`: of what everybody may read of it from afar. */
export const tournamentHash = (id: string, wall = false): string => `#/tournament/${id}${wall ? '/wall' : ''}`;

/** The tournament an address names. */
export function tournamentOf(hash: string): { id: string; wall: boolean } | null {
  const [, id, wall] = /^#?\/?tournament\/([\w-]{1,80})(\/wall)?$/.exec(hash) ?? [];
  return id === undefined ? null : { id, wall: wall !== undefined };
}

const CLUB = /^#?\/?club(?:\/(new|campaigns|(?:match|campaign|tournament)\/[\w-]{1,80}))?\/?$/;

/** The address of the club, of a match of it, or of another part: `new`, `campaigns`, `match/ID`, `campaign/ID`, `tournament/ID`. */
export const clubHash = (part = ''): string => (part === '' ? '#/club' : `#/club/${part}`);

/** The part of the club that an address names, '' for all; null when it is about something else. */
export function clubPartOf(hash: string): string | null {
  const match = CLUB.exec(hash);
  return match ? (match[1] ?? '') : null;
}

const JOIN = /^#?\/?join(?:\/([\w.~-]{1,400}))?\/?$/;

/** The address where a table elsewhere is joined; without a code, where one is read. */
export const joinHash = (code = ''): string => (code === '' ? '#/join' : `#/join/${code}`);

/** The code of a table that an address brings, '' where one is to be read; null when it is about something else. */
export function joinOf(hash: string): string | null {
  const match = JOIN.exec(hash);
  return match ? (match[1] ?? '') : null;
}

type WindowPart = 'hand' | 'seat' | 'watch';
const WINDOW = /^here\.([\w-]{1,80})\.(?:(watch)|(hand|seat)\.([0-7](?:-[0-7])*))$/;

/** The address of a part of a match in a second window of the device that has it. */
export const windowHash = (match: string, part: WindowPart, seats: readonly number[]): string =>
  joinHash(`here.${match}.${part === 'watch' ? part : `${part}.${seats.join('-')}`}`);

/** The part of a match that a code names in a second window; null for any other code. */
export function windowOf(code: string): { match: string; part: WindowPart; seats: number[] } | null {
  const [, match = '', watch, part, seats = ''] = WINDOW.exec(code) ?? [];
  if (watch === 'watch') return { match, part: watch, seats: [] };
  return part === 'hand' || part === 'seat' ? { match, part, seats: seats.split('-').map(Number) } : null;
}

/** What stands before the code of a link for watchers of a club. */
export const WATCH = 'watch-';

/** The code with which a club is joined: no device is reached by so few signs. Null for any other code. */
export const clubCodeOf = (code: string): string | null => (/^[\w-]{8,39}$/.test(code) && windowOf(code) === null ? code : null);
