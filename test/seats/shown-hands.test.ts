import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor } from '../../src/seats/view.ts';

/** A worked example after its first decisions; expectations are no decisions. */
function after(file: string, count: number, ...more: Decision[]): Folded {
  const read = readScenario(JSON.parse(readFileSync(new URL(`../golden/${file}.json`, import.meta.url), 'utf8')));
  if (!read.ok) throw new Error(read.why);
  const decisions = (read.scenario.decisions ?? []).filter((entry) => 'kind' in entry) as Decision[]; // the rest are expectations
  const cards = scenarioCards(read.scenario, catalogue);
  let folded = beginRecord(scenarioSetup(read.scenario, cards), cards);
  for (const decision of [...decisions.slice(0, count), ...more]) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}

const eventsTo = ({ record }: Folded, seat: number | null): string =>
  JSON.stringify(
    eventsFor(
      record.entries.flatMap(({ events }) => events),
      seat,
    ),
  );

describe('a hand that an enemy’s text lays open', () => {
  it.each([
    ['MEL-17: the one who is attacked shows its hand, and the Rogue who attacks shows nothing', 'polly-prognostication', 'defender', 0],
    ['MEL-17: the one who attacks her shows its hand, and she shows nothing', 'polly-prognostication-herself', 'attacker', 1],
    ['MEL-17: so does the one who attacks somebody who has seen it all before', 'old-calders-seen-it-all-before', 'attacker', 1],
  ] as const)('%s', (_title, file, open, rogue) => {
    const { match } = after(file, 2);
    const hidden = open === 'defender' ? 'attacker' : 'defender';
    const size = { attacker: 5, defender: 3 };
    const whole = {
      attacker: ['high-guard', 'high-guard', 'thrust', 'thrust', 'thrust'],
      defender: ['low-guard', 'rising-attack', 'sweeping-cut'],
    };
    for (const seat of [0, 1, null]) {
      const view = viewFor(match, seat);
      const { hands } = view.stack.at(-1) as unknown as { hands: Record<string, { count: number; cards: string[] | null }> };
      expect([...(hands[open]?.cards ?? [])].sort()).toEqual(whole[open]);
      expect(hands[hidden]?.count).toBe(size[hidden]);
      expect([...(hands[hidden]?.cards ?? [])].sort()).toEqual(seat === rogue ? whole[hidden] : []);
      for (const seed of ['a', 'b']) expect(viewFor(imagine(view, seed), seat)).toEqual(view);
    }
  });
});

describe('a hand that is drawn anew', () => {
  const offered = after('flinders-turning-it-off-and-on', 2);
  const redrawn = after('flinders-turning-it-off-and-on', 3);

  it('ARC-46: nobody but its player sees either hand, and the resisting hand stays its player’s own', () => {
    const arcane = ({ match }: Folded, seat: number | null) => viewFor(match, seat).stack.find(({ kind }) => kind === 'arcane');
    expect(arcane(offered, 0)).toMatchObject({ hand: { cards: ['catastrophe', 'blue-1', 'blue-1'] } });
    expect(arcane(redrawn, 0)).toMatchObject({ hand: { cards: ['green-3', 'green-2', 'catastrophe'] }, resist: { count: 6, cards: null } });
    for (const seat of [1, null]) {
      expect(arcane(offered, seat)).toMatchObject({ hand: { count: 3, cards: null } });
      expect(arcane(redrawn, seat)).toMatchObject({ hand: { count: 3, cards: null } });
      expect(eventsTo(redrawn, seat)).not.toMatch(/green-3|green-2|catastrophe/);
    }
    expect(arcane(redrawn, 1)).toMatchObject({ resist: { cards: ['pink-1', 'pink-1', 'pink-1', 'pink-2', 'pink-2', 'pink-3'] } });
    for (const seat of [0, 1, null]) {
      const view = viewFor(redrawn.match, seat);
      for (const seed of ['a', 'b']) expect(viewFor(imagine(view, seed), seat)).toEqual(view);
    }
  });
});
