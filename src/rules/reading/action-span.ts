import { closeAction, closeTurn } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Until } from '../terms/card-language.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';

/** A model declares an action: what waited for its next action either takes hold of this one (melee on the right target) or is gone; what waits for its next melee attack goes on waiting. What lasts until it acts ends. @rule ABL-22 */
export function actionDeclared(play: Play, model: ModelId, meleeTarget: ModelId | null): void {
  setLasting(play, play.model(model), (lasting) => {
    if (lasting.until === 'acts') return [];
    if (lasting.until !== 'next-action' && lasting.until !== 'next-attack') return [lasting];
    if (meleeTarget !== null && (lasting.against === undefined || lasting.against === meleeTarget))
      return [{ ...lasting, until: 'action' }];
    return lasting.until === 'next-attack' ? [lasting] : [];
  });
}
/** An action that lies in no other is over: its cards go back, what lasted for it ends, what was noted for it is struck out, and what waited for its end begins. @rule ABL-8 ABL-9 ARC-36 ARC-44 */
export function actionOver(play: Play): void {
  closeAction(play);
  end(play, ['action']);
  for (const model of play.models) setLasting(play, model, begins);
  play.gatherArcane();
}

/** Whether a frame is an action: what lies on top of it belongs to that action. A reaction step is none, nor is what a card of a player or a passive ability says. @rule REA-12 */
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

/** Whether a frame waits until an action is over. @rule ACT-18 ABL-26 */
export const isPutOff = (frame: Frame): frame is EffectsFrame => frame.kind === 'effects' && frame.afterAction === true;

/** The first text that has waited for the end of an action speaks next, and that action ends before it. False when none is left. @rule ACT-18 ABL-26 ARC-36 */
export function letSpeak(play: Play): boolean {
  const pending = play.top.pending ?? [];
  const waiting = pending.find(isPutOff);
  if (!waiting) return false;
  const { afterAction: _, ...text } = waiting;
  actionOver(play);
  play.patchTop<EffectsFrame>({ pending: [text, ...pending.filter((frame) => frame !== waiting)] });
  return true;
}

/** Whether what lies on top of the stack belongs to an action. */
export const isWithinAction = ({ match }: Look): boolean => match.stack.some(isAction);
function begins(lasting: Lasting): Lasting[] {
  if (lasting.waits === undefined) return [lasting];
  const { waits: _, ...begun } = lasting;
  return [begun];
}
/** A round of melee is over: what its texts laid until the action is over ends with it, though an action around it may go on. @rule END-1 */
export function roundOver(play: Play): void {
  const rounds = roundsUnderWay(play);
  const isOver = ({ until, round }: Lasting): boolean => until === 'action' && round !== undefined && round >= rounds;
  for (const model of play.models) setLasting(play, model, (lasting) => (isOver(lasting) ? [] : [lasting]));
}
/** How many rounds of melee are under way, one inside the other. */
export const roundsUnderWay = ({ match }: Look): number => match.stack.filter(({ kind }) => kind === 'melee').length;

/** This model's activation is over: what lasted for it ends, on every model. */
export function activationOver(play: Play, _model: ModelId): void {
  end(play, ['action', 'activation']);
}
/** The discard step is over: what lasted until the end of the turn ends; uses, spent marks and the ledger of the turn begin again. @rule TRN-4 */
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

/** A model whose effects all go on as they are stays the same model: what has been worked out for it stays true. */
function setLasting(play: Play, { id, lasting }: Model, change: (lasting: Lasting) => Lasting[]): void {
  if (lasting.length === 0) return;
  const after = lasting.flatMap(change);
  if (after.length !== lasting.length || after.some((effect, index) => effect !== lasting[index])) play.patchModel(id, { lasting: after });
}
