import { ruleHash, ruleOf } from '../../ui/page/rule-link.ts';
import {
  boardOf,
  boardsHash,
  campaignHash,
  campaignOf,
  campaignsHash,
  campaignsOf,
  clubCodeOf,
  clubHash,
  clubPartOf,
  collectionHash,
  collectionOf,
  compendiumHash,
  compendiumOf,
  learnHash,
  learnOf,
  joinHash,
  joinOf,
  matchHash,
  newMatchHash,
  playedTroupe,
  puzzleOf,
  puzzlesHash,
  printHash,
  printOf,
  replayHash,
  sharedOf,
  shareHash,
  troupeOf,
  tournamentHash,
  tournamentOf,
  troupesHash,
  workshopHash,
  workshopOf,
  workshopPlaceOf,
} from '../../ui/contexts/places.ts';

/** Where in the app somebody is; the address carries it behind its hash. */
export type AppRoute =
  | { screen: 'home' }
  /** `troupe`: one that is to be played. */
  | { screen: 'new'; troupe?: string }
  | { screen: 'match'; id: string }
  | { screen: 'replay'; id: string }
  /** A page of the rulebook, one of its clauses, or `rulings`; '' for the contents. */
  | { screen: 'rules'; at: string }
  /** One board by its id, `+` for a new one; '' for all of them. */
  | { screen: 'boards'; at: string }
  /** The campaigns; `+` for a new one. */
  | { screen: 'campaigns'; at: string }
  | { screen: 'campaign'; id: string }
  | { screen: 'tournaments' }
  /** The club of this device, or a part of it. */
  | { screen: 'club'; at: string }
  | { screen: 'tournament'; id: string; wall: boolean }
  /** One troupe by its id; '' for all of them. */
  | { screen: 'troupes'; at: string }
  /** Something passed on, as a code; '' where one is taken in. */
  | { screen: 'share'; at: string }
  /** A table elsewhere: how it is joined; '' where that is to be read. */
  | { screen: 'join'; at: string }
  /** A club that is joined with a code. */
  | { screen: 'join-club'; code: string }
  /** A card by its id, two of them with a stroke between; '' for all. */
  | { screen: 'compendium'; at: string }
  /** A card in its pack, one that is to be changed, or '' for a new one. */
  | { screen: 'workshop'; at: string }
  /** One lesson; '' for all. */
  | { screen: 'learn'; at: string }
  /** The collection; `at`: the letters of a list that is brought to it, or ''. */
  | { screen: 'collection'; at: string }
  /** Cards on paper: a troupe by its id, another choice of cards, or ''. */
  | { screen: 'print'; at: string }
  | { screen: 'packs' }
  /** One puzzle by its id, `+` for a new position; '' for all. */
  | { screen: 'puzzles'; at: string }
  | { screen: 'players' }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'gallery' };

const PLAIN = ['new', 'packs', 'tournaments', 'players', 'settings', 'about'] as const;

/** The route of a hash; anything unknown is home. The gallery is for the workshop alone. */
export function routeOf(hash: string, workshop = false): AppRoute {
  const [first = '', second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (first === 'match' && second && /^[\w-]{1,80}$/.test(second)) return { screen: third === 'replay' ? 'replay' : 'match', id: second };
  const rule = ruleOf(hash);
  if (rule !== null) return { screen: 'rules', at: rule };
  const board = boardOf(hash);
  if (board !== null) return { screen: 'boards', at: board };
  const campaigns = campaignsOf(hash);
  if (campaigns !== null) return { screen: 'campaigns', at: campaigns };
  const campaign = campaignOf(hash);
  if (campaign !== null) return { screen: 'campaign', id: campaign };
  const tournament = tournamentOf(hash);
  if (tournament !== null) return { screen: 'tournament', ...tournament };
  const club = clubPartOf(hash);
  if (club !== null) return { screen: 'club', at: club };
  const troupe = troupeOf(hash);
  if (troupe !== null) return { screen: 'troupes', at: troupe };
  const lesson = learnOf(hash);
  if (lesson !== null) return { screen: 'learn', at: lesson };
  const shared = sharedOf(hash);
  if (shared !== null) return { screen: 'share', at: shared };
  const join = joinOf(hash);
  const code = join === null ? null : clubCodeOf(join);
  if (code !== null) return { screen: 'join-club', code };
  if (join !== null) return { screen: 'join', at: join };
  const played = playedTroupe(hash);
  if (played !== undefined) return { screen: 'new', troupe: played };
  const printed = printOf(hash);
  if (printed !== null) return { screen: 'print', at: printed };
  const puzzle = puzzleOf(hash);
  if (puzzle !== null) return { screen: 'puzzles', at: puzzle };
  const list = collectionOf(hash);
  if (list !== null) return { screen: 'collection', at: list };
  const card = compendiumOf(hash);
  if (card !== null) return { screen: 'compendium', at: card };
  const made = workshopOf(hash);
  if (made !== null) return { screen: 'workshop', at: made };
  if (first === 'gallery' && workshop) return { screen: 'gallery' };
  const screen = PLAIN.find((candidate) => candidate === first);
  return { screen: screen ?? 'home' };
}

/** The hash of a route. */
export function hashOf(route: AppRoute): string {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'rules') return ruleHash(route.at);
  if (route.screen === 'boards') return boardsHash(route.at);
  if (route.screen === 'campaigns') return campaignsHash(route.at);
  if (route.screen === 'campaign') return campaignHash(route.id);
  if (route.screen === 'tournament') return tournamentHash(route.id, route.wall);
  if (route.screen === 'troupes') return troupesHash(route.at);
  if (route.screen === 'club') return clubHash(route.at);
  if (route.screen === 'learn') return learnHash(route.at);
  if (route.screen === 'workshop') return workshopHash(...Object.values(workshopPlaceOf(route.at) ?? {}));
  if (route.screen === 'join') return joinHash(route.at);
  if (route.screen === 'join-club') return joinHash(route.code);
  if (route.screen === 'share') return shareHash(route.at);
  if (route.screen === 'print') return printHash(route.at);
  if (route.screen === 'puzzles') return puzzlesHash(route.at);
  if (route.screen === 'collection') return collectionHash(route.at);
  if (route.screen === 'new' && route.troupe !== undefined) return newMatchHash(route.troupe);
  if (route.screen === 'compendium') return compendiumHash(...(route.at === '' ? [] : [route.at]));
  if (route.screen === 'replay') return replayHash(route.id);
  return route.screen === 'match' ? matchHash(route.id) : `#/${route.screen}`;
}
