/** Where in the app somebody is; the address carries it behind its hash. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'match'; id: string }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'gallery' };

const PLAIN = ['new', 'settings', 'about'] as const;

/** The route of a hash; anything unknown is home. The gallery is for the workshop alone. */
export function routeOf(hash: string, workshop = false): Route {
  const [first = '', second] = hash.replace(/^#?\/?/, '').split('/');
  if (first === 'match' && second && /^[\w-]{1,80}$/.test(second)) return { screen: 'match', id: second };
  if (first === 'gallery' && workshop) return { screen: 'gallery' };
  const screen = PLAIN.find((one) => one === first);
  return { screen: screen ?? 'home' };
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  if (route.screen === 'home') return '#/';
  return route.screen === 'match' ? `#/match/${route.id}` : `#/${route.screen}`;
}
