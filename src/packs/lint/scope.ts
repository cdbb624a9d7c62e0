import type { Trigger, Who } from '../../rules/terms/card-language.ts';

export type ScopeRole = Extract<Who, string>;

/** The names that a place of a text may use. `bound` grows along the text: later effects know the results of earlier ones. */
export interface Scope {
  roles: ReadonlySet<ScopeRole>;
  /** True if a card gives X a number. */
  x: boolean;
  picked: ReadonlySet<string>;
  bound: Set<string>;
}

/** Roles that every text can name: its own model, the model that this one has nominated, and the model that summoned it. */
const ALWAYS: readonly ScopeRole[] = ['self', 'nominee', 'summoner'];
/** Results that are known during a melee. */
const MELEE_RESULTS = ['caused-wounds', 'wounded-an-enemy'];

export const scopeOf = (roles: readonly ScopeRole[], more: Partial<Scope> = {}): Scope => ({
  roles: new Set([...ALWAYS, ...roles]),
  x: false,
  picked: new Set(),
  bound: new Set(MELEE_RESULTS),
  ...more,
});

export const within = (scope: Scope, more: { roles?: readonly ScopeRole[]; x?: boolean; picked?: readonly string[] }): Scope => ({
  ...scope,
  roles: new Set([...scope.roles, ...(more.roles ?? [])]),
  x: more.x ?? scope.x,
  picked: new Set([...scope.picked, ...(more.picked ?? [])]),
});

/** Roles that a moment names beside `subject`; the enemy is the opponent in a melee under way. */
const NAMED_AT: Partial<Record<Trigger['on'], readonly ScopeRole[]>> = {
  targeted: ['originator'],
  attacks: ['originator', 'enemy'],
  declares: ['target', 'enemy'],
  fights: ['enemy'],
  'end-step': ['enemy'],
  'melee-drawn': ['enemy'],
  reveals: ['enemy'],
  'hands-drawn': ['originator'],
  'would-deal': ['enemy'],
  'would-suffer': ['originator', 'enemy'],
  'caused-wounds': ['enemy'],
  wounded: ['enemy'],
  'would-be-slain': ['enemy'],
  slain: ['originator', 'enemy'],
  'arcane-drawn': ['originator'],
  'uses-arcane': ['originator', 'target'],
};
/** Further results that a moment names. */
const NOTED_AT: Partial<Record<Trigger['on'], readonly string[]>> = {
  'would-suffer': ['damage'],
  'caused-wounds': ['wounds'],
  wounded: ['wounds'],
  catastrophe: ['brought'],
  slain: ['energy'],
};

/** The names that the text of a moment may use. */
export const scopeAt = (on: Trigger['on'], isRevealed: boolean): Scope =>
  scopeOf(['subject', ...(NAMED_AT[on] ?? [])], { x: isRevealed, bound: new Set([...MELEE_RESULTS, ...(NOTED_AT[on] ?? [])]) });
