import { advance, startOf, type MatchRecord } from '../../record/match-record.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { TAKES } from '../../rules/terms/opening.ts';
import type { Turning } from '../../rules/terms/thought.ts';
import { eventsFor } from '../../seats/events-for.ts';
import { viewFor, type View } from '../../seats/view.ts';
import type { LookingBack } from '../../ui/contexts/looking-back.ts';
import { inForce } from '../../ui/story/in-force.ts';
import { inSlices } from '../window/in-slices.ts';
import { hireThinker, type ComputerThinker } from './thinker.ts';

// Looks back at a finished match: a worker judges each action by what its player could see, and the page only folds.

/** A glance at each action finds suspicious ones; at most so many of them are looked at thoroughly. */
const THOROUGHLY = 12;
const GLANCE = 'club';
const LOOK = 'wide';
/** Points from which an action is suspicious, and from which it made a difference: a moonstone is worth ten. */
const SUSPECT = 0.5;
const LEAST = 3;
const MOST = 5;
/** The factor by which a thorough look takes longer than a glance. */
const LONGER = 20;

/** An action of a match, and what its seat saw when it was chosen. */
interface PastAction extends Pick<Turning, 'at' | 'seat' | 'turn' | 'active' | 'made'> {
  view: View;
  /** The number of the activation that the action was part of. */
  activation: number;
}

/** Every action of active models in the line. Throws where the record is damaged, or where the match is not over and hands are secret. */
function* actionsOf(record: MatchRecord): Generator<void, PastAction[]> {
  let folded = startOf(record);
  const shown = new Set(
    inForce(record.entries.map(({ events }, index) => ({ at: index, events: eventsFor(events, null) }))).map(({ at }) => at),
  );
  const actions: PastAction[] = [];
  let [activation, before]: [number, ModelId | null] = [0, null];
  for (let index = folded.record.entries.length; index < record.entries.length; index += 1) {
    const { match } = folded;
    const { active, turn } = match.order;
    if (active !== before) [activation, before] = [activation + 1, active];
    const made = record.entries[index]?.decision;
    if (!made) break;
    const { seat } = made;
    const asked =
      match.stack.length === 1 &&
      match.openings.some((opening) => opening.kind === 'act' && opening.seat === seat && opening.by === undefined);
    if (asked && shown.has(index) && TAKES.act.includes(made.kind))
      actions.push({ at: index, seat, turn, active, made, view: viewFor(match, seat), activation });
    const next = advance(folded, made);
    if (!next.ok) throw new Error(`decision ${index} cannot be played again`);
    ({ folded } = next);
    yield;
  }
  if (folded.match.order.result === null) throw new Error('a match under way is not looked through');
  return actions;
}

/** The worst actions, at most one of each activation. */
function worst(turnings: readonly (Turning & { activation: number })[], most: number, least: number): (Turning & { activation: number })[] {
  const kept: (Turning & { activation: number })[] = [];
  for (const turning of [...turnings].sort((a, b) => b.loss - a.loss || a.at - b.at)) {
    if (kept.length < most && turning.loss >= least && !kept.some(({ activation }) => activation === turning.activation))
      kept.push(turning);
  }
  return kept;
}

/** Looks through a finished match. */
async function look(record: MatchRecord, thinker: ComputerThinker, tell: (share: number) => void, signal: AbortSignal): Promise<Turning[]> {
  const off = new Promise<never>((_, failed) => signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true }));
  off.catch(() => undefined); // it may be cancelled between two questions
  const actions = await inSlices(actionsOf(record), { signal });
  const whole = actions.length + LONGER * THOROUGHLY;
  let done = 0;
  const looked = async (action: PastAction, level: string): Promise<(Turning & { activation: number }) | null> => {
    signal.throwIfAborted();
    const { view, activation, at, seat, turn, active, made } = action;
    const hindsight = await Promise.race([thinker.lookBack({ view, made, level, seed: `hindsight ${at}` }), off]);
    done += level === LOOK ? LONGER : 1;
    tell(Math.min(1, done / whole));
    return hindsight && { ...hindsight, at, seat, turn, active, activation };
  };
  const glanced: (Turning & { activation: number })[] = [];
  for (const action of actions) {
    const turning = await looked(action, GLANCE);
    if (turning) glanced.push(turning);
  }
  const turnings: (Turning & { activation: number })[] = [];
  for (const { at } of worst(glanced, THOROUGHLY, SUSPECT)) {
    const action = actions.find((candidate) => candidate.at === at);
    const turning = action && (await looked(action, LOOK));
    if (turning) turnings.push(turning);
  }
  tell(1);
  return worst(turnings, MOST, LEAST)
    .sort((a, b) => a.at - b.at)
    .map(({ activation: _, ...turning }) => turning);
}

/** The findings of each match since the app was opened, so that no match is looked through twice. */
const known = new Map<string, readonly Turning[]>();

/** Looks back at a finished match, in its own worker, which ends with the work. */
export const lookingBack = (
  id: string,
  record: () => MatchRecord,
  hire: (cards: Catalogue) => ComputerThinker = hireThinker,
): LookingBack => {
  const key = (): string => `${id} ${record().entries.length}`;
  return {
    get known() {
      return known.get(key()) ?? null;
    },
    async find(tell, signal) {
      const thinker = hire(record().cards);
      try {
        const turnings = await look(record(), thinker, tell, signal);
        known.set(key(), turnings);
        return turnings;
      } finally {
        thinker.end();
      }
    },
  };
};
