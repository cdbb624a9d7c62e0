import type { Character } from '../../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../../src/rules/terms/decks.ts';
import { abilityText, headLine, outcomeLines, signatureText } from '../../../src/words/cards/abilities.ts';
import { damageTypeName } from '../../../src/words/names/damage.ts';
import { factionName } from '../../../src/words/names/factions.ts';
import { keywordName } from '../../../src/words/names/keywords.ts';
import { meleeCardName } from '../../../src/words/names/melee-cards.ts';

/** A card as a page to read. */
export function printed(card: Character): string {
  const lines = [`## ${card.name}`, '', `${card.factions.map(factionName).join(', ')} · ${card.keywords.map(keywordName).join(', ')}`, ''];
  for (const ability of card.abilities) {
    lines.push(`- **${ability.name}** (${headLine(ability)}) ${abilityText(ability, card.abilities)}`.trimEnd());
    if (ability.kind === 'arcane') for (const { on, text } of outcomeLines(ability, card.abilities)) lines.push(`  - ${on}: ${text}`);
  }
  const { signature } = card;
  if (signature) {
    const types = signature.types.map(damageTypeName).join(', ');
    const deal = MELEE_CARDS.map(
      (against) => `${signature.deal[against].hit ?? (signature.mirrors ? '?' : '∅')}${signature.deal[against].followUp ? '*' : ''}`,
    );
    lines.push(
      `- **${signature.name}** (on ${meleeCardName(signature.upgrades)}${types && ` · ${types}`} · ${deal.join(' ')}) ${signatureText(signature)}`.trimEnd(),
    );
  }
  return [...lines, ''].join('\n');
}
