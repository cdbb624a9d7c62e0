import { INCH } from '../../../geometry/lengths.ts';
import type { View } from '../../../seats/view.ts';
import { factionOf, stonesOn } from '../table.ts';
import type { Characters, BoardModel } from '../table.ts';
import type { Coin } from './token.ts';

/** The look of a model's coin now. */
export function coinOf(view: View, characters: Characters, model: BoardModel): Coin {
  const card = characters[model.character];
  return {
    character: model.character,
    keywords: card?.keywords ?? [],
    faction: factionOf(view, characters, model),
    seat: model.seat,
    boxes: card?.health ?? 1,
    dots: card?.blueDots ?? [],
    wounds: model.wounds,
    energy: model.energy,
    stones: stonesOn(view, model.id),
    activated: model.activated,
    spent: model.activated && view.order.active !== model.id,
    height: model.height / INCH,
  };
}
