import { none, type Sayings, type Wrong } from '../../card-text/sayings.ts';
import { cardEffects } from './wordings/card-effects.ts';
import { conditions } from './wordings/conditions.ts';
import { effects } from './wordings/effects.ts';
import { modifiers } from './wordings/modifiers.ts';
import { playerCards } from './wordings/player-cards.ts';
import { scope } from './wordings/scope.ts';
import { triggers } from './wordings/triggers.ts';
import { values } from './wordings/values.ts';

// The wordings of card text, one line for each saying; docs/languages.md explains more.
//
//   {who}          a role of the saying. All roles occur in its line, in any order.
//   {who:de}       the role in a form of grammar.ts: `de` and `a` contract (del, al); `tras` follows any other preposition;
//                  `no` is “ningún …”, `each` follows “por cada”, `inf` is the verb (“trotar”), `one` the singular (“un trote”).
//   {who?o/a}      an ending that agrees with a role; {bearer?o/a} with the bearer of a modifier, whose line begins with [.
//   {=es/sea}      the indicative, and the subjunctive for a line with {cond:fin}: “un enemigo que sea …”.
//   {who:-}        nothing: the language leaves the role out.
//   [no] puede     the first word after the subject; there is no subject where the bearer is supplied (“mod.…”).
//   ~              after “no puede”: an “o” before it becomes “ni”.
//   A line without [ ] is an instruction, or a part of a sentence with its own spaces.

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
