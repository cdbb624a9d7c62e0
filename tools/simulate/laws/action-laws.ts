import { lookAt } from '../../../src/rules/look-at.ts';
import { abilityOf } from '../../../src/rules/printed/abilities-of.ts';
import { bereft } from '../../../src/rules/printed/purse.ts';
import { effectAt } from '../../../src/rules/effects/walk.ts';
import { whyNotHappening } from '../../../src/rules/reading/declaring/still-on.ts';
import type { Look } from '../../../src/rules/look.ts';
import type { Catalogue, Trigger } from '../../../src/rules/terms/card-language.ts';
import type { EffectsFrame, Frame } from '../../../src/rules/terms/frame.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { ModelId } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

// Laws of actions, whatever the card: the beginning and end of an action, what is done for its sake, and which models fall by it.

const nameOf = ({ model, ability }: EffectsFrame): string => `${ability} of ${model}`;

/** True if a frame is an action, by its card and not by the notes of the rules. */
function encloses(look: Look, frame: Frame): boolean {
  if (frame.kind === 'melee' || frame.kind === 'arcane' || frame.kind === 'action') return true;
  if (frame.kind === 'move') return frame.as !== 'effect' && frame.as !== 'reaction';
  if (frame.kind === 'game') return frame.stage?.startsWith('harvest') === true;
  if ('card' in frame.text || 'inline' in frame.text) return false;
  const kind = look.match.table.models[frame.model] ? abilityOf(look, frame.model, frame.ability)?.kind : undefined;
  return kind === 'active' || kind === 'arcane';
}

/**
 * Checks that, whenever an action may begin outside another, the Arcane Deck is complete except for cards set aside, and that no effect lasts “until
 * the action ends”, except that of a text still being resolved. @rule ARC-36 ABL-8 ACT-18
 */
export function actionsBeginAnew(match: Match, cards: Catalogue): string[] {
  const isBeginning = match.openings.some(({ kind }) => kind === 'act' || kind === 'activate');
  if (!isBeginning) return [];
  const look = lookAt(match, cards);
  const below = match.stack.slice(0, -1);
  if (below.some((frame) => encloses(look, frame))) return [];
  const speaking = match.stack.flatMap((frame) => (frame.kind === 'effects' ? [frame.ability] : []));
  const wrongs =
    match.table.aside.length > 0 ? [`an action begins while ${match.table.aside.length} arcane cards are not in the deck`] : [];
  for (const { id, lasting } of Object.values(match.table.models)) {
    for (const { until, waits, from } of lasting) {
      if (until === 'action' && !waits && !speaking.includes(from.ability))
        wrongs.push(`${from.ability} lasts on ${id} as another action begins`);
    }
  }
  return wrongs;
}

/** The moments of an action before it is certain to take place. */
const BEFORE: readonly Trigger['on'][] = ['attacks', 'targeted', 'uses-arcane', 'hands-drawn', 'arcane-drawn'];

function momentOf(look: Look, { model, ability, text }: EffectsFrame): Trigger['on'] | undefined {
  if ('inline' in text || 'card' in text) return undefined;
  const passive = abilityOf(look, model, ability);
  const rule = passive?.kind === 'passive' ? passive.rules[Number(text.at[1])] : undefined;
  return rule && 'when' in rule ? rule.when.on : undefined;
}

/** Checks that no offer or payment is made for an action that is cancelled, redirected or impossible. @rule REA-15 ACT-13 MEL-20 */
export function nothingInVain(match: Match, cards: Catalogue): string[] {
  const [opening] = match.openings;
  const top = match.stack[match.stack.length - 1];
  const action = match.stack[match.stack.length - 2];
  if (top?.kind !== 'effects' || !action || match.order.options.table === 'spoken') return [];
  const look = lookAt(match, cards);
  const moment = momentOf(look, top);
  if (moment === undefined || !BEFORE.includes(moment)) return [];
  const pays = opening?.kind === 'choice' && top.place.length === 1 && top.place[0] === 0 && effectAt(look, top)?.do === 'may-pay';
  if (opening?.kind !== 'interrupt' && opening?.kind !== 'reveal' && !pays) return [];
  const { originator } = top.bound;
  const turned = action.kind === 'arcane' && moment === 'uses-arcane' && typeof originator === 'string' && originator !== action.model;
  const cause = turned ? 'has been turned round' : whyNotHappening(look, action);
  return cause === null ? [] : [`${nameOf(top)} is asked for the sake of an action that is off (${cause})`];
}

/**
 * Checks that a model that falls with another one stands as long as that one does, and no longer, unless a card kept it. `rested`: the match when no
 * action was last under way; `events`: the events since. @rule CTL-5 REM-1
 */
export function nobodyFallsAlone(rested: Match, after: Match, cards: Catalogue, events: readonly Happening[] = []): string[] {
  if (after.stack.length > 1 || after.stack[0].pending) return [];
  const look = lookAt(after, cards);
  const wasOnBoard = (id: ModelId): boolean => rested.table.models[id]?.status === 'board';
  const models = look.models.filter(({ id, status }) => wasOnBoard(id) && (status === 'slain' || status === 'removed')).map(({ id }) => id);
  const isKept = (id: ModelId): boolean => events.some((event) => event.what === 'stayed' && event.model === id);
  return bereft(look, models)
    .filter((id) => wasOnBoard(id) && !isKept(id))
    .map((id) => `${id} stands though its summoner is gone`);
}
