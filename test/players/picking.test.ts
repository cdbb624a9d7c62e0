import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { promiseOf } from '../../src/players/imagined/promises.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';

// Which card is taken: one that speaks of the troupe, rather than one that speaks of nobody in it.

const cards = Object.values(catalogue.tableCards ?? {});
const all = Object.values(catalogue.characters).filter(({ unselectable }) => !unselectable);
const having = (...keywords: string[]): Character[] =>
  all.filter((character) => character.keywords.some((keyword) => keywords.includes(keyword))).slice(0, 3);
const lacking = (...keywords: string[]): Character[] =>
  all.filter((character) => !character.keywords.some((keyword) => keywords.includes(keyword))).slice(0, 3);
const card = (id: string) => cards.find((candidate) => candidate.id === id) ?? cards[0]!;

test('a card for soldiers is worth nothing to a troupe without one, and the more the more there are', () => {
  const march = card('agenda:forced-march');
  const soldiers = having('soldier');
  expect(promiseOf(march, lacking('soldier'))).toBe(0);
  expect(promiseOf(march, soldiers.slice(0, 1))).toBeGreaterThan(0);
  expect(promiseOf(march, soldiers)).toBeGreaterThan(promiseOf(march, soldiers.slice(0, 1)));
});

test('what happens once promises the same to every troupe, and no card of the box promises less than nothing', () => {
  const recovery = card('event:miraculous-recovery');
  expect(promiseOf(recovery, having('soldier'))).toBe(promiseOf(recovery, lacking('soldier')));
  for (const each of cards) expect(promiseOf(each, all.slice(0, 3)), each.id).toBeGreaterThanOrEqual(0);
});

test('what is taken is near the best of what lies open', () => {
  const troupe = having('soldier').map(({ id }) => id);
  const seats = [{ troupe }, { troupe: lacking('soldier').map(({ id }) => id) }];
  let folded: Folded = beginRecord({ seats, options: { eventsAndAgendas: true }, terrain: [], seed: '1', start: 'setup' }, catalogue);
  let taken = 0;
  for (let step = 0; step < 12; step += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening || folded.match.order.turn > 0) break;
    const view = viewFor(folded.match, opening.seat);
    const decision = think(view, catalogue, LEVEL.strong, `picking ${step}`)?.decision;
    if (!decision) break;
    if (decision.kind === 'choose-card') {
      taken += 1;
      const own = folded.match.order.seats[opening.seat]?.troupe.flatMap((id) => catalogue.characters[id] ?? []) ?? [];
      const promises = (id: string): number => promiseOf(card(id), own);
      const offered = seatTable(view, catalogue)
        .choices()
        .decisions.flatMap((offer) => (offer.kind === 'choose-card' ? [promises(offer.card)] : []));
      expect(promises(decision.card)).toBeGreaterThan(Math.max(...offered) - 1.001);
    }
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  expect(taken).toBeGreaterThan(1);
});
