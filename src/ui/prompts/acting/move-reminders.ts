import type { Ability } from '../../../rules/terms/card-language.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { tableAidWords } from '../../../words/match/table-aids.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { besideOf } from '../../table/card-of.ts';
import { abilityLines } from '../outcomes/outcomes.ts';

/** Modifiers of moves that only the players can apply at a spoken table. */
const OF_MOVES: readonly string[] = ['move-freely', 'lunge', 'unslowed', 'presence', 'unmoved', 'ignore-slow-carry'];

const speaksOfMoves = (ability: Ability): boolean =>
  ability.kind === 'passive' &&
  ability.rules.some((rule) => 'always' in rule && !rule.to && rule.always.some(({ mod }) => OF_MOVES.includes(mod)));

/** The rules and card texts about a model's moves, for players who move it by hand. */
export function moveReminders(table: TablePort, model: ModelId, moves: readonly string[]): string[] {
  const gained = (table.view(null).table.models[model]?.lasting ?? []).flatMap(({ gives, lost }) =>
    gives && lost === undefined ? [gives] : [],
  );
  const beside = besideOf(table, model);
  const texts = [...beside, ...gained].filter(speaksOfMoves);
  return [
    ...(moves.includes('jog') && table.numbers(model).slow ? [tableAidWords.mindSlow()] : []),
    ...texts.map((ability) => tableAidWords.mindText(ability.name, abilityLines(ability, beside))),
    ...(moves.includes('jog') ? [tableAidWords.mindJog()] : []),
    ...(moves.includes('step') ? [tableAidWords.mindStep()] : []),
  ];
}
