import type { Ability } from '../../../rules/terms/card-language.ts';
import type { Choices, Drawn } from '../../../rules/terms/choices.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Refused } from '../../../rules/terms/choices.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';

type BasicKind = 'step' | 'jog' | 'traverse' | 'jump' | 'harvest' | 'melee';
const BASIC: readonly BasicKind[] = ['jog', 'step', 'harvest', 'melee', 'traverse', 'jump'];

/** One action of the acting model: the decisions that take it, and why it cannot be done now (null: it can). */
export interface Offer {
  id: string;
  kind: BasicKind | 'use';
  ability: Ability | null;
  decisions: Decision[];
  drawn: Drawn[];
  refused: Refused[];
  why: Reason | null;
}

type Listed = Pick<Choices, 'decisions' | 'drawn' | 'refused'>;

const named = (offer: { kind: string; ability?: string }): string => (offer.kind === 'use' ? `use:${offer.ability ?? ''}` : offer.kind);

const modelIn = (decision: object): unknown => ('model' in decision ? decision.model : undefined);

/** The choices of one model if several can act; a decision that names no model belongs to the active one. */
function choicesFor({ decisions, drawn, refused }: Listed, { actor, active }: { actor: ModelId; active: ModelId }): Listed {
  const isOwn = (decision: object): boolean => (modelIn(decision) ?? active) === actor;
  return { decisions: decisions.filter(isOwn), drawn: drawn.filter(isOwn), refused: refused.filter(({ decision }) => isOwn(decision)) };
}

/** All models that may act now: the active model first, then those whose actions it controls. */
export const actorsIn = ({ decisions, drawn }: Choices, active: ModelId): ModelId[] => [
  ...new Set([active, ...[...decisions, ...drawn].map(modelIn).filter((id): id is ModelId => typeof id === 'string')]),
];

/**
 * The action bar: the basic actions and the abilities of the acting model, in the order of the card. Traverse and jumping down are there only if
 * there is something to cross or to jump from.
 */
export function offersOf(all: Listed, abilities: readonly Ability[], roles?: { actor: ModelId; active: ModelId }): Offer[] {
  const choices = roles ? choicesFor(all, roles) : all;
  const played = abilities.filter(({ kind }) => kind !== 'passive');
  const known = played.map((ability) => ({ id: `use:${ability.id}`, kind: 'use' as const, ability }));
  const basic = BASIC.map((kind) => ({ id: kind, kind, ability: null }));
  return [...basic, ...known]
    .map((offer): Offer => {
      const decisions = choices.decisions.filter((decision) => named(decision) === offer.id);
      const drawn = choices.drawn.filter((candidate) => candidate.kind === offer.id);
      const refused = choices.refused.filter(({ decision }) => named(decision) === offer.id);
      const general = refused.find(({ decision: { target, stone, terrain } }) => (target ?? stone ?? terrain) === undefined);
      const reason = decisions.length + drawn.length > 0 ? null : ((general ?? refused[0])?.reason ?? null);
      return { ...offer, decisions, drawn, refused, why: reason };
    })
    .filter(
      ({ id, decisions, drawn, refused }) => (id !== 'traverse' && id !== 'jump') || decisions.length + drawn.length + refused.length > 0,
    );
}
