import { catalogue } from '../../cards/index.ts';
import { boutOf } from '../../lessons/bouts.ts';
import { LEARNER, PARTNER } from '../../lessons/lesson.ts';
import type { TrainerStep } from '../../lessons/training.ts';
import { beginRecord } from '../../record/match-record.ts';
import { readScenario } from '../../record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../record/scenario/setting.ts';
import type { CallRound, ClaimRound, MeleeTraining, TrainerRound } from '../../ui/contexts/learning/trainer-port.ts';
import { Table } from '../table/table.ts';
import { arcaneHandOf, claimIn, claimOf, playClaimToEnd } from './arcane.ts';
import { TrainerCourse } from './course.ts';
import { enemyCard, exchanged, handOf, worths } from './melee.ts';

/** The most deals of a round: hands that teach nothing are dealt again. */
const MOST_DEALS = 24;

/** The match of a round, up to its question; `seed` deals the cards. */
function openRound(step: TrainerStep, round: number, seed: string): { course: TrainerCourse; learner: string; enemy: string } {
  const { scenario, seat, model, first } = boutOf(step, round, seed);
  const read = readScenario(scenario);
  if (!read.ok) throw new Error(`the trainer ${step} ${read.why}`);
  const cards = scenarioCards(read.scenario, catalogue);
  const course = new TrainerCourse(beginRecord(scenarioSetup(read.scenario, cards), cards))
    .after({ seat, kind: 'activate', model })
    .after({ seat, ...first })
    .until(['melee-card', 'claim']);
  const target = first.kind === 'melee' ? first.target : (first.targets[0] ?? '');
  return { course, learner: seat === LEARNER ? model : target, enemy: seat === LEARNER ? target : model };
}

/** A table for the queries of the screens: they see what is public, and nothing that was dealt. */
const tableOf = ({ folded }: TrainerCourse): Table =>
  new Table({ id: 'trainer', names: [], folded, store: { append: () => Promise.resolve() } });

function meleeRound(step: TrainerStep, round: number, seed: string): MeleeTraining | null {
  const { course, learner, enemy } = openRound(step, round, seed);
  const secret = step === 'secret';
  const answer = enemyCard(course, secret, seed);
  const all = worths(course, answer);
  if (new Set(all).size < 2) return null;
  return {
    of: 'melee',
    at: round,
    table: tableOf(course),
    learner,
    enemy,
    hand: handOf(course, LEARNER),
    enemyCard: secret ? null : answer,
    heldCards: handOf(course, PARTNER).length,
    lay: (card) => exchanged(course, card, answer, secret),
  };
}

function callRound(round: number, seed: string): CallRound | null {
  const { course } = openRound('call', round, seed);
  const claim = claimOf(course, seed);
  if (!claim) return null;
  const asked = course.after(claim).until(['call']);
  const bluff = claimIn(asked);
  if (!bluff) return null;
  return {
    of: 'call',
    at: round,
    table: tableOf(asked),
    ...bluff,
    hand: arcaneHandOf(asked, LEARNER),
    call: (called) => {
      const { effect: _told, ...end } = playClaimToEnd(asked, called, LEARNER, seed);
      return { ...end, won: (end.lay === end.claimed) === (called === 'ok') };
    },
  };
}

function claimRound(round: number, seed: string): ClaimRound {
  const { course } = openRound('claim', round, seed);
  return {
    of: 'claim',
    at: round,
    table: tableOf(course),
    hand: arcaneHandOf(course, LEARNER),
    claim: (card, as) => {
      const asked = course.after({ seat: LEARNER, kind: 'claim', card, as }).until(['call']);
      const thought = asked.thought(PARTNER, seed);
      const { effect, ...end } = playClaimToEnd(asked, thought?.kind === 'bluff' ? 'bluff' : 'ok', PARTNER, seed);
      return { ...end, won: effect && end.identity === as };
    },
  };
}

function dealt(step: TrainerStep, round: number, seed: string): TrainerRound | null {
  if (step === 'claim') return claimRound(round, seed);
  return step === 'call' ? callRound(round, seed) : meleeRound(step, round, seed);
}

/** Deals a round of a trainer: rules, cards and chance are those of a match; the partner is a computer player. */
export function dealRound(step: TrainerStep, round: number, seed: string): TrainerRound {
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const dealtRound = dealt(step, round, `${seed} ${deal}`);
    if (dealtRound) return dealtRound;
  }
  throw new Error(`the trainer ${step} finds no hand`);
}
