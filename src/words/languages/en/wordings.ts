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
//   {who:dat}      the role in a form that grammar.ts knows: a case, a preposition that melts with it.
//   {then:inv}     a clause with its verb in front of its subject; {cond:fin} with its verb last; {what:=} as the whole is asked for.
//   {who?m/f/n}    an ending that agrees with a role; a fourth one stands for many.
//   {bearer?m/f/n} the same, with the bearer that a line beginning with [ is said of.
//   {=den/dem}     words of this line that differ with the form the whole is asked for, in the order of `forms` in grammar.ts.
//   {who:-}        nothing: the language does not say it.
//   [gains]        the verb, if it moves; before it stands the subject, none where the bearer comes from outside (“mod.…”).
//   [deckt auf]    a verb with a part that goes to the end; [lässt fallen_] one that is not glued to it.
//   |              from here on it stands behind a verb that is last.   {until}  here stands how long it lasts; else it is last.
//   ~              where grammar.ts melts words. A line without [ ] is an instruction, or a piece of a sentence with its own space.

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
