import type { Upgrade } from '../../../rules/terms/card-language.ts';
import { signed } from '../../language/sentences.ts';
import { type Speech, text } from '../clauses.ts';
import { abilityText, headLine, outcomeLines, voiceOf } from './abilities.ts';
import { abilityWord } from './voice.ts';

/** The line under an upgrade's name: its factions, and its required and excluded keywords. */
export function upgradeHead({ factions, allowed, forbidden }: Upgrade, { say, language }: Speech): string {
  return [
    language.and(factions.map(language.faction)),
    ...(allowed.length > 0 ? [text(say('upgrade.for', { keywords: language.or(allowed.map(language.keyword)) }))] : []),
    ...(forbidden.length > 0 ? [text(say('upgrade.not-for', { keywords: language.or(forbidden.map(language.keyword)) }))] : []),
  ].join(' · ');
}

/** The changes of an upgrade besides its abilities, in sentences; empty when there are none. */
export function upgradeChanges({ keywords = [], stats = {}, without = [] }: Upgrade, speech: Speech): string {
  const { say, language } = speech;
  const changes = (['melee', 'arcane', 'evade'] as const).flatMap((stat) => {
    const change = stats[stat];
    return change === undefined ? [] : [text(say(`stat.${stat}`, { change: signed(change) }))];
  });
  const lines = [
    ...(keywords.length > 0 ? [say('upgrade.keywords', { keywords: language.and(keywords.map(language.keyword)) })] : []),
    ...(changes.length > 0 ? [say('upgrade.stats', { changes: language.and(changes) })] : []),
    ...without.map((ability) => say('upgrade.without', { ability: abilityWord(ability, voiceOf(null, [], speech)) })),
  ];
  return language.tidy(lines.map(text).join(' '));
}

/** The whole text of an upgrade, one line each: its changes, then its abilities by name. */
export function upgradeLines(upgrade: Upgrade, speech: Speech): string[] {
  const changes = upgradeChanges(upgrade, speech);
  const abilities = upgrade.abilities.map((ability) => {
    const outcomes =
      ability.kind === 'arcane'
        ? outcomeLines(ability, upgrade.abilities, speech).map((line) => text(speech.say('upgrade.outcome', line)))
        : [];
    const head = `${ability.name} (${headLine(ability, speech)}).`;
    return [head, abilityText(ability, upgrade.abilities, speech), ...outcomes].filter(Boolean).join(' ');
  });
  return [...(changes ? [changes] : []), ...abilities];
}
