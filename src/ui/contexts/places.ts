/** Patterns of an address: an id, and one or two card ids. */
const ID = '[\\w-]{1,80}';
const CARDS = '[a-z\\d:-]{1,80}(?:/[a-z\\d:-]{1,80})?';

/** `path`: the beginning of the address; `part`: the name of the part after it, which matches `like`; `tail`: the end. */
interface Address {
  path: string;
  part?: string;
  like?: string;
  /** The address needs its part. */
  needed?: true;
  /** The part may have any character. */
  free?: true;
  tail?: string;
}

/** The address of each screen; the first match counts. */
export const ADDRESSES = {
  home: { path: '' },
  gallery: { path: 'gallery' },
  /** `troupe`: the troupe to play. */
  new: { path: 'new', part: 'troupe', like: ID },
  replay: { path: 'match', part: 'id', like: ID, needed: true, tail: 'replay' },
  match: { path: 'match', part: 'id', like: ID, needed: true },
  /** A page of the rulebook, one of its clauses, or `rulings`. */
  rules: { path: 'rules', part: 'at', like: 'rulings|[A-Z]{3}(?:-\\d{1,2})?' },
  /** A board by its id, `+` for a new one. */
  boards: { path: 'boards', part: 'at', like: '[^/]+', free: true },
  campaigns: { path: 'campaigns', part: 'at', like: '\\+' },
  campaign: { path: 'campaign', part: 'id', like: ID, needed: true },
  tournaments: { path: 'tournaments' },
  /** For a projector or a second window. */
  wall: { path: 'tournament', part: 'id', like: ID, needed: true, tail: 'wall' },
  tournament: { path: 'tournament', part: 'id', like: ID, needed: true },
  club: { path: 'club', part: 'at', like: `new|campaigns|(?:match|campaign|tournament)/${ID}` },
  troupes: { path: 'troupes', part: 'at', like: ID },
  learn: { path: 'learn', part: 'at', like: '[a-z]{1,40}' },
  /** A code with shared content. */
  share: { path: 'share', part: 'at', like: '[\\w.-]+' },
  /** The code of a club, which is shorter than any code of a device. */
  'join-club': { path: 'join', part: 'code', like: '[\\w-]{8,39}', needed: true },
  /** The code of a table on another device. */
  join: { path: 'join', part: 'at', like: '[\\w.~-]{1,400}' },
  /** A troupe by its id, or another list of cards. */
  print: { path: 'print', part: 'at', like: ID },
  /** A puzzle by its id, `+` for a new position. */
  puzzles: { path: 'puzzles', part: 'at', like: '[\\w+-]{1,80}' },
  /** The letters of a list to take into the collection. */
  collection: { path: 'collection', part: 'at', like: '[\\w.~-]+' },
  compendium: { path: 'compendium', part: 'at', like: CARDS },
  /** A card in its pack, or a printed card to change. */
  workshop: { path: 'workshop', part: 'at', like: CARDS },
  packs: { path: 'packs' },
  players: { path: 'players' },
  settings: { path: 'settings' },
  about: { path: 'about' },
} as const satisfies Record<string, Address>;

type Addresses = typeof ADDRESSES;
export type ScreenName = keyof Addresses;
/** A place on one screen: its name, and the part of its address, '' for none. */
export type PlaceOn<Name extends ScreenName> = Addresses[Name] extends { part: infer Part extends string }
  ? { screen: Name } & Record<Part, string>
  : { screen: Name };
/** A place in the app. */
export type Place = { [Name in ScreenName]: PlaceOn<Name> }[ScreenName];

