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
//   {who:dat}      the role in a form of grammar.ts: a case, or with a preposition that merges with it.
//   {then:inv}     a clause with the verb before its subject; {cond:fin} with the verb last; {what:=} in the form of the whole line.
//   {who?m/f/n}    an ending that agrees with a role; a fourth one is the plural.
//   {bearer?m/f/n} an ending that agrees with the bearer of a modifier, whose line begins with [.
//   {=den/dem}     words that depend on the form of the whole line, in the order of `forms` in grammar.ts.
//   {who:-}        nothing: the language leaves the role out.
//   [gains]        the verb, if it moves; the subject is before it, unless the bearer is supplied (“mod.…”).
//   [deckt auf]    a verb with a part that goes to the end; [lässt fallen_] with a part that stays a separate word.
//   |              the rest follows a verb that is last.   {until}  the place of the duration, which otherwise comes last.
//   ~              where grammar.ts merges words. A line without [ ] is an instruction, or a part of a sentence with its own spaces.

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
