import { ruleHash, ruleOf } from '../ui/rulebook/rule-link.ts';
import { boardOf, boardsHash, matchHash, replayHash } from '../ui/screens/places.ts';

/** Where in the app somebody is; the address carries it behind its hash. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'match'; id: string }
  | { screen: 'replay'; id: string }
  /** A page of the rulebook, one of its clauses, or `rulings`; '' for the contents. */
  | { screen: 'rules'; at: string }
  /** One board by its id, `+` for a new one; '' for all of them. */
  | { screen: 'boards'; at: string }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'gallery' };

const PLAIN = ['new', 'settings', 'about'] as const;

/** The route of a hash; anything unknown is home. The gallery is for the workshop alone. */
export function routeOf(hash: string, workshop = false): Route {
  const [first = '', second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (first === 'match' && second && /^[\w-]{1,80}$/.test(second)) return { screen: third === 'replay' ? 'replay' : 'match', id: second };
  const rule = ruleOf(hash);
  if (rule !== null) return { screen: 'rules', at: rule };
  const board = boardOf(hash);
  if (board !== null) return { screen: 'boards', at: board };
  if (first === 'gallery' && workshop) return { screen: 'gallery' };
  const screen = PLAIN.find((one) => one === first);
  return { screen: screen ?? 'home' };
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'rules') return ruleHash(route.at);
  if (route.screen === 'boards') return boardsHash(route.at);
  if (route.screen === 'replay') return replayHash(route.id);
  return route.screen === 'match' ? matchHash(route.id) : `#/${route.screen}`;
}
