import { entry, note, ledgerCount } from '../ledger.ts';
import type { Play } from '../play.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { keptBy, spendKept } from '../printed/kept-cards.ts';
import { takeBackUse } from '../printed/uses.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { modsOfKind } from '../reading/mods.ts';
import type { Look } from '../look.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import { declines, type Decision } from '../terms/decision.ts';
import { ARCANE_KINDS, type ArcaneCard } from '../terms/decks.ts';
import type { ArcaneFrame } from '../terms/frame.ts';
import { reason } from '../terms/reason.ts';
import { impossible } from '../violation.ts';

/** The cards without one copy of this one. */
export const without = (cards: readonly ArcaneCard[], card: ArcaneCard): ArcaneCard[] => {
  const position = cards.indexOf(card);
  return cards.filter((_, index) => index !== position);
};

/** True if a text of an enemy makes the originator play the card face up, because of its targets. @rule ARC-47 */
const liesOpen = (look: Look, { model, declared: { targets = [] } }: ArcaneFrame): boolean =>
  targets.some((target) => modsOfKind(look, target, 'bares').some(({ from }) => !look.friends(from, model)));

const kindsIn = (cards: readonly ArcaneCard[]): ArcaneCard[] => [...new Set(cards)];

/** The originator plays a card face down and claims an identity, or plays it face up, or plays none. @rule ARC-13 ARC-14 ARC-15 ARC-16 ARC-17 ARC-18 */
export const claim = step<'arcane.claim'>()({
  exits: ['claimed', 'open', 'declined'],
  takes: ['claim', 'pass', 'hold'],
  asks: ['claim'],
  lays: [],
  run(play, frame) {
    play.ask({ seat: frame.seat, kind: 'claim', model: frame.model, ...(liesOpen(play, frame) ? { open: true } : {}) });
    return wait;
  },
  take(play, frame, decision) {
    if (decision.kind !== 'claim') {
      play.emit({ what: 'claim-declined', seat: frame.seat });
      return exit('declined');
    }
    const { card, as } = decision;
    const isAdded = usesKept(play, frame, card);
    if (isAdded) addKept(play, frame, card);
    const hand = isAdded ? frame.hand : without(frame.hand, card);
    if (liesOpen(play, frame)) {
      play.patchTop<typeof frame>({ identity: card, hand, discard: [...frame.discard, card] });
      play.emit({ what: 'arcane-laid-open', seat: frame.seat, model: frame.model, card });
      return exit('open');
    }
    play.patchTop<typeof frame>({ laid: card, claimed: as, hand });
    play.emit({ what: 'claimed', seat: frame.seat, model: frame.model, as, secret: { to: frame.seat, cards: [card] } });
    return exit('claimed');
  },
  refuse(look, frame, decision) {
    if (decision.kind !== 'claim') return mustClaim(look, frame) ? reason('must-be-answered', ['ARC-15']) : null;
    if (!ARCANE_KINDS.includes(decision.as)) return reason('no-such-card', ['ARC-16'], { card: decision.as });
    if (!playable(look, frame).includes(decision.card)) return reason('card-not-in-hand', ['ARC-13', 'ARC-29'], { card: decision.card });
    return decision.card !== decision.as && liesOpen(look, frame) ? reason('card-lies-open', ['ARC-47'], { card: decision.card }) : null;
  },
  choices(look, frame, { seat }) {
    const open = liesOpen(look, frame);
    const claims = kindsIn(playable(look, frame)).flatMap((card) =>
      (open ? [card] : ARCANE_KINDS).map((as): Decision => ({ seat, kind: 'claim', card, as })),
    );
    return choices({ decisions: mustClaim(look, frame) ? claims : [...claims, { seat, kind: 'pass' }] });
  },
});

/** True if the originator must play a card: by the option `mustPlay`, or because the use depends on a kept card. @rule ARC-15 */
const mustClaim = (look: Look, frame: ArcaneFrame): boolean =>
  mustAdd(look, frame) || (look.options.mustPlay && frame.hand.length + keptBy(look, frame.seat).length > 0);

