import { none, type Sayings, type Wrong } from '../../card-text/sayings.ts';
import { cardEffects } from './wordings/card-effects.ts';
import { conditions } from './wordings/conditions.ts';
import { effects } from './wordings/effects.ts';
import { modifiers } from './wordings/modifiers.ts';
import { playerCards } from './wordings/player-cards.ts';
import { scope } from './wordings/scope.ts';
import { triggers } from './wordings/triggers.ts';
import { values } from './wordings/values.ts';

// What card text says, one line a saying; docs/languages.md tells more.
//
//   {who}          a role: what the saying speaks of. All its roles stand in the line, in any order.
//   {who:de}       the role in a form that grammar.ts knows: `de` and `a` melt (del, al); `tras` stands behind any other preposition;
//                  `no` is “ningún …”, `each` follows “por cada”, `inf` what is done (“trotar”), `one` one of it (“un trote”).
//   {who?o/a}      an ending that agrees with a role; {bearer?o/a} with the bearer that a line beginning with [ is said of.
//   {=es/sea}      indicative, and the subjunctive that a line asks for with {cond:fin}: “un enemigo que sea …”.
//   {who:-}        nothing: the language does not say it.
//   [no] puede     the first word behind the subject; the subject is none where the bearer comes from outside (“mod.…”).
//   ~              behind “no puede”: an “o” in front of it becomes “ni”.
//   A line without [ ] is an instruction, or a piece of a sentence with its own space.

export const wordings = {
  ...scope,
  ...values,
  ...conditions,
  ...triggers,
  ...modifiers,
  ...effects,
  ...cardEffects,
  ...playerCards,
} as const satisfies Record<keyof Sayings, string>;
none<Wrong<typeof wordings>>();
