import { none, type Sayings, type Wrong } from '../../card-text/sayings.ts';
import { cardEffects } from './wordings/card-effects.ts';
import { conditions } from './wordings/conditions.ts';
import { effects } from './wordings/effects.ts';
import { modifiers } from './wordings/modifiers.ts';
import { playerCards } from './wordings/player-cards.ts';
import { scope } from './wordings/scope.ts';
import { triggers } from './wordings/triggers.ts';
import { values } from './wordings/values.ts';

// The French wordings of card text, one line for each saying. docs/languages.md explains the marks and the terms that the books lack.
//
//   {who:de} {who:à}   after a preposition that contracts with it; {who:lui} after any other.
//   {actions:les}      the plural with that article: les, des, ses, deses (de ses); un and dun (d’un) are the singular.
//   {what:pas} {what:ni}   in a negation: “pas un Noble”, “ni un Géant ni un Troll”; {what:est} includes the verb.
//   {who:pl}           the plural without an article: “le nombre d’autres Gobelins”.
//   ~                  elisions, or words that depend on their neighbours (tidy.ts): ~que, ~si, ~de, ~est ~pas.
//                      tidy.ts adds the no-break space before : ; ! ?

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
