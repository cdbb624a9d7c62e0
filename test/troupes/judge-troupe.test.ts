import { describe, expect, it } from 'vitest';
import { factionsOf, sharedFactions } from '../../src/troupes/faction.ts';
import { judgeTroupe, refuseJoining } from '../../src/troupes/judge-troupe.ts';
import { refuseUpgrade } from '../../src/troupes/judge-upgrades.ts';
import { linkedCharacters } from '../../src/troupes/linked-characters.ts';
import { STRENGTHS, strengths } from '../../src/troupes/strengths.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import type { Troupe } from '../../src/troupes/troupe.ts';
import { hasSentence, reasonText } from '../../src/words/reasons/reasons.ts';
import { reasonCodes } from '../words/reason-codes.ts';
import { cards, troupe } from './sample-troupes.ts';

const codes = (given: Troupe): string[] =>
  judgeTroupe(given, given.format, cards).map(({ grade, reason: { code } }) => (grade === 'note' ? `${code}?` : code));
const quack = cards.characters['quack'];
if (!quack) throw new Error('no Quack');
const crown = ['baron-von-fancyhat', 'flintlock', 'quack', 'fritz', 'friar-flavious'];

describe('a troupe is judged', () => {
  it.each<[string, string[], Partial<Troupe>, string[]]>([
    ['legal', crown, {}, []],
    ['SET-10: nobody', [], {}, ['nobody-picked']],
    ['SET-10: two are few', crown.slice(0, 2), {}, ['unusual-size?']],
    ['SET-12: a faction that was fixed', ['flintlock', 'grub', 'quack'], { faction: 'commonwealth' }, ['wrong-faction']],
    ['SET-12: a faction nobody shares', ['flintlock', 'quack', 'grub'], {}, ['no-shared-faction']],
    ['SET-13: two factions on one card', ['gotchgut', 'flintlock', 'quack'], {}, []],
    ['SET-14: once each', ['flintlock', 'flintlock', 'quack'], {}, ['twice-in-troupe']],
    ['SET-16: summoned only', ['jackalope', 'murder-bunny', 'boris-the-bunny-summoner'], {}, ['only-summoned']],
    ['a card that is not here', ['flintlock', 'quack', 'constructor'], {}, ['card-not-here']],
    ['rivals in one troupe', ['grub', 'firespitter', 'herbert-growbottom'], {}, ['rivals']],
    [
      'rivals on a list',
      ['grub', 'herbert-growbottom', 'firespitter', 'seasick-stu', 'vicious-syd'],
      { format: 'organised-5' },
      ['rivals-listed?'],
    ],
    ['rivals in a roster', ['grub', 'herbert-growbottom'], { format: 'campaign' }, ['rivals-listed?']],
    ['a list too short', crown.slice(0, 4), { format: 'organised-5' }, ['list-too-short']],
    ['a list of six a side too short', crown, { format: 'organised-6' }, ['list-too-short']],
    ['a list too long', [...crown, 'billy', 'young-jack', 'quarrel', 'mama-gimble'], { format: 'organised-5' }, ['list-too-long']],
    ['SET-17: Shades at an event', ['shade'], { format: 'organised-5' }, ['list-too-short', 'shades-not-organised']],
    ['SET-17: Shades among friends', ['shade'], {}, ['unusual-size?']],
    ['DRF-2: a pool of all factions', ['grub', 'flintlock', 'jayda', 'herbert-growbottom'], { format: 'pool' }, ['rivals-listed?']],
    ['DRF-2: a pool has each once', ['grub', 'grub'], { format: 'pool' }, ['twice-in-troupe']],
  ])('%s', (_, characters, change, expected) => {
    expect(codes(troupe(characters, change))).toEqual(expected);
  });

  it.each<[string, Record<string, string[]>, Partial<Troupe>, string[]]>([
    ['UPG-4: two on one', { flintlock: ['shirt-of-mail', 'ox-blood-elixir'] }, {}, []],
    ['UPG-4: three on one', { flintlock: ['shirt-of-mail', 'ox-blood-elixir', 'whet-stone'] }, {}, ['too-many-upgrades']],
    ['UPG-5: a second copy', { flintlock: ['ox-blood-elixir'], quack: ['ox-blood-elixir'] }, {}, ['upgrade-taken']],
    ['the same twice on one', { flintlock: ['ox-blood-elixir', 'ox-blood-elixir'] }, {}, ['upgrade-taken']],
    ['UPG-3: a keyword missing', { quack: ['shirt-of-mail'] }, {}, ['upgrade-needs-keyword']],
    ['UPG-2: another faction', { quack: ['seen-the-light'] }, {}, ['upgrade-faction']],
    ['UPG-1: a bearer elsewhere', { grub: ['ox-blood-elixir'] }, {}, ['bearer-not-here']],
    ['an upgrade that is not here', { quack: ['toString'] }, {}, ['upgrade-not-here?']],
    ['a pool', { quack: ['ox-blood-elixir'] }, { format: 'pool' }, ['no-upgrades-here']],
    ['an event', { quack: ['ox-blood-elixir'] }, { format: 'organised-5' }, ['upgrades-unusual?']],
    ['a roster', { quack: ['ox-blood-elixir'] }, { format: 'campaign' }, []],
  ])('upgrades: %s', (_, upgrades, change, expected) => {
    expect(codes(troupe(crown, { upgrades, ...change }))).toEqual(expected);
  });

  it('upgrades: a keyword that bars', () => {
    const rogue = { ...quack, id: 'rogue', keywords: ['human', 'rogue'] };
    const all = { ...cards, characters: { rogue } as typeof cards.characters };
    const given = troupe([rogue.id], { faction: 'commonwealth' });
    expect(refuseUpgrade('expert-training', rogue.id, given, all)?.code).toBe('upgrade-forbids-keyword');
  });

  it('names the pick and says it in words', () => {
    const [found] = judgeTroupe(troupe(['flintlock', 'quack', 'grub']), 'friendly', cards);
    expect(found?.pick).toEqual({ character: 'grub' });
    expect(found && reasonText(found.reason)).toBe('Grub does not belong to Commonwealth, as the earlier picks do.');
    const [borne] = judgeTroupe(troupe(crown, { upgrades: { quack: ['shirt-of-mail'] } }), 'friendly', cards);
    expect(borne && reasonText(borne.reason)).toBe('Shirt of Mail is only for characters with the keyword Soldier.');
  });

  it('who may join is judged as the next pick', () => {
    expect(refuseJoining('fritz', troupe(['flintlock']), cards)).toBeNull();
    expect(refuseJoining('grub', troupe(['flintlock']), cards)?.code).toBe('no-shared-faction');
    expect(refuseJoining('flintlock', troupe(['flintlock']), cards)?.code).toBe('twice-in-troupe');
    expect(refuseJoining('murder-bunny', troupe([]), cards)?.code).toBe('only-summoned');
    const full = troupe([...crown, 'billy', 'young-jack', 'quarrel'], { format: 'organised-5' });
    expect(refuseJoining('mama-gimble', full, cards)?.code).toBe('list-full');
  });

  it('every reason has a sentence', () => {
    const { codes: all, unread } = reasonCodes(['src/troupes']);
    expect(unread).toEqual([]);
    expect(all.size).toBeGreaterThan(15);
    expect([...all].filter((code) => !hasSentence(code))).toEqual([]);
    for (const code of all) expect(reasonText({ code, clauses: [] }), code).toMatch(/^.*\S.*\.$/);
  });
});

