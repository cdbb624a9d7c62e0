import { boxOf } from '../../packs/box.ts';
import { partOf, withCard, type AnyCard, type Pack } from '../../packs/pack.ts';
import { beginRecord } from '../../record/match-record.ts';
import { scenarioSetup } from '../../record/scenario/setting.ts';
import { readScenario } from '../../record/scenario/scenario.ts';
import type { Catalogue, Character, Upgrade } from '../../rules/terms/card-language.ts';
import { newCharacter } from '../../workshop/new-card.ts';
import type { CardDesk } from '../../ui/contexts/cards/workshop-port.ts';
import { attend } from '../computer/attend.ts';
import { newId } from '../session/new-match.ts';
import { Table } from '../table/table.ts';

/** Nothing of the match is stored. */
const nowhere = { append: () => Promise.resolve() };

class TryTable extends Table {
  readonly isUnrecorded = true;
}

/** The difference between two characters: their numbers compared, each with a weight. */
const apart = (a: Character, b: Character): number =>
  Math.abs(a.health - b.health) +
  2 * Math.abs(a.melee - b.melee) +
  2 * Math.abs(a.arcane - b.arcane) +
  2 * Math.abs(a.meleeRange - b.meleeRange) +
  Math.abs(a.evade - b.evade) +
  2 * Math.abs(a.blueDots.length - b.blueDots.length) +
  Math.abs(a.base - b.base) / 10;

/** The printed character that is most like another one, among those who bring no other models into play and suit the trial. */
export function opponentOf(card: Character, printed: Catalogue, suits: (candidate: Character) => boolean = () => true): Character {
  const able = Object.values(printed.characters).filter(
    (candidate) =>
      candidate.id !== card.id &&
      candidate.unselectable !== true &&
      !JSON.stringify(candidate.abilities).includes('"summon"') &&
      suits(candidate),
  );
  const [nearest] = able.toSorted((a, b) => apart(a, card) - apart(b, card));
  if (!nearest) throw new Error('there is nobody to play against');
  return nearest;
}

/** True if a character may have an upgrade. @rule UPG-1 */
const bears =
  ({ factions, allowed, forbidden }: Upgrade) =>
  (bearer: Character): boolean =>
    bearer.factions.some((faction) => factions.includes(faction)) &&
    (allowed.length === 0 || bearer.keywords.some((word) => allowed.includes(word))) &&
    !bearer.keywords.some((word) => forbidden.includes(word));

/**
 * The seat in which a card is tried: with the character itself, with an ordinary character that has the upgrade, or for a player who holds the card.
 */
function seatFor(
  card: AnyCard,
  printed: Catalogue,
): { fighter: Character; seat: { upgrades?: Record<string, string[]>; cards?: string[] } } {
  const part = partOf(card);
  if (part.kind === 'character') return { fighter: part.card, seat: {} };
  const ordinary = newCharacter('', '');
  if (part.kind === 'table-card') return { fighter: opponentOf(ordinary, printed), seat: { cards: [card.id] } };
  const fighter = opponentOf(ordinary, printed, bears(part.card));
  return { fighter, seat: { upgrades: { [fighter.id]: [card.id] } } };
}

/** A small match to try a card: the card on one side, an ordinary character on the other, and two moonstones between them. */
export async function tryTable(printed: Catalogue, pack: Pack, card: AnyCard, alone: boolean): ReturnType<CardDesk['tryOut']> {
  const cards = boxOf(printed, [withCard(pack, card)]).cards;
  const { fighter, seat } = seatFor(card, printed);
  const rival = opponentOf(fighter, printed);
  const read = readScenario({
    id: 'try-out',
    seats: [{ troupe: [fighter.id], ...seat }, { troupe: [rival.id] }],
    models: {
      [`0:${fighter.id}`]: { at: [18, 24], energy: fighter.blueDots.length },
      [`1:${rival.id}`]: { at: [18, 16], energy: rival.blueDots.length },
    },
    stones: [
      { id: 's1', at: [15, 20], depth: 2 },
      { id: 's2', at: [21, 20], depth: 2 },
    ],
  });
  if (!read.ok) throw new Error(`the board of a trial ${read.why}`);
  const folded = beginRecord({ ...scenarioSetup(read.scenario, cards), seed: newId() }, cards);
  const level = 'gentle';
  const computers = alone ? undefined : [null, { level, seed: newId() }];
  const table = new TryTable({
    id: `try-${newId()}`,
    names: [],
    ...(alone ? {} : { levels: [null, level] }),
    folded,
    store: nowhere,
    computers,
  });
  const attendant = attend(table);
  table.advise = attendant.advise;
  return {
    table,
    close: () => {
      attendant.leave();
      void table.close();
    },
  };
}