/** The decoded part of an address; null when it cannot be read. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The place of an address; home for an unknown address. Only the workshop has the gallery. */
export function placeOf(hash: string, workshop = false): Place {
  const address = hash.replace(/^#?\/?/, '').replace(/^rulings(?=$|\/)/, 'rules/rulings');
  for (const [screen, { path, part, like = '', needed, free, tail }] of Object.entries<Address>(ADDRESSES)) {
    const behind = part ? `(?:/(${like}))${needed ? '' : '?'}${tail ? `/${tail}` : ''}/?` : '(?:/.*)?';
    const match = new RegExp(`^${path}${behind}$`).exec(address);
    const text = match?.[1] ?? '';
    const named = free ? decode(text) : text;
    if (match && named !== null && (screen !== 'gallery' || workshop)) return { screen, ...(part ? { [part]: named } : {}) } as Place; // typed by its row
  }
  return { screen: 'home' };
}

/** The address of a place behind the page’s hash. */
export function hashOf(place: Place): string {
  const { path, part = '', free, tail = '' }: Address = ADDRESSES[place.screen];
  const named = new Map<string, string>(Object.entries(place)).get(part) ?? '';
  if (named === 'rulings') return '#/rulings';
  return `#/${[path, free ? encodeURIComponent(named).replaceAll('%2B', '+') : named, tail].filter((text) => text !== '').join('/')}`;
}

/** Stands in an address for the id of a new board. */
export const NEW_BOARD = '+';
/** Stands in an address for the id of a puzzle: a position to set up. */
export const NEW_PUZZLE = '+';
/** Stands in an address for the id of a new campaign. */
export const NEW_CAMPAIGN = '+';
/** The beginning of a club's code that lets a device only watch. */
export const WATCH = 'watch-';

export const matchHash = (id: string): string => hashOf({ screen: 'match', id });
/** The replay of a match. */
export const replayHash = (id: string): string => hashOf({ screen: 'replay', id });
export const boardsHash = (part = ''): string => hashOf({ screen: 'boards', at: part });
export const troupesHash = (part = ''): string => hashOf({ screen: 'troupes', at: part });
export const puzzlesHash = (part = ''): string => hashOf({ screen: 'puzzles', at: part });
export const packsHash = (): string => '#/packs';
export const printHash = (part = ''): string => hashOf({ screen: 'print', at: part });
export const shareHash = (part = ''): string => hashOf({ screen: 'share', at: part });
/** A new match with this troupe. */
export const newMatchHash = (troupe: string): string => hashOf({ screen: 'new', troupe });
/** A card, two side by side, or the whole compendium. */
export const compendiumHash = (...cards: readonly string[]): string => hashOf({ screen: 'compendium', at: cards.join('/') });
export const collectionHash = (part = ''): string => hashOf({ screen: 'collection', at: part });
export const campaignsHash = (part = ''): string => hashOf({ screen: 'campaigns', at: part });
export const campaignHash = (id: string): string => hashOf({ screen: 'campaign', id });
export const learnHash = (part = ''): string => hashOf({ screen: 'learn', at: part });
export const tournamentsHash = (): string => '#/tournaments';
/** One tournament; `wall`: its view for a projector. */
export const tournamentHash = (id: string, wall = false): string => hashOf({ screen: wall ? 'wall' : 'tournament', id });
/** The club, a match of it, or another part: `new`, `campaigns`, `match/ID`, `campaign/ID`, `tournament/ID`. */
export const clubHash = (part = ''): string => hashOf({ screen: 'club', at: part });
/** The screen that joins a table on another device; without a code, it reads one. */
export const joinHash = (part = ''): string => hashOf({ screen: 'join', at: part });

/** The workshop for a card in its pack, for a change of a printed card, or for a new card. */
export const workshopHash = (pack = '', card = ''): string =>
  hashOf({ screen: 'workshop', at: [pack, card].filter((part) => part !== '').join('/') });

/** The pack and the card of a workshop address. Where the address names a card alone, `pack` holds that card and `card` is ''. */
export function workshopPlaceOf(place: string): { pack: string; card: string } | null {
  const [pack = '', card = ''] = place.split('/');
  return pack === '' ? null : { pack, card };
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