describe('what a troupe is', () => {
  it('SET-12 SET-13: its faction follows from the picks until it is the only one', () => {
    expect(sharedFactions([], cards)).toHaveLength(4);
    expect(sharedFactions(['gotchgut'], cards)).toEqual(['commonwealth', 'dominion']);
    expect(sharedFactions(['gotchgut', 'flintlock'], cards)).toEqual(['commonwealth']);
    expect(sharedFactions(['grub', 'flintlock'], cards)).toEqual([]);
    expect(factionsOf(troupe(['gotchgut'], { faction: 'dominion' }), cards)).toEqual(['dominion']);
  });

  it('SET-16: who is summoned comes along without a place', () => {
    expect(linkedCharacters(['boris-the-bunny-summoner', 'quack'], cards)).toEqual([
      { by: 'boris-the-bunny-summoner', character: 'murder-bunny' },
      { by: 'boris-the-bunny-summoner', character: 'jackalope' },
    ]);
  });

  it('SET-16: a character that may be summoned is named, also where a text gives the choice among several', () => {
    const calls = (id: string, called: string | string[]) => ({
      ...quack,
      id,
      abilities: [
        {
          kind: 'active' as const,
          id: 'call',
          name: 'Call',
          cost: 1,
          do: [{ do: 'summon' as const, what: called, contact: 'self' as const }],
        },
      ],
    });
    const all = { day: calls('day', ['night', 'dusk']), night: calls('night', 'day'), dusk: { ...quack, id: 'dusk' } };
    const { dusk: _gone, ...fewer } = all;
    expect(linkedCharacters(['day', 'nobody'], { ...cards, characters: fewer }), 'a card that is not here any more').toEqual([
      { by: 'day', character: 'night' },
      { by: 'night', character: 'day' },
    ]);
    expect(linkedCharacters(['day'], { ...cards, characters: all })).toEqual([
      { by: 'day', character: 'night' },
      { by: 'day', character: 'dusk' },
      { by: 'night', character: 'day' },
    ]);
  });

  it('its strengths are the numbers of its cards', () => {
    const of = (characters: string[]) => Object.fromEntries(strengths(troupe(characters), cards).map(({ name, value }) => [name, value]));
    const character = cards.characters['flintlock'];
    expect(of(['flintlock'])).toMatchObject({
      melee: character?.melee,
      arcane: character?.arcane,
      health: character?.health,
      energy: character?.blueDots.length,
    });
    expect(of(['quack', 'flintlock'])['healing']).toBe(1);
    expect(of([])).toEqual(Object.fromEntries(STRENGTHS.map((name) => [name, 0])));
    for (const { share } of strengths(troupe(Object.keys(cards.characters)), cards)) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('a strength beyond the greatest and the least there is stays within the picture', () => {
    const quack = cards.characters['quack'] as Character;
    const others = { giant: { ...quack, melee: 60, health: 90, evade: 9 }, wisp: { ...quack, arcane: -4, evade: -90 } };
    const shares = (id: string) =>
      Object.fromEntries(strengths(troupe([id]), { ...cards, characters: others }).map(({ name, share }) => [name, share]));
    expect(shares('giant')).toMatchObject({ melee: 1, health: 1, evade: 0 });
    expect(shares('wisp')).toMatchObject({ arcane: 0, evade: 1 });
  });

  it('UPG-6: upgrades count', () => {
    const evade = (upgrades: Troupe['upgrades']) =>
      strengths(troupe(['jayda'], { upgrades }), cards).find(({ name }) => name === 'evade')?.value ?? 0;
    expect(evade({ jayda: ['cloak-of-shadows'] })).toBe(evade({}) - 1);
    expect(evade({ jayda: ['constructor', 'cloak-of-shadows'] }), 'a code that names what every object has').toBe(evade({}) - 1);
    expect(evade({ jayda: ['constructor'] })).toBe(evade({}));
  });

  it('a lower evade is a greater strength', () => {
    const [first, last] = [...Object.values(cards.characters)]
      .sort((a, b) => a.evade - b.evade)
      .flatMap((card, index, all) => (index === 0 || index === all.length - 1 ? [card] : []));
    const share = (id = ''): number => strengths(troupe([id]), cards).find(({ name }) => name === 'evade')?.share ?? -1;
    expect(share(first?.id)).toBeGreaterThan(share(last?.id));
  });
});
