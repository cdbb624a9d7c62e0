import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { AIMS, campaignCards } from '../../tools/simulate/players/aims.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { soakMatch } from '../../tools/simulate/setups/soak-setup.ts';

// A taste of `npm run simulate`: whole matches of random players, every invariant checked after every decision.
describe('random matches end without a violation', () => {
  for (const [seats, size, events, upgrades = false] of [
    [2, 4, false],
    [2, 3, true],
    [3, 2, false],
    [4, 2, true],
    [2, 3, false, true],
    [3, 2, false, true],
  ] as const) {
    it(`with ${seats} players, ${size} a side${events ? ', Events & Agendas' : ''}${upgrades ? ', upgrades' : ''}`, () => {
      const setup = randomSetup(`soak ${seats} ${size}`, { seats, size, eventsAndAgendas: events, upgrades });
      const { finished, violations } = playMatch(setup, catalogue);
      expect(violations).toEqual([]);
      expect(finished).toBe(true);
    });
  }
});

// And one of `npm run soak`: players, boards, options and troupes by the seed.
describe('matches of a soak', () => {
  const played = (seed: string) => {
    const soak = soakMatch(seed);
    return playMatch(soak.setup, catalogue, {
      player: eagerFor(soak),
      brokenEvery: 5,
      leaksEvery: 50,
      refold: false,
    });
  };
  const seeds = ['hit-2', 'hit-8', 'hit-15'];
  let once: ReturnType<typeof played>[] | undefined;
  const matches = () => (once ??= seeds.map(played));
  it('bring what they are played for into use within a few matches, the same whenever they are repeated', () => {
    const all = matches();
    expect(all.flatMap(({ violations }) => violations)).toEqual([]);
    expect(seeds.filter((seed, index) => all[index]?.used.has(soakMatch(seed).aim))).not.toEqual([]);
    expect(played('hit-8').folded.match).toEqual(all[1]?.folded.match);
  });
  it('now and then take back or overrule what happened, and the others agree or refuse', () => {
    const entries = matches().flatMap(({ folded }) => folded.record.entries);
    const kinds = entries.map(({ decision }) => decision.kind);
    expect(kinds).toEqual(expect.arrayContaining(['adjust', 'take-back', 'agree', 'refuse']));
    expect(entries.flatMap(({ events }) => events.map(({ what }) => what))).toContain('adjusted');
  });
  it('give whoever plays for a campaign card that card', () => {
    const aims = Array.from({ length: AIMS.length }, (_, k) => soakMatch(`many-${k}`)).filter(({ aim }) => campaignCards.includes(aim));
    expect(aims.length).toBeGreaterThan(60);
    for (const { aim, setup } of aims) {
      const [first] = setup.seats;
      expect(first?.cards, aim).toContain(aim);
      expect(new Set(first?.cards).size).toBe(3);
      if (first?.faction) expect(catalogue.tableCards?.[aim]?.factions).toContain(first.faction); // a mixed troupe plays any, by agreement
    }
  });
  it('go on after the end for what is shown then', () => {
    const soak = soakMatch('end', 'the-high-road');
    const { folded, used } = playMatch(soak.setup, catalogue, { player: eagerFor(soak), brokenEvery: 5, leaksEvery: 50, refold: false });
    const won = folded.record.entries.findIndex(({ events }) => events.some(({ what }) => what === 'won'));
    expect(used.get('the-high-road')).toBe(1);
    expect(folded.record.entries.slice(won).map(({ decision }) => decision.kind)).toContain('play-card');
  });
  it('are for two, three and four, on every board, with every option this way and that', () => {
    const setups = Array.from({ length: 400 }, (_, k) => soakMatch(`many-${k}`).setup);
    expect(new Set(setups.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.map(({ terrain }) => JSON.stringify(terrain))).size).toBeGreaterThan(8);
    const sides = (name: string) => new Set(setups.map(({ options }) => options[name as keyof typeof options]));
    for (const name of ['draft', 'eventsAndAgendas', 'coverVsFriendly', 'shades', 'objectiveMarkers', 'reactions', 'distractions'])
      expect([...sides(name)], name).toEqual(expect.arrayContaining([true, false]));
    for (const name of ['goingForIt', 'followUps', 'signatures', 'heights'])
      expect([...sides(name)], name).toEqual(expect.arrayContaining([true, false]));
    expect([...sides('suddenDeath')]).toEqual(expect.arrayContaining(['after-action', 'any-moment', 'off']));
    expect([...sides('elevation')]).toEqual(expect.arrayContaining(['english', 'german']));
    for (const name of ['strictWithin', 'deployWithin', 'anybodyIgnored', 'wideSight', 'mustPlay'])
      expect([...sides(name)], name).toEqual(expect.arrayContaining([true, false]));
    expect([...sides('markerEnergy')]).toEqual(expect.arrayContaining([undefined, false, { activate: 2, switchOff: 1 }]));
    expect([...sides('stones')]).toEqual(expect.arrayContaining([5, 7]));
    const fielded = new Set(setups.flatMap(({ seats }) => seats.flatMap(({ troupe = [] }) => troupe)));
    const selectable = Object.values(catalogue.characters).filter(({ unselectable }) => !unselectable);
    expect(selectable.filter(({ id }) => !fielded.has(id))).toEqual([]);
  });
});
