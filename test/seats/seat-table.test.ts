import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Options } from '../../src/rules/terms/match.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

// Legality, reasons, reach, ways, numbers, prices, sight and free spots, of every seat's decisions, by the view of each.
describe('what a seat is told of a match is so, and where it cannot know, it says so', () => {
  const all: Partial<Options> = { eventsAndAgendas: true, campaignCards: 1, objectiveMarkers: true };
  it.each([
    ['two players', 2, {}, false],
    ['three players who pick and draft', 3, { draft: true }, true],
    ['four players', 4, { suddenDeath: 'any-moment' }, false],
  ] as const)('%s', (_who, seats, options, atTable) => {
    const setup = randomSetup(`told ${seats}`, { seats, size: 1, eventsAndAgendas: true, upgrades: true, options: { ...all, ...options } });
    const { violations } = playMatch(atTable ? { ...setup, seats: setup.seats.map(() => ({})) } : setup, catalogue, {
      player: eagerFor({ aim: '', wish: '' }),
      brokenEvery: Infinity,
      leaksEvery: Infinity,
      toldEvery: 37,
      refold: false,
    });
    expect(violations).toEqual([]);
  });
});
