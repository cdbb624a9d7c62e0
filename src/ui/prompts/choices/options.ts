import type { ModelId } from '../../../rules/terms/ids.ts';
import type { About, Question } from '../../../rules/terms/opening.ts';
import { optionTexts } from '../../../words/cards/options.ts';
import { matchWords } from '../../../words/match/match.ts';
import { damageTypeName } from '../../../words/names/damage.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { arcaneCardName } from '../../../words/names/arcane-cards.ts';
import { meleeCardName } from '../../../words/names/melee-cards.ts';
import { ARCANE_KINDS, MELEE_CARDS } from '../../../rules/terms/decks.ts';
import { DAMAGE_TYPES } from '../../../rules/terms/factions.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { abilityName, abilityOf, idName, modelName, seatName } from '../../table/names.ts';

/**
 * The name of an option: yes or no, a model, a keyword, an ability of a model (of `owner`, or of the model whose text asks), a piece of terrain, a
 * moonstone, an effect, a damage type.
 */
export function optionName(
  table: TablePort,
  id: string,
  subject: Extract<Question, { ask: 'option' }>['of'],
  about: About | null,
  owner?: ModelId,
): string {
  if (id === 'yes') return matchWords.yes();
  if (id === 'no') return matchWords.no();
  const type = DAMAGE_TYPES.find((candidate) => candidate === id);
  if (type) return damageTypeName(type);
  const effect = /^([^/]+)\/(.+)$/.exec(id);
  if (effect?.[1] !== undefined && effect[2] !== undefined)
    return `${modelName(table, effect[1])}: ${abilityName(table, effect[1], effect[2])}`;
  if (subject === 'outcome' && about) {
    const ability = abilityOf(table, about.model, about.ability);
    const text = ability && optionTexts(ability)[Number(id) - 1];
    if (text) return text;
  }
  const blow = MELEE_CARDS.find((candidate) => subject === 'melee-card' && candidate === id);
  if (blow) return meleeCardName(blow);
  if (subject === 'keyword') return keywordName(id);
  const card = subject === 'arcane-card' ? ARCANE_KINDS.find((candidate) => candidate === id) : undefined;
  if (card) return arcaneCardName(card);
  if (subject === 'seat') return seatName(table, Number(id));
  if (subject === 'character') return table.characters[id]?.name ?? idName(table, id);
  const model = owner ?? about?.model;
  return subject === 'ability' && model !== undefined ? abilityName(table, model, id) : idName(table, id);
}
