import type { Ability, Cond, Eff, Mod, Rule, Trigger, Value, Which, Who } from '../../../rules/terms/card-language.ts';
import { capital } from '../../language/sentences.ts';
import { type Speech, text } from '../clauses.ts';
import { abilityText, headLine, outcomeLines, voiceOf } from './abilities.ts';
import { conditionOf } from './conditions/conditions.ts';
import { effectsText } from './effects/effects.ts';
import { aNoun } from './filters.ts';
import { triggerOf } from './triggers.ts';
import { valueText } from './values.ts';
import { referent, type Voice } from './voice.ts';

/** A part of a text that is shown without the rest. */
export type LonePart =
  | { part: 'effect'; node: Eff }
  | { part: 'modifier'; node: Mod }
  | { part: 'condition'; node: Cond }
  | { part: 'value'; node: Value }
  | { part: 'filter'; node: Which }
  | { part: 'who'; node: Who }
  | { part: 'moment'; node: Trigger }
  | { part: 'rule'; node: Rule }
  | { part: 'ability'; node: Ability };

/** A part in the words of its text; `printed`: that text, null for a signature move. */
export function aloneText(lone: LonePart, printed: Ability | null, beside: Voice['abilities'], speech: Speech): string {
  const voice = voiceOf(printed, beside, speech);
  const { tidy } = speech.language;
  const asPassive = (rules: Rule[]): string =>
    abilityText({ kind: 'passive', id: printed?.id ?? '', name: printed?.name ?? '', rules }, beside, speech);
  switch (lone.part) {
    case 'effect':
      return tidy(effectsText([lone.node], voice));
    case 'modifier':
      return asPassive([{ always: [lone.node] }]);
    case 'rule':
      return asPassive([lone.node]);
    case 'condition':
      return tidy(text(conditionOf(lone.node, voice)));
    case 'value':
      return tidy(valueText(lone.node, voice));
    case 'filter':
      return tidy(text(aNoun(lone.node, voice)));
    case 'who':
      return tidy(text(referent(lone.node, voice)));
    case 'moment':
      return tidy(capital(text(triggerOf(lone.node, voice))));
    case 'ability': {
      const { node } = lone;
      const outcomes = node.kind === 'arcane' ? outcomeLines(node, beside, speech).map((line) => `${line.on}: ${line.text}`) : [];
      return [headLine(node, speech), abilityText(node, beside, speech), ...outcomes].filter((line) => line !== '').join('\n');
    }
  }
}
