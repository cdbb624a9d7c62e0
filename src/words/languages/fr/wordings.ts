import { none, type Sayings, type Wrong } from '../../card-text/sayings.ts';
import { cardEffects } from './wordings/card-effects.ts';
import { conditions } from './wordings/conditions.ts';
import { effects } from './wordings/effects.ts';
import { modifiers } from './wordings/modifiers.ts';
import { playerCards } from './wordings/player-cards.ts';
import { scope } from './wordings/scope.ts';
import { triggers } from './wordings/triggers.ts';
import { values } from './wordings/values.ts';

// The French of card text, one line a saying. docs/languages.md explains the marks, and what was decided where the books have no term.
//
//   {who:de} {who:à}   behind a preposition that melts with it; {who:lui} behind any other.
//   {actions:les}      several of a kind, with that article: les, des, ses, deses (de ses); un and dun (d’un) name one of them.
//   {what:pas} {what:ni}   what is denied: “pas un Noble”, “ni un Géant ni un Troll”; {what:est} has the verb, too.
//   {who:pl}           all of them, without an article: “le nombre d’autres Gobelins”.
//   ~                  letters that fall away, or words that depend on those beside them (tidy.ts): ~que, ~si, ~de, ~est ~pas.
//                      The firm space in front of : ; ! ? comes of itself.

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
