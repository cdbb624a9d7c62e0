import type { About, Opening } from '../../../rules/terms/opening.ts';
import { firstStep } from '../../../words/match/first-steps.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { arcaneOf } from '../../table/hands.ts';
import { abilityLines } from '../../prompts/outcomes/outcomes.ts';
import { besideOf } from '../../table/card-of.ts';
import { abilityOf, namesOf } from '../../table/names.ts';

/** The card text that asks, if it is public; null otherwise. */
function aboutOf(table: TablePort, opening: Opening): About | null {
  if (opening.kind === 'interrupt' || opening.kind === 'reveal' || opening.kind === 'choice') return opening.about;
  const played = opening.kind === 'claim' || opening.kind === 'call' ? arcaneOf(table.view(null)) : null;
  return played && { model: played.model, ability: played.ability };
}

/** A question in words that all players may read: what is asked, why, the card text that asks, and how to decline. */
export function questionSentence(table: TablePort, opening: Opening): string {
  const about = aboutOf(table, opening);
  const ability = about && abilityOf(table, about.model, about.ability);
  const declined = declineText(opening);
  return [
    promptText(opening, namesOf(table)),
    firstStep(opening.kind),
    ability && 'kind' in ability ? abilityLines(ability, besideOf(table, about.model)) : null,
    declined === null ? null : `– ${declined}`,
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n');
}
