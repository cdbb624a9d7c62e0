import type { AskOutcome } from '../../club/device-side.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { ClubAnswer } from '../../ui/contexts/gatherings/club-port.ts';
import { clubReasonText } from '../../words/club/club.ts';

/** The part of an answer that the screen needs: the code of an invitation, the id of a new match or event, or a whole record. */
function givenBy(value: Json | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { code, id } = value as Readonly<Record<string, Json>>;
  return code ?? id ?? value;
}

/** An answer of the club, as a screen shows it. */
export const answerOf = ({ refused, value }: AskOutcome): ClubAnswer =>
  refused ? { refused: clubReasonText(refused) } : { refused: null, value: givenBy(value) };
