import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { lintPack } from '../../src/packs/lint/lint-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { Lot } from '../../src/players/lot.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { applyEdit } from '../../src/workshop/edits.ts';
import { newCharacter, newPack } from '../../src/workshop/new-card.ts';
import { startersFor } from '../../src/workshop/starters.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { seeds } from '../seeds.ts';
import { unsaid, Wanderer } from '../workshop/wanderer.ts';

const matches = seeds(1, 500);
/** In the long form broken decisions are tried less often in each of many matches. */
const MANNER = matches.length > 1 ? { brokenEvery: 40, leaksEvery: 200 } : { brokenEvery: 5, leaksEvery: 41 };
const PACK = 'made-pack';

/** A character begun from nothing in the workshop and changed by chance. */
function made(lot: Lot, n: number) {
  const id = `${PACK}:made-${n}`;
  const wanderer = new Wanderer(lot, id);
  let card = newCharacter(id, `Made ${n}`);
  for (const kind of ['passive', 'active', 'arcane'] as const) {
    const text = lot.of(startersFor(wanderer.bench, card, kind));
    if (text) card = { ...card, abilities: [...card.abilities, text] };
  }
  for (let step = 0; step < 12; step += 1) {
    const choice = wanderer.step(card);
    if (choice) card = applyEdit(card, choice.edit);
  }
  const { unselectable: _, ...whole } = card;
  return { ...whole, factions: [...FACTIONS] };
}

test.each(matches)('characters of the workshop are said, and play to the end: %i', (n) => {
  const lot = new Lot(`made ${n}`);
  const cards = Array.from({ length: 4 }, (_, index) => made(lot, index + 1));
  for (const card of cards) expect(unsaid(card)).toEqual([]);
  const read = readPack(JSON.parse(JSON.stringify({ ...newPack(PACK, 'Made', ''), characters: cards })));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(lintPack(read.pack, catalogue).filter(({ grade }) => grade === 'error')).toEqual([]);
  const box = boxOf(catalogue, [read.pack]).cards;
  const setup = randomSetup(`made-${n}`, { seats: 2, size: 3, eventsAndAgendas: false });
  const seats = setup.seats.map((seat, index) => ({
    ...seat,
    faction: 'shades' as const,
    troupe: [`${PACK}:made-${2 * index + 1}`, `${PACK}:made-${2 * index + 2}`, index === 0 ? 'nanny' : 'marley'],
  }));
  const played = playMatch({ ...setup, seats }, box, { ...MANNER, refold: n % 10 === 0 });
  expect(played.violations).toEqual([]);
  expect(played.finished).toBe(true);
});
