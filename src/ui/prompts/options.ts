import type { Arcane } from '../../rules/terms/card-language.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { About, Question } from '../../rules/terms/opening.ts';
import { outcomeLines } from '../../words/card-text/abilities.ts';
import { matchWords } from '../../words/match.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { DAMAGE_TYPES } from '../../rules/terms/factions.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { abilityName, abilityOf, idName, modelName } from '../match/names.ts';

/** What an option is called: yes and no, a model, a keyword, an ability of a model (`whose`, or the one whose text asks), a piece, a moonstone, an outcome, a damage type. */
export function optionName(
  table: TablePort,
  id: string,
  of: Extract<Question, { ask: 'option' }>['of'],
  about: About | null,
  whose?: ModelId,
): string {
  if (id === 'yes') return matchWords.yes();
  if (id === 'no') return matchWords.no();
  const type = DAMAGE_TYPES.find((one) => one === id);
  if (type) return damageTypeName(type);
  const effect = /^([^/]+)\/(.+)$/.exec(id);
  if (effect?.[1] !== undefined && effect[2] !== undefined)
    return `${modelName(table, effect[1])}: ${abilityName(table, effect[1], effect[2])}`;
  if (of === 'outcome' && about) {
    const ability = abilityOf(table, about.model, about.ability);
    const line = ability && 'outcomes' in ability ? outcomeLines(ability satisfies Arcane)[Number(id)] : undefined;
    if (line) return line.text;
  }
  if (of === 'keyword') return keywordName(id);
  if (of === 'character') return table.characters[id]?.name ?? idName(table, id);
  const model = whose ?? about?.model;
  return of === 'ability' && model !== undefined ? abilityName(table, model, id) : idName(table, id);
}
