import { msg, str } from '@lit/localize';
import type { EndlessText } from '../../../rules/terms/endless-text.ts';
import type { Happening } from '../../../rules/terms/happening.ts';
import type { Names } from '../../language/naming.ts';
import { adjustSentence } from './adjust.ts';

/** The events of the players among themselves: a proposal and its answer, the told table, a concession. */
const AGREEMENTS = ['proposed', 'agreed', 'refused', 'taken-back', 'told', 'withdrawn', 'adjusted', 'struck-out', 'conceded'] as const;
type AgreementKind = (typeof AGREEMENTS)[number];
type Agreement = Extract<Happening, { what: AgreementKind }>;

export const isAgreement = <H extends { what: Happening['what'] }>(happening: H): happening is H & Agreement =>
  AGREEMENTS.some((kind) => kind === happening.what);

/** A line of the log about an agreement of the players. */
export function agreementLine(happening: Agreement, names: Names): string {
  const seat = names.seatName;
  switch (happening.what) {
    case 'proposed':
      return proposalLine(happening, names);
    case 'agreed':
      return msg(str`${seat(happening.seat)} agrees.`, { id: 'log.agreed' });
    case 'refused':
      return msg(str`${seat(happening.seat)} refuses.`, { id: 'log.refused' });
    case 'taken-back':
      return msg(str`${seat(happening.by)} takes back the last decision.`, { id: 'log.taken-back' });
    case 'told':
      return msg('The players have said how the table stands.', { id: 'log.told' });
    case 'withdrawn':
      return msg(str`As the table stands, ${seat(happening.seat)} cannot do that.`, { id: 'log.withdrawn' });
    case 'adjusted':
      return msg('The players have adjusted the position.', { id: 'log.adjusted' });
    case 'struck-out':
      return msg(str`${struckOutName(happening.text, names)} is struck out for the rest of the match.`, { id: 'log.struck-out' });
    case 'conceded':
      return msg(str`${seat(happening.seat)} concedes.`, { id: 'log.conceded' });
  }
}

function proposalLine({ proposal }: Extract<Agreement, { what: 'proposed' }>, names: Names): string {
  const proposer = names.seatName(proposal.by);
  switch (proposal.what.kind) {
    case 'take-back':
      return msg(str`${proposer} asks to take a decision back.`, { id: 'log.asks-take-back' });
    case 'draw':
      return msg(str`${proposer} offers a draw.`, { id: 'log.offers-draw' });
    case 'adjust':
      return msg(str`${proposer} asks to adjust the position: ${adjustSentence(proposal.what.set, names)}.`, { id: 'log.asks-adjust' });
    case 'strike-out':
      return msg(str`${struckOutName(proposal.what.text, names)} triggers itself endlessly.`, { id: 'log.never-ends' });
  }
}

/** The name of a text of a card with its model. */
export const struckOutName = ({ model, ability, character }: EndlessText, names: Names): string =>
  character === null
    ? names.abilityName(model, ability)
    : msg(str`${names.abilityName(model, ability)} (${names.modelName(model)})`, { id: 'log.text-of' });
