import { use } from '../abilities/declare.ts';
import { actionDeclared, activationOver } from '../abilities/lasting.ts';
import { harvestBy } from '../abilities/stats.ts';
import { askedForCards } from '../abilities/table-cards.ts';
import { harvestText, harvestTriggers } from '../abilities/triggers.ts';
import type { Look } from '../look.ts';
import { meleeFrame } from '../melee/declare.ts';
import { surfaceBelow } from '../movement/fall.ts';
import { climb } from '../movement/traverse.ts';
import type { Play } from '../play.ts';
import { heightOf as levelHeight } from '../sight/bases.ts';
import { again, exit, push, step, wait, type Then } from '../step.ts';
import { heightOf, pointOf } from '../table/spots.ts';
import { declines, type Of, type Spot } from '../terms/decision.ts';
import type { GameFrame, MoveFrame } from '../terms/frame.ts';
import type { ModelId, Seat, StoneId } from '../terms/ids.ts';
import type { Opening } from '../terms/opening.ts';
import { impossible } from '../violation.ts';
import { cardWindowChoices, refuseCardAnswer, takeCard, type Answered } from './card-window.ts';
import { actChoices } from './offers.ts';
import { basicCost, pay, type Basic } from './pay.ts';
import { refuseAct, type Action } from './refuse.ts';

type Out = Then<'acted' | 'ended'>;

/** Stages of a harvest: the stone is lowered and to be looked at; its texts have spoken. */
const LOWERED = 'harvest:';
const HARVESTED = 'harvested';
/** An action has been declared that somebody may still call off. */
const ANNOUNCED = 'announced';

export const activeOf = (look: Look): ModelId => look.match.order.active ?? impossible('nobody is active');

/** Declares a basic action and takes its energy. @rule ACT-12 ACT-13 */
function declare(play: Play, model: ModelId, action: Basic, target: ModelId | null = null): void {
  pay(play, model, basicCost(play, model, action), action);
  actionDeclared(play, model, target);
}

const moving = (model: ModelId, seat: Seat, as: MoveFrame['as'], path: readonly Spot[], height?: number): MoveFrame => ({
  kind: 'move',
  step: 'move',
  model,
  as,
  seat,
  path: path.map(pointOf),
  ...(height === undefined ? {} : { height }),
});

const namedHeight = (play: Play, path: readonly Spot[]): number | undefined => {
  const last = path[path.length - 1];
  return last && play.options.heights ? heightOf(last) : undefined;
};

/** Lowers a stone, or lets the text speak that does it instead. @rule HRV-3 HRV-7 */
function harvest(play: Play, model: ModelId, id: StoneId): Out | void {
  declare(play, model, 'harvest');
  play.patchTop<GameFrame>({ stage: `${LOWERED}${id}` });
  const text = harvestText(play, model, id);
  if (text) return push(text);
  const depth = play.stone(id).depth - harvestBy(play, model);
  play.patchStone(id, { depth });
  play.emit({ what: 'harvested', model, stone: id, depth: Math.max(0, depth) });
}

/** A stone at depth 0 or less goes onto the card of whoever harvests it. @rule HRV-4 HLD-1 */
function possess(play: Play, model: ModelId, id: StoneId): void {
  const { depth, holder } = play.stone(id);
  if (depth > 0 || holder !== null || play.model(model).status !== 'board') return;
  play.patchStone(id, { depth: 0, holder: model });
  play.emit({ what: 'stone-taken', model, stone: id });
}

function traverse(play: Play, model: ModelId, { seat, terrain, to }: Of<'traverse'>): Out {
  if (to !== 'up' && to !== 'down') {
    declare(play, model, 'traverse');
    return push(moving(model, seat, 'traverse', [to], levelHeight(play, model)));
  }
  const { at, height } = climb(play, model, terrain, to);
  declare(play, model, 'traverse');
  return push({ ...moving(model, seat, 'traverse', []), path: [at], height });
}

function perform(play: Play, model: ModelId, decision: Action): Out | void {
  const { seat } = decision;
  switch (decision.kind) {
    case 'step':
    case 'jog':
      declare(play, model, decision.kind);
      if (decision.kind === 'jog') play.patchModel(model, { jogged: true });
      return push(moving(model, seat, decision.kind, decision.path, namedHeight(play, decision.path)));
    case 'traverse':
      return traverse(play, model, decision);
    case 'jump': {
      const height = surfaceBelow(play, pointOf(decision.to), levelHeight(play, model));
      declare(play, model, 'jump');
      return push(moving(model, seat, 'jump', [decision.to], height));
    }
    case 'harvest':
      return harvest(play, model, decision.stone);
    case 'melee':
      declare(play, model, 'melee', decision.target);
      return push(meleeFrame(play, model, decision.target, seat));
    case 'use':
      actionDeclared(play, model, null);
      return push(use(play, decision, model));
    case 'end-activation':
      return end(play, model);
  }
}

