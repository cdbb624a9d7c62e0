import { describe, expect, it } from 'vitest';
import { hashOf, routeOf, type AppRoute } from '../../src/app/window/routes.ts';

describe('routes', () => {
  it('come back from the address they are written to', () => {
    const routes: AppRoute[] = [
      { screen: 'home' },
      { screen: 'new' },
      { screen: 'new', troupe: 'a1-2' },
      { screen: 'campaigns', at: '' },
      { screen: 'campaigns', at: '+' },
      { screen: 'campaign', id: 'a1-2' },
      { screen: 'troupes', at: '' },
      { screen: 'troupes', at: 'a1-2' },
      { screen: 'share', at: '' },
      { screen: 'share', at: 'MR1.Ab_-9' },
      { screen: 'match', id: 'a1-2' },
      { screen: 'join', at: '' },
      { screen: 'join-club', code: 'q3k8v0w2m5n7p9r1s4t6x8z0ab' },
      { screen: 'club', at: '' },
      { screen: 'club', at: 'match/a1-2' },
      { screen: 'join', at: 'EAHz_-9' },
      { screen: 'join', at: 'here.a1-2.seat.0-1' },
      { screen: 'learn', at: '' },
      { screen: 'learn', at: 'stones' },
      { screen: 'learn', at: 'melee' },
      { screen: 'settings' },
      { screen: 'collection', at: '' },
      { screen: 'collection', at: 'C1.Ab_-9' },
      { screen: 'players' },
      { screen: 'packs' },
      { screen: 'workshop', at: '' },
      { screen: 'workshop', at: 'flintlock' },
      { screen: 'workshop', at: 'own-k3f7/own-k3f7:captain-salt' },
      { screen: 'print', at: '' },
      { screen: 'print', at: 'a1-2' },
      { screen: 'compendium', at: '' },
      { screen: 'compendium', at: 'flintlock' },
      { screen: 'compendium', at: 'event:hesitation/flintlock' },
      { screen: 'about' },
      { screen: 'replay', id: 'a1-2' },
      { screen: 'boards', at: '' },
      { screen: 'boards', at: '+' },
      { screen: 'boards', at: 'own-käse/1 %' },
      { screen: 'rules', at: '' },
      { screen: 'rules', at: 'MEL' },
      { screen: 'rules', at: 'MEL-13' },
      { screen: 'rules', at: 'rulings' },
    ];
    for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
  });

  it('lead home from anything unknown', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/match', '#/match/<b>', '#/boards/%', '#/share/<b>', '#/troupes/a/b', '#/troupes/%'])
      expect(routeOf(hash)).toEqual({ screen: 'home' });
    for (const hash of ['#/compendium/<b>', '#/compendium/a/b/c']) expect(routeOf(hash)).toEqual({ screen: 'home' });
  });

  it('lead to the gallery in the workshop alone', () => {
    expect(routeOf('#/gallery')).toEqual({ screen: 'home' });
    expect(routeOf('#/gallery', true)).toEqual({ screen: 'gallery' });
  });
});
