import { boxOf } from '../../packs/box.ts';
import type { Pack } from '../../packs/pack.ts';
import { beginRecord } from '../../record/match-record.ts';
import { scenarioSetup } from '../../record/scenario/setting.ts';
import { readScenario } from '../../record/scenario/scenario.ts';
import type { Catalogue, Character } from '../../rules/terms/card-language.ts';
import type { CardDesk } from '../../ui/contexts/workshop-port.ts';
import { attend } from '../computer/attend.ts';
import { newId } from '../session/new-match.ts';
import { Table } from '../table/table.ts';

/** Nothing of it is kept. */
const nowhere = { append: () => Promise.resolve() };

class TryTable extends Table {
  readonly fleeting = true;
}

/** The numbers by which two characters are alike, each by its weight. */
const apart = (a: Character, b: Character): number =>
  Math.abs(a.health - b.health) +
  2 * Math.abs(a.melee - b.melee) +
  2 * Math.abs(a.arcane - b.arcane) +
  2 * Math.abs(a.meleeRange - b.meleeRange) +
  Math.abs(a.evade - b.evade) +
  2 * Math.abs(a.blueDots.length - b.blueDots.length) +
  Math.abs(a.base - b.base) / 10;

/** An ordinary opponent for a character: the printed one that is most like it and brings nobody else into play. */
export function opponentOf(card: Character, printed: Catalogue): Character {
  const able = Object.values(printed.characters).filter(
    ({ id, unselectable, abilities }) => id !== card.id && unselectable !== true && !JSON.stringify(abilities).includes('"summon"'),
  );
  const [nearest] = able.toSorted((a, b) => apart(a, card) - apart(b, card));
  if (!nearest) throw new Error('there is nobody to play against');
  return nearest;
}

/** A small fight: the card at one side, an ordinary character at the other, and two moonstones between them. */
export async function tryTable(printed: Catalogue, pack: Pack, card: Character, alone: boolean): ReturnType<CardDesk['tryOut']> {
  const whole = { ...pack, characters: [...pack.characters.filter(({ id }) => id !== card.id), card] };
  const cards = boxOf(printed, [whole]).cards;
  const rival = opponentOf(card, printed);
  const read = readScenario({
    id: 'try-out',
    seats: [{ troupe: [card.id] }, { troupe: [rival.id] }],
    models: {
      [`0:${card.id}`]: { at: [18, 24], energy: card.blueDots.length },
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
