import type { Look } from '../look.ts';
import { restingHeight } from '../movement/stand.ts';
import { fullName } from '../standing/full-names.ts';
import { newModel } from '../table/new-model.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Model, SeatState, Setup } from '../terms/match.ts';
import { impossible } from '../violation.ts';

/** The models of a troupe with their upgrades, in troupe order. */
export const troupeModels = (seat: Seat, { troupe, upgrades }: Pick<SeatState, 'troupe' | 'upgrades'>): Model[] =>
  troupe.map((character, index) => {
    const copy = troupe.slice(0, index + 1).filter((name) => name === character).length;
    return newModel(seat, character, copy, upgrades[character]);
  });

/** A model in a position that is not in a troupe: `1:jackalope`, summoned earlier. */
function outsider(id: string, seats: number, cards: Catalogue): Model {
  const colon = id.indexOf(':'); // the id of a pack's card contains another colon
  const [seat, slug] = [id.slice(0, Math.max(0, colon)), id.slice(colon + 1)];
  const [character = '', copy = '1'] = slug.split('#');
  const known = cards.characters[character] && /^\d$/.test(seat) && Number(seat) < seats;
  return known ? newModel(Number(seat), character, Number(copy)) : impossible(`no troupe holds ${id}, or more than one does`);
}

/** The number of unfilled boxes that have a blue dot. */
const openDots = (model: Model, cards: Catalogue): number => {
  const card = cards.characters[model.character];
  return card ? card.blueDots.filter((box) => box <= card.health - model.wounds).length : 0;
};

/** The models of a match by seat and troupe order, placed by its position. `look`: the match without models. */
export function placedModels(look: Look, setup: Setup): Record<ModelId, Model> {
  const { cards } = look;
  const placed = new Map(
    look.match.order.seats.flatMap((state, seat) => troupeModels(seat, state)).map((model) => [model.id, model] as const),
  );
  for (const { character } of placed.values()) if (!cards.characters[character]) impossible(`no card for ${character}`);
  for (const [name, given] of Object.entries(setup.position?.models ?? {})) {
    const id = fullName([...placed.keys()], name);
    const model = placed.get(id) ?? outsider(id, setup.seats.length, cards);
    const place = given.at ?? model.at;
    const card = cards.characters[model.character];
    const wounds = given.wounds ?? 0;
    const slain = card !== undefined && wounds >= card.health;
    const status = given.status ?? (slain ? 'slain' : given.at ? 'board' : model.status);
    const stands: Model = { ...model, at: place, status, wounds };
    const charged = status === 'board' && (setup.start === 'activation' || setup.start === 'discard');
    placed.set(id, {
      ...stands,
      height: given.height ?? (status === 'board' ? restingHeight(look, { at: place, radius: (card?.base ?? 0) * 5 }) : 0),
      energy: given.energy ?? (charged ? openDots(stands, cards) : 0),
      activated: given.activated ?? false,
      jogged: given.jogged ?? false,
      used: Object.fromEntries((given.used ?? []).map((ability) => [ability, { turn: 1, game: 1 }])),
    });
  }
  const bySeat = [...placed.values()].sort((a, b) => a.seat - b.seat); // stable: troupe order stays
  return Object.fromEntries(bySeat.map((model) => [model.id, model]));
}
