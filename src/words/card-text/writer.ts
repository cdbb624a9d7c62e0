import type { Ability, Arcane, Limit, PlayMoment, Signature, TableCard, Until, Upgrade } from '../../rules/terms/card-language.ts';
import { speechOf } from './clauses.ts';
import type { CardTextLanguage } from './language.ts';
import { abilityText, headLine, outcomeLines, signatureText } from './plan/abilities.ts';
import { limitText } from './plan/limits.ts';
import { aloneText, type LonePart } from './plan/lone-text.ts';
import { untilText } from './plan/amounts.ts';
import { optionTexts } from './plan/options.ts';
import { playMomentText, tableCardHead, tableCardText } from './plan/table-cards.ts';
import { upgradeChanges, upgradeHead, upgradeLines } from './plan/upgrades.ts';
import type { Voice } from './plan/voice.ts';

/** Everything that is written about cards, in one language. */
export function cardWriter(language: CardTextLanguage) {
  const speech = speechOf(language);
  type Beside = Voice['abilities'];
  return {
    speech,
    abilityText: (ability: Ability, beside: Beside = []) => abilityText(ability, beside, speech),
    aloneText: (lone: LonePart, printed: Ability | null, beside: Beside = []) => aloneText(lone, printed, beside, speech),
    headLine: (ability: Ability) => headLine(ability, speech),
    untilText: (until: Until) => untilText(until, speech),
    limitText: (limit: Limit) => limitText(limit, speech),
    outcomeLines: (ability: Arcane, beside: Beside = []) => outcomeLines(ability, beside, speech),
    signatureText: (signature: Signature) => signatureText(signature, speech),
    optionTexts: (source: Ability | Signature) => optionTexts(source, speech),
    playMomentText: (moment: PlayMoment) => playMomentText(moment, speech),
    tableCardHead: (card: TableCard) => tableCardHead(card, speech),
    tableCardText: (card: TableCard) => tableCardText(card, speech),
    upgradeHead: (upgrade: Upgrade) => upgradeHead(upgrade, speech),
    upgradeChanges: (upgrade: Upgrade) => upgradeChanges(upgrade, speech),
    upgradeLines: (upgrade: Upgrade) => upgradeLines(upgrade, speech),
  };
}
export type CardWriter = ReturnType<typeof cardWriter>;
