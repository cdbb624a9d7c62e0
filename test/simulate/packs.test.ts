import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { lintPack } from '../../src/packs/lint/lint-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { Lot } from '../../src/players/lot.ts';
import { idStart } from '../../src/rules/terms/card-kind.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { newTableCard } from '../../src/workshop/new-card.ts';
import { example } from '../packs/example.ts';
import { seeds } from '../seeds.ts';

const SIZE = 3;
const printed = Object.values(catalogue.characters);

/** A character put together from texts of printed ones: each is valid, and never stood beside the others. */
function mixed(lot: Lot, id: string): Character {
  const [body, voice] = [lot.of(printed), lot.of(printed)];
  if (!body || !voice) throw new Error('no characters');
  const texts = Array.from({ length: 3 }, () => lot.of(lot.of(printed)?.abilities ?? [])).filter((text) => text !== undefined);
  const abilities = texts.filter((text, index) => texts.findIndex(({ id: other }) => other === text.id) === index);
  const { unselectable: _, ...rest } = body;
  return { ...rest, id, name: `Mixed ${id.split('-').at(-1)}`, factions: [...FACTIONS], abilities, signature: voice.signature };
}

test.each(seeds(1, 60))('characters of packs play to the end: %i', (n) => {
  const lot = new Lot(`packs ${n}`);
  const cards = Array.from({ length: 4 }, (_, index) => mixed(lot, `mixed-pack:mixed-${index + 1}`));
  const pack = { ...example, id: 'mixed-pack', characters: cards, upgrades: [] };
  const read = readPack(JSON.parse(JSON.stringify(pack)));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(lintPack(read.pack, catalogue).filter(({ grade }) => grade === 'error')).toEqual([]);
  const box = boxOf(catalogue, [example, read.pack]).cards;
  const setup = randomSetup(`packs-${n}`, { seats: 2, size: SIZE, eventsAndAgendas: false });
  const seats = setup.seats.map((seat, index) => {
    const cards = [
      ...(index === 0 ? ['lantern-fair-m4k2:tilda-wick'] : []),
      `mixed-pack:mixed-${2 * index + 1}`,
      `mixed-pack:mixed-${2 * index + 2}`,
    ];
    return { ...seat, faction: 'shades' as const, troupe: [...cards, 'nanny', 'marley'].slice(0, SIZE) };
  });
  const played = playMatch({ ...setup, seats }, box, { brokenEvery: 5, leaksEvery: 41, refold: n % 4 === 0 });
  expect(played.violations).toEqual([]);
  expect(played.finished).toBe(true);
});

/** Cards as a pack may have them: an Event, an Agenda, and a campaign card. */
const invented = (['event', 'agenda', 'campaign'] as const).flatMap((kind) =>
  ['dawn', 'dusk'].map((slug) => newTableCard(kind)(`${idStart(kind)}${example.id}:${slug}`, slug)),
);

test('Events and Agendas of a pack are picked, held and played as printed ones are, and its campaign cards are not among them', () => {
  const read = readPack(JSON.parse(JSON.stringify({ ...example, tableCards: invented })));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  // no printed ones, so that each of the pack's is held
  const box = boxOf({ ...catalogue, tableCards: {} }, [read.pack]).cards;
  const setup = randomSetup('events of a pack', { seats: 2, size: 3, eventsAndAgendas: true });
  const played = playMatch(setup, box, { brokenEvery: 9, leaksEvery: 41, refold: true });
  expect(played.violations).toEqual([]);
  expect(played.finished).toBe(true);
  const picked = played.folded.match.order.seats.flatMap(({ cards, used }) => [...cards, ...used]);
  expect(picked.toSorted()).toEqual(invented.flatMap(({ id, kind }) => (kind === 'campaign' ? [] : [id])).toSorted());
});
