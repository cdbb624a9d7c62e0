import type { ClubAsk } from '../../club/terms/protocol.ts';
import { appWords } from '../../words/app/app.ts';
import type { ClubAnswer, ClubPort } from '../contexts/gatherings/club-port.ts';
import { emit } from '../kit/emit.ts';

/** Sends an ask to the club; where it is refused or cannot be sent, `source` fires `club-refused` with the sentence why. */
export async function askClub(source: HTMLElement, club: ClubPort, ask: ClubAsk): Promise<ClubAnswer> {
  const answer = await club.ask(ask).catch((): ClubAnswer => ({ refused: appWords.notKept() }));
  if (answer.refused !== null) emit(source, 'club-refused', { sentence: answer.refused });
  return answer;
}
