import { closeAction, closeTurn } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Until } from '../terms/card-language.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';

/**
 * Updates lasting effects when a model declares an action: `next-action` begins if it is melee on the right target, else ends; `next-attack` begins
 * or waits on; `acts` ends. @rule ABL-22
 */
export function actionDeclared(play: Play, model: ModelId, meleeTarget: ModelId | null): void {
  setLasting(play, play.model(model), (lasting) => {
    if (lasting.until === 'acts') return [];
    if (lasting.until !== 'next-action' && lasting.until !== 'next-attack') return [lasting];
    if (meleeTarget !== null && (lasting.against === undefined || lasting.against === meleeTarget))
      return [{ ...lasting, until: 'action' }];
    return lasting.until === 'next-attack' ? [lasting] : [];
  });
}
/**
 * Ends an outermost action: its cards go back, effects until its end stop, its ledger entries are removed, and effects that waited for its end begin.
 * @rule ABL-8 ABL-9 ARC-36 ARC-44
 */
export function actionOver(play: Play): void {
  closeAction(play);
  end(play, ['action']);
  for (const model of play.models) setLasting(play, model, begins);
  play.gatherArcane();
}

/**
 * True if a frame is an action, so that the frames above belong to it. Reaction steps, players' cards and passive abilities are not actions.
 * @rule REA-12
 */
export function isAction(frame: Frame): boolean {
  switch (frame.kind) {
    case 'game':
      return frame.stage?.startsWith('harvest') === true;
    case 'move':
      return frame.as !== 'effect' && frame.as !== 'reaction';
    case 'effects':
      return frame.acts === true;
    case 'action':
    case 'arcane':
    case 'melee':
      return true;
  }
}

/** True if a frame waits until an action is over. @rule ACT-18 ABL-26 */
export const isPutOff = (frame: Frame): frame is EffectsFrame => frame.kind === 'effects' && frame.afterAction === true;

/** Ends the action and lets the first text speak that has waited for that; false when no text is left. @rule ACT-18 ABL-26 ARC-36 */
export function letSpeak(play: Play): boolean {
  const pending = play.top.pending ?? [];
  const waiting = pending.find(isPutOff);
  if (!waiting) return false;
  const { afterAction: _, ...text } = waiting;
  actionOver(play);
  play.patchTop<EffectsFrame>({ pending: [text, ...pending.filter((frame) => frame !== waiting)] });
  return true;
}

/** True if the top of the stack belongs to an action. */
export const isWithinAction = ({ match }: Look): boolean => match.stack.some(isAction);
function begins(lasting: Lasting): Lasting[] {
  if (lasting.waits === undefined) return [lasting];
  const { waits: _, ...begun } = lasting;
  return [begun];
}
/** Ends a round of melee: effects that its texts laid until the end of the action stop, even if an outer action goes on. @rule END-1 */
export function roundOver(play: Play): void {
  const rounds = roundsUnderWay(play);
  const isOver = ({ until, round }: Lasting): boolean => until === 'action' && round !== undefined && round >= rounds;
  for (const model of play.models) setLasting(play, model, (lasting) => (isOver(lasting) ? [] : [lasting]));
}
/** The number of rounds of melee that are under way, nested in one another. */
export const roundsUnderWay = ({ match }: Look): number => match.stack.filter(({ kind }) => kind === 'melee').length;

/** Ends an activation: effects until its end stop on every model. */
export function activationOver(play: Play, _model: ModelId): void {
  end(play, ['action', 'activation']);
}
/** Ends a turn: effects until its end stop, and uses, spent abilities and the ledger are reset. @rule TRN-4 */
export function turnOver(play: Play): void {
  end(play, ['action', 'next-action', 'next-attack', 'acts', 'activation', 'turn']);
  for (const { id, used, spent } of play.models) {
    play.patchModel(id, {
      used: Object.fromEntries(Object.entries(used).map(([ability, { game }]) => [ability, { turn: 0, game }])),
      spent: Object.fromEntries(Object.entries(spent).filter(([, until]) => until === 'game')),
    });
  }
  closeTurn(play);
}

function end(play: Play, over: readonly Until[]): void {
  for (const model of play.models) {
    setLasting(play, model, (lasting) => {
      const { lost, ...back } = lasting;
      if (over.includes(lasting.until)) return [];
      return [lost !== undefined && over.includes(lost) ? back : lasting];
    });
  }
}

/** Changes the lasting effects of a model. If nothing changes, the model stays the same object, so that cached results stay valid. */
function setLasting(play: Play, { id, lasting }: Model, change: (lasting: Lasting) => Lasting[]): void {
  if (lasting.length === 0) return;
  const after = lasting.flatMap(change);
  if (after.length !== lasting.length || after.some((effect, index) => effect !== lasting[index])) play.patchModel(id, { lasting: after });
}
