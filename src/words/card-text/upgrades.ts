import { msg, str } from '@lit/localize';
import type { Upgrade } from '../../rules/terms/card-language.ts';
import { factionName } from '../names/factions.ts';
import { keywordName } from '../names/keywords.ts';
import { allOf, oneOf, signed } from '../sentences.ts';
import { abilityText, headLine, outcomeLines, voiceOf } from './abilities.ts';
import { abilityWord } from './voice.ts';

/** The line under an upgrade's name: whose it is, and which keywords it asks for or rules out. */
export function upgradeHead({ factions, allowed, forbidden }: Upgrade): string {
  return [
    allOf(factions.map(factionName)),
    ...(allowed.length > 0 ? [msg(str`for ${oneOf(allowed.map(keywordName))}`, { id: 'upgrade.for' })] : []),
    ...(forbidden.length > 0 ? [msg(str`not for ${oneOf(forbidden.map(keywordName))}`, { id: 'upgrade.not-for' })] : []),
  ].join(' · ');
}

/** What an upgrade adds to a card besides its abilities, in sentences; empty when there is nothing. */
export function upgradeChanges({ keywords = [], stats = {}, without = [] }: Upgrade): string {
  const changes = [
    ...(stats.melee === undefined ? [] : [msg(str`${signed(stats.melee)} Melee`, { id: 'upgrade.melee' })]),
    ...(stats.arcane === undefined ? [] : [msg(str`${signed(stats.arcane)} Arcane`, { id: 'upgrade.arcane' })]),
    ...(stats.evade === undefined ? [] : [msg(str`${signed(stats.evade)} Evade`, { id: 'upgrade.evade' })]),
  ];
  return [
    ...(keywords.length > 0 ? [msg(str`Adds the keyword ${allOf(keywords.map(keywordName))}.`, { id: 'upgrade.keywords' })] : []),
    ...(changes.length > 0 ? [msg(str`Changes what is printed: ${allOf(changes)}.`, { id: 'upgrade.stats' })] : []),
    ...without.map((ability) => msg(str`A printed ${abilityWord(ability, voiceOf(null, []))} does nothing.`, { id: 'upgrade.without' })),
  ].join(' ');
}

/** Everything an upgrade prints, a line each: what it changes, then its abilities by name. */
export function upgradeLines(upgrade: Upgrade): string[] {
  const changes = upgradeChanges(upgrade);
  const abilities = upgrade.abilities.map((ability) => {
    const outcomes = ability.kind === 'arcane' ? outcomeLines(ability, upgrade.abilities).map(({ on, text }) => `${on}: ${text}`) : [];
    return [`${ability.name} (${headLine(ability)}).`, abilityText(ability, upgrade.abilities), ...outcomes].filter(Boolean).join(' ');
  });
  return [...(changes ? [changes] : []), ...abilities];
}