/** @rule ACT-6 ACT-9 */
function end(play: Play, model: ModelId): Out {
  play.emit({ what: 'activation-ended', model });
  activationOver(play, model);
  return exit('ended');
}

/** Declares an action; where somebody may call it off, that is asked before anything of it happens. @rule EVA-20 */
function announce(play: Play, model: ModelId, decision: Action): Out | void {
  const asked = askedForCards(play, 'declared').filter((seat) => seat !== decision.seat);
  if (decision.kind === 'end-activation' || asked.length === 0) return perform(play, model, decision);
  play.patchTop<GameFrame>({ stage: ANNOUNCED, announced: decision, waiting: asked });
  play.emit({ what: 'announced', model, action: actionOf(decision) });
}

const actionOf = (decision: Action): string => (decision.kind === 'use' ? decision.ability : decision.kind);

/** The action was declared: opponents may call it off, else it is carried out. @rule EVA-20 ACT-13 */
function answered(play: Play, model: ModelId, { announced, cancelled, waiting = [] }: GameFrame): Out {
  const decision = announced as Action; // written by `announce` alone
  const asked = cancelled ? [] : askedForCards(play, 'declared').filter((seat) => seat !== decision.seat && waiting.includes(seat));
  if (asked.length > 0) {
    const about = { model, ability: actionOf(decision) };
    play.ask(...asked.map((seat): Opening => ({ seat, kind: 'interrupt', about, moment: 'declared', announced: decision })));
    return wait;
  }
  play.patchTop<GameFrame>({ stage: undefined, announced: undefined, cancelled: undefined, waiting: undefined });
  if (!cancelled) return perform(play, model, decision) ?? again;
  forfeit(play, model, decision);
  return acted(play);
}

/** The energy of an action that was called off is lost, and so is what the declaration itself uses up. @rule EVA-20 ACT-13 */
function forfeit(play: Play, model: ModelId, decision: Action): void {
  if (decision.kind === 'use') {
    actionDeclared(play, model, null);
    use(play, decision, model);
  } else if (decision.kind !== 'end-activation') {
    declare(play, model, decision.kind, decision.kind === 'melee' ? decision.target : null);
    if (decision.kind === 'jog') play.patchModel(model, { jogged: true });
  }
  play.emit({ what: 'cancelled', model, ability: actionOf(decision) });
}

function acted(play: Play): Out {
  play.patchTop<GameFrame>({ stage: undefined });
  return exit('acted');
}

/** The active model acts, as often as it can pay, until its controller ends its activation. @rule ACT-2 ACT-6 ACT-9 */
export const act = step<'activation.act'>()({
  exits: ['acted', 'ended'],
  takes: ['step', 'jog', 'traverse', 'jump', 'harvest', 'melee', 'use', 'end-activation', 'play-card', 'pass', 'hold'],
  run(play, frame, ended) {
    const { stage } = frame;
    const model = activeOf(play);
    if (stage === ANNOUNCED) return answered(play, model, frame);
    if (stage?.startsWith(LOWERED)) {
      const stone = stage.slice(LOWERED.length);
      possess(play, model, stone);
      play.patchTop<GameFrame>({ stage: HARVESTED });
      play.pend(harvestTriggers(play, model, stone));
      return again;
    }
    if (stage === HARVESTED || ended) return acted(play);
    if (play.model(model).status !== 'board') return end(play, model);
    play.ask({ seat: play.model(model).controller, kind: 'act', model });
    return wait;
  },
  take(play, _frame, decision) {
    if (decision.kind === 'play-card' || declines(decision)) return takeCard(play, decision as Answered, 'declared'); // what is left is a pass
    return announce(play, activeOf(play), decision as Action); // neither a card nor a pass
  },
  refuse(look, _frame, decision, { kind }) {
    if (kind === 'interrupt') return refuseCardAnswer(look, decision, 'declared');
    return refuseAct(look, activeOf(look), decision as Action); // by what `act` takes
  },
  choices: (look, _frame, { seat, kind }) =>
    kind === 'interrupt' ? cardWindowChoices(look, seat, 'declared') : actChoices(look, seat, activeOf(look)),
});
