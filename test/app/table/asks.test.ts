import { expect, it } from 'vitest';
import { asksOf } from '../../../machines/match/fold.ts';
import { sheetAsks } from '../../../src/app/table/asks.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { ARCANE_KINDS } from '../../../src/rules/terms/decks.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { active, B, three } from '../../rules/small-match.ts';

const WAVE = active('wave', { target: {} }, { do: 'flip', then: [{ do: 'move', who: 'target', in: 'X', way: { away: 'self' } }] });
const DECISION: Decision = { seat: 0, kind: 'use', ability: 'wave', targets: [B] };

it('a sheet asks the same whatever card lies on top, though what is flipped says how far it reaches', () => {
  const tables = ARCANE_KINDS.map((card) => three({ options: { table: 'spoken' }, arcane: [card] }, { a: { abilities: [WAVE] } }));
  const asked = (of: (scene: (typeof tables)[number]) => unknown): number => new Set(tables.map((scene) => JSON.stringify(of(scene)))).size;
  expect(asked(({ match, cards }) => asksOf(match, DECISION, cards))).toBeGreaterThan(1);
  expect(asked(({ match, cards }) => sheetAsks(viewFor(match, null), DECISION, cards))).toBe(1);
});