/** True if a use beyond the limit is legal only with a card that was set aside. @rule CHR-54 */
function mustAdd(look: Look, { model, ability, seat, repeats }: ArcaneFrame): boolean {
  const limit = abilityOf(look, model, ability)?.limit;
  if (!limit?.unlessAdded || repeats > 0 || keptBy(look, seat).length === 0) return false;
  const { turn = 0, game = 0 } = look.model(model).used[ability] ?? {};
  return (limit.per === 'turn' ? turn : game) > (limit.max ?? 1);
}

/** The cards that may be played: those in hand and those set aside. */
const playable = (look: Look, frame: ArcaneFrame): ArcaneCard[] => [
  ...(mustAdd(look, frame) ? [] : frame.hand),
  ...keptBy(look, frame.seat),
];

/** True if a card is taken from those set aside, because the hand does not have it or may not be used. */
const usesKept = (look: Look, frame: ArcaneFrame, card: ArcaneCard): boolean => !frame.hand.includes(card) || mustAdd(look, frame);

/**
 * Adds a card that was set aside to the hand and uses it: texts about that speak, and with `unlessAdded` the use does not count.
 * @rule CHR-52 CHR-53 CHR-54
 */
function addKept(play: Play, { model, ability, seat }: ArcaneFrame, card: ArcaneCard): void {
  spendKept(play, seat, card);
  if (abilityOf(play, model, ability)?.limit?.unlessAdded && ledgerCount(play, entry.added(model)) === 0) takeBackUse(play, model, ability);
  note(play, entry.added(model));
  play.pend(triggered(play, { on: 'adds-card', model }));
}

/** The resisting player says OK or Bluff. @rule ARC-19 ARC-20 ARC-24 ARC-26 */
export const call = step<'arcane.call'>()({
  exits: ['ok', 'truth', 'lie'],
  takes: ['ok', 'bluff'],
  asks: ['call'],
  lays: ['effects'],
  run(play, frame) {
    play.ask({ seat: frame.resisting, kind: 'call', model: frame.model });
    return wait;
  },
  take(play, frame, decision) {
    const { laid, claimed } = frame;
    if (laid === undefined || claimed === undefined) return impossible('a call without a claim');
    play.emit({ what: 'called', seat: frame.resisting, call: decision.kind });
    if (decision.kind === 'ok') {
      play.patchTop<typeof frame>({ identity: claimed });
      return exit('ok');
    }
    const truthful = laid === claimed;
    play.emit({ what: 'arcane-revealed', card: laid, truthful });
    if (!truthful) return exit('lie');
    play.patchTop<typeof frame>({ identity: claimed, truthful: true, laid: undefined, discard: [...frame.discard, laid] });
    return exit('truth');
  },
  choices: (_look, { resisting: seat }) =>
    choices({
      decisions: [
        { seat, kind: 'ok' },
        { seat, kind: 'bluff' },
      ],
    }),
});

/** After a caught lie the resisting player may replace the card. @rule ARC-24 ARC-25 ARC-35 */
export const replace = step<'arcane.replace'>()({
  exits: ['settled'],
  takes: ['replace', 'pass', 'hold'],
  asks: ['replace'],
  lays: [],
  run(play, frame) {
    play.ask({ seat: frame.resisting, kind: 'replace', model: frame.model });
    return wait;
  },
  take(play, frame, decision) {
    const { laid } = frame;
    if (laid === undefined) return impossible('nothing was laid');
    if (declines(decision)) {
      play.patchTop<typeof frame>({ identity: laid, laid: undefined, discard: [...frame.discard, laid] });
      return exit('settled');
    }
    const { card } = decision as Extract<typeof decision, { kind: 'replace' }>;
    if (!frame.resist.includes(card)) spendKept(play, frame.resisting, card);
    play.patchTop<typeof frame>({
      identity: card,
      laid: undefined,
      resist: without(frame.resist, card),
      discard: [...frame.discard, laid, card],
    });
    play.emit({ what: 'replaced', seat: frame.resisting, card });
    return exit('settled');
  },
  refuse(look, frame, decision) {
    if (decision.kind !== 'replace' || [...frame.resist, ...keptBy(look, frame.resisting)].includes(decision.card)) return null;
    return reason('card-not-in-hand', ['ARC-24'], { card: decision.card });
  },
  choices(look, { resisting: seat, resist }) {
    const cards = kindsIn([...resist, ...keptBy(look, seat)]).map((card): Decision => ({ seat, kind: 'replace', card }));
    return choices({ decisions: [...cards, { seat, kind: 'pass' }] });
  },
});
