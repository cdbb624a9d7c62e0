import type { CardEffectsSayings } from './sayings/card-effects.ts';
import type { ConditionsSayings } from './sayings/conditions.ts';
import type { EffectsSayings } from './sayings/effects.ts';
import type { ModifiersSayings } from './sayings/modifiers.ts';
import type { PlayerCardsSayings } from './sayings/player-cards.ts';
import type { ScopeSayings } from './sayings/scope.ts';
import type { TriggersSayings } from './sayings/triggers.ts';
import type { ValuesSayings } from './sayings/values.ts';

/** Everything card text can say, and the roles that each saying offers. */
export interface Sayings
  extends
    ScopeSayings,
    ValuesSayings,
    ConditionsSayings,
    TriggersSayings,
    ModifiersSayings,
    EffectsSayings,
    CardEffectsSayings,
    PlayerCardsSayings {}

type RoleIn<W extends string> = W extends `${string}{${infer Mark}}${infer Rest}` ? RoleOf<Mark> | RoleIn<Rest> : never;
/** The role of a mark. An ending or a choice of forms does not mention its role. */
type RoleOf<Mark extends string> = Mark extends `${string}?${string}` | `=${string}`
  ? never
  : Mark extends `${infer Role}:${string}`
    ? Role
    : Mark;
type WordingFault<Id extends keyof Sayings, W extends string> =
  | (Exclude<Sayings[Id], RoleIn<W>> extends infer Role extends string ? `${Id} has no {${Role}}` : never)
  | (Exclude<RoleIn<W>, Sayings[Id] | 'until'> extends infer Role extends string ? `${Id} knows no {${Role}}` : never);

/** The faults of a table of wordings: missing roles, and unknown roles; `never` when there is none. */
export type Wrong<Table extends Record<keyof Sayings, string>> = { [Id in keyof Sayings]: WordingFault<Id, Table[Id]> }[keyof Sayings];

/** Does not compile unless its type is `never`. */
export const none = <Faults extends never>(_faults?: Faults): void => undefined;
