import { entry, tally } from '../ledger.ts';
import type { Play } from '../play.ts';
import { noteActionWounds } from '../printed/action-wounds.ts';
import { modsOfKind } from '../reading/mods.ts';
import { isUnharmed, noteHurt } from '../reading/play-card.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { noteRoundWounds } from './round-wounds.ts';

/** Wounds marked on a model at once. */
export interface Mark {
  to: ModelId;
  by: ModelId | null;
  amount: number;
  /** The marks filled the last box. */
  slain?: true;
  /** The wounds come from damage. */
  damage?: true;
}

/**
 * Marks wounds after all reductions, at most as many as boxes are left (CRD-19), and returns them. `whole`: passive abilities cannot reduce the
 * damage. @rule DEF-19 DEF-20 DEF-21 CRD-12 CRD-14 DMG-6
 */
export function mark(play: Play, to: ModelId, dealer: ModelId | null, amount: number, damage?: 'damage' | 'whole'): Mark {
  const { wounds, status } = play.model(to);
  const { health } = play.character(to);
  const remaining =
    status === 'board' && amount > 0 && !isUnharmed(play, to) ? amount - (damage === 'whole' ? 0 : shrugOff(play, to, amount)) : 0;
  const marked = Math.max(0, Math.min(remaining, health - wounds));
  if (marked === 0) return { to, by: dealer, amount: 0 };
  const slain = wounds + marked === health;
  play.patchModel(to, { wounds: wounds + marked, ...(slain ? { status: 'slain' } : {}) });
  noteHurt(play, to);
  noteActionWounds(play, to, marked);
  noteRoundWounds(play, to, dealer, marked);
  noteCatastropheWounds(play, to, marked);
  if (play.game.step === 'discard') tally(play, [entry.discarded(to)], marked);
  play.emit({ what: 'wounded', model: to, by: dealer, amount: marked });
  return { to, by: dealer, amount: marked, ...(slain ? { slain } : {}), ...(damage ? { damage: true } : {}) };
}

/** Counts the wounds that the running catastrophe marks on the model that suffers it. */
function noteCatastropheWounds(play: Play, to: ModelId, marked: number): void {
  const { top } = play;
  if (top.kind !== 'effects' || top.catastrophe?.of !== to) return;
  play.patchTop<EffectsFrame>({ catastrophe: { ...top.catastrophe, wounds: (top.catastrophe.wounds ?? 0) + marked } });
}

/** The number of these wounds that a text leaves unmarked because they are the first of the game; counts them. @rule UPG-9 */
function shrugOff(play: Play, model: ModelId, amount: number): number {
  let ignored = 0;
  for (const { mod, ability } of modsOfKind(play, model, 'shrugs-off')) {
    const { used } = play.model(model);
    const before = used[ability] ?? { turn: 0, game: 0 };
    const count = Math.min(amount - ignored, mod.wounds - before.game);
    if (count <= 0) continue;
    ignored += count;
    play.patchModel(model, { used: { ...used, [ability]: { turn: before.turn + count, game: before.game + count } } });
    play.emit({ what: 'used', model, ability });
  }
  return ignored;
}

/** Slays a model without causing a wound. */
export function slay(play: Play, to: ModelId, slayer: ModelId | null): Mark {
  if (play.model(to).status !== 'board') return { to, by: slayer, amount: 0 };
  play.patchModel(to, { wounds: play.character(to).health, status: 'slain' });
  return { to, by: slayer, amount: 0, slain: true };
}
