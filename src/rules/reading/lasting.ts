import { closeAction, closeTurn } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Until } from '../terms/card-language.ts';
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
/** The outermost action is over: what lasted for it ends, and what waited for its end begins. @rule ARC-44 */
export function actionOver(play: Play): void {
  closeAction(play);
  end(play, ['action']);
  for (const model of play.models) setLasting(play, model, begins);
}
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
/** The discard step is over: what lasted until the end of the turn ends; uses, spent marks and the ledger of the turn begin anew. @rule TRN-4 */
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
  for (const model of play.models) setLasting(play, model, (lasting) => (over.includes(lasting.until) ? [] : [lasting]));
}

/** A model whose effects all go on as they are stays the same model: what has been worked out for it stays true. */
function setLasting(play: Play, { id, lasting }: Model, change: (lasting: Lasting) => Lasting[]): void {
  const after = lasting.flatMap(change);
  if (after.length !== lasting.length || after.some((effect, index) => effect !== lasting[index])) play.patchModel(id, { lasting: after });
}
