import type { Look } from '../look.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { askedForCards } from './table-cards.ts';
import { effectsFrame, leftOf } from './text-of.ts';

/** A window in which one seat may play a card. Its bindings are public. */
export function cardOffer(
  look: Look,
  window: PlayMoment,
  seat: Seat,
  { actor, bound, threatened }: { actor: ModelId; bound: Bound; threatened?: ModelId[] },
): EffectsFrame {
  return effectsFrame({
    model: actor,
    ability: 'wounds',
    text: { inline: [], name: 'card' },
    seat,
    resisting: leftOf(look, seat),
    offer: 'interrupt',
    window,
    bound,
    ...(threatened ? { threatened } : {}),
  });
}

/**
 * Windows for a moment inside an action, one for each seat that may hold a card for it, as frames to be pended. `bound` gives the names for
 * the card of a seat; null leaves the seat out. @rule CMP-4 CMP-6
 */
export const cardOffers = (look: Look, moment: PlayMoment, actor: ModelId, bound: (seat: Seat) => Bound | null): EffectsFrame[] =>
  askedForCards(look, moment).flatMap((seat) => {
    const names = bound(seat);
    return names ? [cardOffer(look, moment, seat, { actor, bound: names })] : [];
  });

/** The windows of the other players when a reaction step begins. @rule CMP-6 */
export const moveOffers = (look: Look, model: ModelId): EffectsFrame[] =>
  cardOffers(look, 'moving', model, (seat) => (seat === look.model(model).controller ? null : { originator: model }));

/** True if a window has lost its reason: the action or the Catastrophe was cancelled, the model is not slain any more, or the moonstone is not held. */
export function isMoot(look: Look, { window, bound }: EffectsFrame): boolean {
  const beneath = look.match.stack[look.match.stack.length - 2];
  if (beneath && 'cancelled' in beneath && beneath.cancelled) return true;
  if (beneath?.kind === 'effects' && window === 'catastrophe' && beneath.catastrophe?.stage === 'averted') return true;
  if (beneath?.kind === 'melee' && window === 'melee-revealed' && Object.keys(beneath.laid).length > 0) return true;
  const { subject, stone } = bound;
  if (window === 'slain') return typeof subject === 'string' && look.model(subject).status !== 'slain';
  return window === 'stone-lost' && typeof stone === 'string' && look.stone(stone).holder !== subject;
}
