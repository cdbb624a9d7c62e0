import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Options } from '../../src/rules/terms/match.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { eagerFor } from '../../tools/simulate/players/eager-player.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { tells } from '../../tools/simulate/laws/secrets.ts';

const played = (seed: string, seats: number, options: Partial<Options>, atTable: boolean) => {
  const setup = randomSetup(seed, { seats, size: 2, eventsAndAgendas: options.eventsAndAgendas ?? false, options });
  const lot = new Lot(`which ${seed}`);
  return playMatch(atTable ? { ...setup, seats: setup.seats.map(() => ({})) } : setup, catalogue, {
    player: eagerFor({ aim: '', wish: '' }),
    brokenEvery: Infinity,
    leaksEvery: lot.between(20, 28),
    tellsEvery: lot.between(7, 11),
    readersEvery: lot.between(47, 61),
    refold: false,
  });
};

// Other decks, hands, dice and secret picks behind the same view: the view, what is asked of whom, how often, and what may be answered
// stay the same, decision for decision, until a card or a die is turned up for all to see.
describe('ARC-37, MEL-10: what a seat may not know changes nothing it can see', () => {
  it.each([
    ['two players', 2, {}, false],
    ['two players with Events & Agendas', 2, { eventsAndAgendas: true }, false],
    ['three players with Events & Agendas', 3, { eventsAndAgendas: true, suddenDeath: 'any-moment' }, false],
    ['three players who draft', 3, { draft: true }, true],
    ['four players who pick in secret', 4, { eventsAndAgendas: true }, true],
  ] as const)('%s', (_who, seats, options, atTable) => {
    expect(played(`secrets ${seats}`, seats, options, atTable).violations).toEqual([]);
  });
});

// What chance sends somewhere for all to see may go elsewhere behind the same view; nothing before it may differ.
describe('CMP-7: a moonstone that rolls in a random direction', () => {
  it('tells nobody anything but where it has rolled', () => {
    const file = new URL('../golden/campaign-damn-rabbit-holes.json', import.meta.url);
    const read = readScenario(JSON.parse(readFileSync(file, 'utf8')));
    if (!read.ok) throw new Error(read.why);
    const cards = scenarioCards(read.scenario, catalogue);
    let folded = beginRecord(scenarioSetup(read.scenario, cards), cards);
    const found: string[] = [];
    for (const decision of read.scenario.decisions ?? []) {
      found.push(...tells(folded.match, decision as Decision, cards, 'rolling'));
      const next = advance(folded, decision as Decision);
      if (!next.ok) throw new Error(next.reason.code);
      folded = next.folded;
    }
    expect(folded.record.entries.at(-1)?.events.map(({ what }) => what)).toContain('stone-rolled');
    expect(found).toEqual([]);
  });
});
