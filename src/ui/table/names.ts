import type { AbilityId, ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Ability, Signature } from '../../rules/terms/card-language.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { cardOf } from './card-of.ts';
import { untilText } from '../../words/cards/abilities.ts';
import { matchWords } from '../../words/match/match.ts';
import { tableCardName } from '../../words/names/table-cards.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { Names } from '../../words/language/naming.ts';
import { capital } from '../../words/language/sentences.ts';

const spelled = (slug: string): string => capital(slug.replaceAll('-', ' '));

/** The printed name of a model, with a number for a copy of a summon. An id that is no model is spelled out. */
export function modelName(table: TablePort, id: ModelId): string {
  const model = table.view(null).table.models[id];
  if (!model) return spelled(id.replace(/^\d+:/, ''));
  const copy = /#(\d+)$/.exec(id)?.[1];
  const name = table.characters[model.character]?.name ?? spelled(model.character);
  return copy ? `${name} ${copy}` : name;
}

export const seatName = (table: TablePort, seat: Seat): string => table.seats[seat]?.name ?? String(seat + 1);

/** An ability or signature move on a model's card, also one it has gained. */
export function abilityOf(table: TablePort, model: ModelId, id: AbilityId): Ability | Signature | null {
  const state = table.view(null).table.models[model];
  const card = cardOf(table, model);
  const gained = state?.lasting.map(({ gives }) => gives).find((ability) => ability?.id === id);
  const printed = card?.abilities.find((ability) => ability.id === id) ?? (card?.signature?.id === id ? card.signature : null) ?? gained;
  return printed ?? abilityLent(table, id) ?? abilityOfSlain(table, id);
}

/** An ability that a model on the board lets other models use. */
function abilityLent(table: TablePort, id: AbilityId): Ability | null {
  const near = Object.values(table.view(null).table.models).filter(({ status }) => status === 'board');
  const rules = near
    .flatMap(({ character }) => table.characters[character]?.abilities ?? [])
    .flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
  const mods = rules.flatMap((rule) => ('always' in rule ? rule.always : []));
  return mods.flatMap((mod) => (mod.mod === 'lends-ability' && mod.ability.id === id ? [mod.ability] : []))[0] ?? null;
}

/** An arcane ability on the card of a slain model, which another model may use. */
export function abilityOfSlain(table: TablePort, id: AbilityId): Ability | null {
  const slain = Object.values(table.view(null).table.models).filter(({ status }) => status === 'slain');
  const [plain, owner] = id.split('@');
  for (const character of new Set(slain.map((model) => model.character))) {
    const card = owner === undefined || owner === character ? table.characters[character] : undefined;
    const printed = card?.abilities.find((ability) => ability.kind === 'arcane' && ability.id === plain);
    if (card && printed) return owner === undefined ? printed : { ...printed, name: `${printed.name} (${card.name})` };
  }
  return null;
}

export const abilityName = (table: TablePort, model: ModelId, id: AbilityId): string =>
  tableCardName(id) ?? abilityOf(table, model, id)?.name ?? spelled(id);

/** The name of a thing on the board: a model, a moonstone with its depth and holder, a piece of terrain. */
export function idName(table: TablePort, id: string): string {
  const { models, stones, terrain } = table.view(null).table;
  if (id in models) return modelName(table, id);
  const stone = stones.find((candidate) => candidate.id === id);
  if (stone) {
    const name = matchWords.stone(stone.depth);
    return stone.holder === null ? name : matchWords.carried(name, modelName(table, stone.holder));
  }
  return terrain.some((piece) => piece.id === id) ? pieceName(id) : spelled(id);
}

/** The names of models, abilities and players at this table, for the sentences of the app. */
export const namesOf = (table: TablePort): Names => ({
  modelName: (id) => modelName(table, id),
  abilityName: (model, ability) => abilityName(table, model, ability),
  characterName: (character) => table.characters[character]?.name ?? spelled(character),
  seatName: (seat) => seatName(table, seat),
});

/** The lasting effects on a model, with their text and their end; equal effects are listed once. */
export function tokensOn(table: TablePort, model: ModelId): { name: string; ends: string }[] {
  const laid = (table.view(null).table.models[model]?.lasting ?? []).map(({ from, until }) => ({
    name: abilityName(table, from.model, from.ability),
    ends: untilText(until),
  }));
  return laid.filter((token, index) => laid.findIndex((twin) => twin.name === token.name && twin.ends === token.ends) === index);
}
