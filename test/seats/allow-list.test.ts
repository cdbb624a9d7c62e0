import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { isAskedFor, named } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Options } from '../../src/rules/terms/match.ts';
import { opener, sights } from '../../src/seats/view/sights.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { leaks } from '../../tools/simulate/laws/leaks.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

interface Thing {
  seen: number;
  secret?: string;
}

describe('a view names what it shows', () => {
  it('has a line for every field of a thing, and none for another', () => {
    const lines = sights<Thing>()({ seen: 'open', secret: 'kept' });
    const view = opener<Thing, typeof lines>(lines)({ seen: 1, secret: 'dagger' });
    expect(view).toEqual({ seen: 1 });
    // @ts-expect-error: what is kept is not there
    expect(view.secret).toBeUndefined();
    // @ts-expect-error: a field without a line
    sights<Thing>()({ seen: 'open' });
    // @ts-expect-error: a line without a field
    sights<Thing>()({ seen: 'open', secret: 'kept', more: 'open' });
  });
});

// All of `leaks`, now and then, in matches with everything on.
describe('whatever lies where a seat may not look', () => {
  const all: Partial<Options> = { eventsAndAgendas: true, campaignCards: 1, objectiveMarkers: true };
  it.each([
    ['three players who pick cards at the table', 3, {}, true],
    ['four players who draft', 4, { draft: true, suddenDeath: 'any-moment' }, true],
  ] as const)('its view is the same, also field by field: %s', (_who, seats, options, atTable) => {
    const setup = randomSetup(`allow ${seats}`, {
      seats,
      size: 1,
      eventsAndAgendas: true,
      upgrades: true,
      options: { ...all, ...options },
    });
    const table = atTable ? { ...setup, seats: setup.seats.map(() => ({})) } : setup;
    const early = atTable ? 25 : 0;
    const player = eagerFor({ aim: '', wish: '' });
    const found: string[] = [];
    const { violations } = playMatch(table, catalogue, {
      player(folded, opening, lot, used) {
        if (folded.record.entries.length < early) found.push(...leaks(folded.match, catalogue, `picks ${folded.record.entries.length}`));
        return player(folded, opening, lot, used);
      },
      brokenEvery: Infinity,
      leaksEvery: 43,
      refold: false,
    });
    expect([...found, ...violations]).toEqual([]);
  });

  it.each([
    'olim-fortunate',
    'v-61-lucky',
    'danica-meddle-with-fate',
    'gwendoline-scry',
    'kavanagh-juggled-card-on-top',
    'campaign-favours-of-the-phantasm',
    'campaign-fancy-feint',
    'crt-6-critical-follow-up',
    'v-83-kept-cards-go-back',
    'polly-prognostication',
  ])('in a worked example too, decision for decision: %s', (name) => {
    const read = readScenario(JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')));
    if (!read.ok) throw new Error(read.why);
    const cards = scenarioCards(read.scenario, catalogue);
    let folded = beginRecord(scenarioSetup(read.scenario, cards), cards);
    const left = (read.scenario.decisions ?? []).filter((entry) => 'kind' in entry) as Decision[]; // the rest are expectations
    const take = (decision: Decision): void => {
      const taken = advance(folded, decision);
      if (taken.ok) folded = taken.folded; // some are there to be refused
    };
    for (const next of left) {
      const aside = (): Decision | null => (isAskedFor(folded.match, named(folded.match, next)) ? null : firstDecline(folded.match, cards));
      for (let entry = aside(); entry; entry = aside()) take(entry);
      take(next);
      expect(leaks(folded.match, cards, `${name} ${folded.record.entries.length}`)).toEqual([]);
    }
  });
});
