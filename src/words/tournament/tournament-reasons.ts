import { msg, str } from '@lit/localize';
import type { Reason } from '../../rules/terms/reason.ts';
import { fact, type Sentences } from '../reasons/facts.ts';

const SENTENCES: Sentences = {
  'tournament-setting': () => msg('That setting is outside its limits.', { id: 'tournament-reason.setting' }),
  'tournament-begun': () =>
    msg('The first round is paired; the format of the lists can no longer change.', { id: 'tournament-reason.begun' }),
  'tournament-over': () => msg('The tournament is over.', { id: 'tournament-reason.over' }),
  'tournament-full': (facts) =>
    msg(str`A tournament has ${fact(facts, 'most', 'so many')} players at most.`, { id: 'tournament-reason.full' }),
  'entrant-name': (facts) => msg(str`A name has 1 to ${fact(facts, 'most', 'so many')} letters.`, { id: 'tournament-reason.name' }),
  'entrant-twice': (facts) =>
    msg(str`${fact(facts, 'name', 'A player of that name')} is in the tournament already.`, { id: 'tournament-reason.twice' }),
  'entrant-already': () => msg('It is set that way already: nothing changes.', { id: 'tournament-reason.already' }),
  'no-such-entrant': () => msg('That player is not in this round.', { id: 'tournament-reason.no-such-entrant' }),
  'no-such-table': () => msg('There is no such table in that round.', { id: 'tournament-reason.no-such-table' }),
  'round-paired': (facts) => msg(str`Round ${fact(facts, 'round', '')} is paired already.`, { id: 'tournament-reason.paired' }),
  'round-not-now': () => msg('That round is not the current one.', { id: 'tournament-reason.round-not-now' }),
  'results-missing': (facts) =>
    msg(str`Some results of round ${fact(facts, 'round', '')} are missing.`, { id: 'tournament-reason.results-missing' }),
  'rounds-over': (facts) =>
    msg(str`All ${fact(facts, 'rounds', '')} rounds are played. You can add one in the settings.`, { id: 'tournament-reason.rounds-over' }),
  'too-few-entrants': () => msg('A round needs two players.', { id: 'tournament-reason.too-few' }),
  'pairing-incomplete': () => msg('Each player who is present must be paired once.', { id: 'tournament-reason.pairing-incomplete' }),
  'table-finished': () => msg('One of these tables has a result already.', { id: 'tournament-reason.table-finished' }),
  'result-entered': () => msg('This table has a result. Correct it instead.', { id: 'tournament-reason.result-entered' }),
  'result-impossible': (facts) =>
    msg(str`Moonstones are a whole number from 0 to ${fact(facts, 'most', '')}.`, { id: 'tournament-reason.result-impossible' }),
  'nothing-to-correct': () => msg('This table has no result yet.', { id: 'tournament-reason.nothing-to-correct' }),
  'nothing-to-undo': () => msg('There is nothing to take back.', { id: 'tournament-reason.nothing-to-undo' }),
};

/** True if a refusal in a tournament has a sentence of its own. */
export const hasTournamentSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** The reason why something in a tournament is refused, as a sentence. */
export function tournamentReasonText({ code, facts = {} }: Reason): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return sentence ? sentence(facts) : msg('The rules of the tournament do not allow that now.', { id: 'tournament-reason.any' });
}
