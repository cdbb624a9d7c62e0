import { playOn } from '../../src/rules/look-at.ts';
import { judgeSupposed, STANDING_KINDS, Violation, type Play } from '../../src/rules/index.ts';
import { extremesOf } from '../../src/rules/space/supposition.ts';
import { missingFacts } from '../../src/rules/space/missing-facts.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision, DecisionOf } from '../../src/rules/terms/decision.ts';
import { keyOf, type Fact, type TableAnswers } from '../../src/rules/terms/fact.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import { walk } from './walk.ts';
import type { DecisionOutcome, MatchAfter } from './decision-outcome.ts';

// A match at a spoken table. A decision that needs an unknown fact stops, the players are asked, and the decision is played again from its
// start. Each answer holds from the same moment as before, counted in movements.

/** More rounds of questions than any card text needs. */
const MOST_ROUNDS = 20;

type Run =
  | ({ then: 'done' } & MatchAfter)
  | { then: 'refused'; reason: Extract<DecisionOutcome, { ok: false }>['reason'] }
  | { then: 'asked'; facts: Fact[]; at: number; events: MatchAfter['events'] };

const awake = ({ asking: _, ...match }: Match): Match => match;

/** Passes the reaction steps that no seat has claimed before the next decision. @rule REA-2 */
function passReactions(play: Play, decision: Decision): void {
  if (STANDING_KINDS.includes(decision.kind)) return;
  const isOpen = (): boolean =>
    play.openings.length > 0 && play.openings.every(({ seat, kind }) => kind === 'reaction' && seat !== decision.seat);
  while (!play.match.proposal && isOpen()) walk(play, { seat: play.openings[0]?.seat ?? 0, kind: 'pass' });
}

/** `sure` skips the judgement: the decision was judged before, and some of its events have been shown. */
function run(match: Match, decision: Decision, cards: Catalogue, rounds: readonly TableAnswers[], sure: boolean): Run {
  const play = playOn(match, cards);
  play.takeTellings([{ ...Object.fromEntries(decision.told ?? []), ...rounds[0] }, ...rounds.slice(1)]);
  try {
    passReactions(play, decision);
    const judged = judgeSupposed(play.match, decision, cards);
    if (judged.ok) play.assumeFacts(judged.believed);
    else if (!sure) return { then: 'refused', reason: judged.reason };
    walk(play, decision);
    // a correction of the table or the loss of a player ends all waiting questions
    const overruled = decision.kind === 'concede' || play.events.some(({ what }) => what === 'adjusted' || what === 'won');
    return { then: 'done', match: overruled ? awake(play.match) : play.match, events: play.events, stirred: play.stirred };
  } catch (failed) {
    return { then: 'asked', facts: missingFacts(null, failed), at: play.stirred, events: play.events };
  }
}

const saying = (rounds: readonly TableAnswers[], index: number, answers: TableAnswers): TableAnswers[] =>
  Array.from({ length: Math.max(rounds.length, index + 1) }, (_, nth) =>
    nth === index ? { ...rounds[nth], ...answers } : (rounds[nth] ?? {}),
  );

const once = (facts: readonly Fact[]): Fact[] => [...new Map(facts.map((fact) => [keyOf(fact), fact])).values()];

/** Follow-up questions that come with every answer, put on the same form. */
function formOf(first: Extract<Run, { then: 'asked' }>, again: (rounds: TableAnswers[]) => Run, rounds: readonly TableAnswers[]): Fact[] {
  const { at } = first;
  let facts = once(first.facts);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [no, yes] = ([0, 1] as const).map((side): Run | null => {
      try {
        return again(saying(rounds, at, Object.fromEntries(facts.map((fact) => [keyOf(fact), extremesOf(fact)[side]]))));
      } catch (failed) {
        if (failed instanceof Violation) return null; // no such table is possible
        throw failed;
      }
    });
    if (no?.then !== 'asked' || yes?.then !== 'asked' || no.at !== at || yes.at !== at) return facts;
    const names = new Set(yes.facts.map(keyOf));
    const more = no.facts.filter((fact) => names.has(keyOf(fact)));
    if (more.length === 0) return facts;
    facts = once([...facts, ...more]);
  }
  return facts;
}

function attempt(match: Match, decision: Decision, cards: Catalogue, rounds: readonly TableAnswers[], shown: number): DecisionOutcome {
  const again = (tellings: readonly TableAnswers[]): Run => run(match, decision, cards, tellings, shown > 0);
  const first = again(rounds);
  if (first.then === 'refused') return { ok: false, reason: first.reason };
  if (first.then === 'done') return { ok: true, match: first.match, events: first.events.slice(shown), stirred: first.stirred ?? 0 };
  const { at, events } = first;
  const facts = formOf(first, again, rounds);
  return {
    ok: true,
    match: { ...match, asking: { decision, facts, shown: Math.max(shown, events.length), at, said: [...rounds] } },
    events: events.slice(shown),
    stirred: at,
  };
}

/** Judges and plays a decision at a spoken table, as far as the known facts allow. */
export const decideSpoken = (match: Match, decision: Decision, cards: Catalogue): DecisionOutcome => attempt(match, decision, cards, [], 0);

/** Takes the answers of the players, or corrections of earlier answers. */
export function tell(match: Match, { seat, facts }: DecisionOf<'tell'>, cards: Catalogue): DecisionOutcome {
  const answers: TableAnswers = Object.fromEntries(facts);
  const heard = { what: 'told' as const, seat, facts };
  const { asking } = match;
  const resting = awake(match);
  if (!asking) return { ok: true, match: believing(resting, answers), events: [heard] };
  const wanted = new Set(asking.facts.map(keyOf));
  const rode: TableAnswers = Object.fromEntries(asking.decision.told ?? []);
  const before = [{ ...rode, ...asking.said[0] }, ...asking.said.slice(1)].findIndex((round) =>
    facts.some(([key]) => key in round && !wanted.has(key)),
  );
  const rounds = saying(asking.said, before < 0 ? asking.at : before, answers);
  const decided = attempt(resting, asking.decision, cards, rounds, asking.shown);
  if (decided.ok) return { ...decided, events: [heard, ...decided.events] };
  const { seat: asker, kind } = asking.decision;
  const withdrawn = { what: 'withdrawn' as const, seat: asker, decided: kind, why: decided.reason.code };
  return { ok: true, match: believing(resting, { ...rounds[0] }), events: [heard, withdrawn] };
}

const believing = (match: Match, answers: TableAnswers): Match => ({
  ...match,
  table: { ...match.table, told: { ...match.table.told, ...answers } },
});
