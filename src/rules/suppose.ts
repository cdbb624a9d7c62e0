import { judgeOn, offeredBy } from './judge.ts';
import { Look } from './look.ts';
import { supposedSurvey } from './spaces/spoken-surveys.ts';
import { WORLDS } from './space/supposition.ts';
import type { Catalogue } from './terms/card-language.ts';
import { choices, type Choices, type Refused } from './terms/choices.ts';
import type { Decision } from './terms/decision.ts';
import type { TableAnswers } from './terms/fact.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { reason, type Reason } from './terms/reason.ts';

// At a spoken table a player's decision also tells the facts that make it legal.

/** `believed`: the supposed answers without which the decision would be illegal. */
export type Supposed = { ok: true; believed: TableAnswers } | { ok: false; reason: Reason };

/** Judges if a decision is legal in some arrangement of the table that the answers so far allow. Suppositions that it does not need are left out. */
export function judgeSupposed(match: Match, decision: Decision, cards: Catalogue): Supposed {
  let refused: Reason | null = null;
  for (const world of WORLDS) {
    const notes: TableAnswers = {};
    const judged = judgeOn(new Look(match, cards, supposedSurvey(world, notes)), decision);
    if (judged.ok) {
      const needed = (key: string): boolean => !judgeOn(new Look(match, cards, supposedSurvey(world, undefined, key)), decision).ok;
      return { ok: true, believed: Object.fromEntries(Object.entries(notes).filter(([key]) => needed(key))) };
    }
    refused ??= judged.reason;
  }
  return { ok: false, reason: refused ?? reason('not-asked', ['ACT-1']) };
}

/** True if a refusal in the choices is about this decision. */
const isMeant = (refused: Refused['decision'], decision: Decision): boolean => {
  const { target, ...fields } = refused;
  const given = decision as Partial<Record<string, unknown>>; // each kind of decision has only some of these fields
  const targets = [given['target'], ...((given['targets'] as string[] | undefined) ?? [])];
  return Object.entries(fields).every(([field, value]) => given[field] === value) && (target === undefined || targets.includes(target));
};

/** Every answer that is legal in some arrangement of the table, and the refusals of decisions that are legal in none. */
export function choicesSupposed(match: Match, seat: Seat, cards: Catalogue): Choices {
  const all = WORLDS.map((world) => offeredBy(new Look(match, cards, supposedSurvey(world)), seat));
  const unique = <T>(items: readonly T[]): T[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  const decisions = unique(all.flatMap((option) => option.decisions));
  return choices({
    decisions,
    drawn: unique(all.flatMap((option) => option.drawn)),
    refused: () => (all[0]?.refused ?? []).filter((refused) => !decisions.some((decision) => isMeant(refused.decision, decision))),
  });
}
