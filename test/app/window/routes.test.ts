import { describe, expect, it } from 'vitest';
import { ADDRESSES, hashOf, placeOf, type Place } from '../../../src/ui/contexts/places.ts';

/** A part that fits where an id does not. */
const EXAMPLES: Record<string, string> = {
  rules: 'MEL-13',
  campaigns: '+',
  club: 'match/a1-2',
  learn: 'stones',
  'join-club': 'q3k8v0w2m5n7p9r1s4t6x8z0ab',
  compendium: 'event:hesitation/flintlock',
};
const ADDRESSES_KEPT = [
  '#/',
  '#/new',
  '#/new/a1-2',
  '#/match/a1-2',
  '#/match/a1-2/replay',
  '#/rules',
  '#/rulings',
  '#/rules/MEL-13',
  '#/boards',
  '#/boards/+',
  '#/boards/own-k%C3%A4se%2F1%20%25',
  '#/campaigns/+',
  '#/campaign/a1-2',
  '#/tournaments',
  '#/tournament/a1-2',
  '#/tournament/a1-2/wall',
  '#/club/match/a1-2',
  '#/troupes/a1-2',
  '#/share/MR1.Ab_-9',
  '#/join/EAHz_-9',
  '#/join/here.a1-2.seat.0-1',
  '#/join/q3k8v0w2m5n7p9r1s4t6x8z0ab',
  '#/learn/stones',
  '#/collection/C1.Ab_-9',
  '#/workshop/own-k3f7/own-k3f7:captain-salt',
  '#/print/a1-2',
  '#/puzzles/+',
  '#/compendium/event:hesitation/flintlock',
  '#/settings',
];

describe('routes', () => {
  it('come back from the address they are written to', () => {
    const routes: Place[] = [
      { screen: 'home' },
      { screen: 'new', troupe: '' },
      { screen: 'new', troupe: 'a1-2' },
      { screen: 'tournaments' },
      { screen: 'tournament', id: 'a1-2' },
      { screen: 'wall', id: 'a1-2' },
      { screen: 'puzzles', at: '' },
      { screen: 'puzzles', at: '+' },
      { screen: 'puzzles', at: 'a1-2' },
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
    for (const route of routes) expect(placeOf(hashOf(route)), hashOf(route)).toEqual(route);
  });

  it('of every screen are read as that screen, with a part and without one where it may be missing', () => {
    for (const [screen, row] of Object.entries(ADDRESSES)) {
      const part = 'part' in row ? { [row.part]: EXAMPLES[screen] ?? 'a1-2' } : {};
      const place = { screen, ...part } as Place;
      expect(placeOf(hashOf(place), true), screen).toEqual(place);
      if (!('part' in row) || 'needed' in row) continue;
      const whole = { screen, [row.part]: '' } as Place;
      expect(placeOf(hashOf(whole)), screen).toEqual(whole);
    }
  });

  it('are what links and codes have carried since the first edition', () => {
    expect(ADDRESSES_KEPT.map((hash) => hashOf(placeOf(hash)))).toEqual(ADDRESSES_KEPT);
  });

  it('lead home from anything unknown', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/match', '#/match/<b>', '#/boards/%', '#/share/<b>', '#/troupes/a/b', '#/troupes/%'])
      expect(placeOf(hash)).toEqual({ screen: 'home' });
    for (const hash of ['#/compendium/<b>', '#/compendium/a/b/c']) expect(placeOf(hash)).toEqual({ screen: 'home' });
  });

  it('lead to the gallery in the workshop alone', () => {
    expect(placeOf('#/gallery')).toEqual({ screen: 'home' });
    expect(placeOf('#/gallery', true)).toEqual({ screen: 'gallery' });
  });
});
