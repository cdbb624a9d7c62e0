import { msg, str } from '@lit/localize';
import type { PackChange, CardChange } from '../../packs/changes.ts';
import { partOf, type AnyCard } from '../../packs/pack.ts';
import type { Ability, Character, Signature } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import { abilityText, headLine, outcomeLines, signatureText } from './abilities.ts';
import { tableCardText } from './table-cards.ts';
import { allOf, headed } from '../language/sentences.ts';
import { damageTypeName } from '../names/damage.ts';
import { factionName } from '../names/factions.ts';
import { keywordName } from '../names/keywords.ts';
import { meleeCardName } from '../names/melee-cards.ts';

// The changes of a pack to cards, in words.

type CardText = Ability | Signature;
type ChangedFaction = Character['factions'][number];
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function fieldName(field: string): string {
  switch (field) {
    case 'melee':
      return msg('Melee', { id: 'kit.melee' });
    case 'arcane':
      return msg('Arcane', { id: 'kit.arcane' });
    case 'evade':
      return msg('Evade', { id: 'kit.evade' });
    case 'base':
      return msg('Base', { id: 'kit.base' });
    case 'health':
      return msg('Health', { id: 'kit.health' });
    case 'meleeRange':
      return msg('Melee Range', { id: 'packs.melee-range' });
    case 'blueDots':
      return msg('Blue dots', { id: 'packs.dots' });
    case 'name':
      return msg('Name', { id: 'packs.name' });
    case 'version':
      return msg('Version', { id: 'packs.version' });
    case 'factions':
    case 'faction':
      return msg('Faction', { id: 'compendium.factions' });
    case 'keywords':
      return msg('Keywords', { id: 'packs.keywords' });
    case 'order':
      return msg('Order of the abilities', { id: 'packs.order' });
    default:
      return msg('What else the card says', { id: 'packs.other-field' });
  }
}

function valueText(field: string, value: unknown): string | null {
  if (field === 'factions') return allOf(words(value).map((faction) => factionName(faction as ChangedFaction))); // the card has been checked
  if (field === 'keywords') return allOf(words(value).map(keywordName));
  if (field === 'blueDots') return allOf(words(value));
  if (typeof value === 'number') return String(value).replace('-', '−');
  return typeof value === 'string' ? value : null;
}

const textOf = (text: CardText, beside: readonly Ability[]): string[] => {
  if (!('kind' in text)) {
    const deal = MELEE_CARDS.map((against) => {
      const { hit, followUp } = text.deal[against];
      return `${meleeCardName(against)} ${hit ?? '∅'}${followUp ? '*' : ''}`;
    });
    return [...text.types.map(damageTypeName), meleeCardName(text.upgrades), ...deal, ...sentencesOf(signatureText(text))].filter(Boolean);
  }
  const outcomes = text.kind === 'arcane' ? outcomeLines(text, beside).map((line) => headed(line.on, line.text)) : [];
  return [headLine(text), ...sentencesOf(abilityText(text, beside)), ...outcomes].filter(Boolean);
};
const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!]) /).filter(Boolean);

/** A text as one string. */
const wholeText = (text: CardText, beside: readonly Ability[]): string => {
  const [head, ...sentences] = textOf(text, beside);
  return [`${head}.`, ...sentences].join(' ');
};

/** The sentences that only one of two texts has. */
function textChange(before: CardText, after: CardText): string {
  const [older, newer] = [textOf(before, 'kind' in before ? [before] : []), textOf(after, 'kind' in after ? [after] : [])];
  const gone = older.filter((line) => !newer.includes(line)).join(' ');
  const added = newer.filter((line) => !older.includes(line)).join(' ');
  if (gone === '' && added === '')
    return before.name === after.name
      ? msg(str`${after.name} is worded differently and means the same.`, { id: 'packs.same-words' })
      : msg(str`${before.name} is now called ${after.name}.`, { id: 'packs.renamed' });
  if (gone === '') return msg(str`${after.name}, added: ${added}`, { id: 'packs.text-added' });
  if (added === '') return msg(str`${after.name}, gone: ${gone}`, { id: 'packs.text-gone' });
  return msg(str`${after.name}: ${gone} → ${added}`, { id: 'packs.text-change' });
}

/** A change of a card, as a sentence. */
export function changeSaid(change: PackChange): string {
  switch (change.kind) {
    case 'number':
    case 'words': {
      const [before, after] = [valueText(change.field, change.before), valueText(change.field, change.after)];
      const field = fieldName(change.field);
      return before === null && after === null
        ? msg(str`${field}: changed`, { id: 'packs.changed' })
        : msg(str`${field}: ${before ?? '–'} → ${after ?? '–'}`, { id: 'packs.field' });
    }
    case 'new':
      return msg(str`New: ${change.text.name}. ${wholeText(change.text, [])}`, { id: 'packs.new-text' });
    case 'gone':
      return msg(str`Gone: ${change.text.name}`, { id: 'packs.gone-text' });
    case 'text':
      return textChange(change.before, change.after);
  }
}

const NUMBERS = ['melee', 'meleeRange', 'arcane', 'evade', 'health', 'base'] as const;

/** A whole card, one line each: its numbers, its texts, its signature move. */
function linesOf(card: AnyCard): string[] {
  const part = partOf(card);
  if (part.kind === 'table-card') return [tableCardText(part.card)];
  const texts = part.card.abilities.map((text) => headed(text.name, wholeText(text, [text])));
  if (part.kind === 'upgrade') return texts;
  const { signature } = part.card;
  const numbers = NUMBERS.map((field) => `${fieldName(field)} ${valueText(field, part.card[field])}`).join(' · ');
  return [numbers, ...texts, ...(signature ? [headed(signature.name, signatureText(signature))] : [])].filter(Boolean);
}

/** The changes of a pack to a card, one line each; the name of the card is shown beside them. */
export const changeLines = (change: CardChange): string[] =>
  change.is === 'new'
    ? linesOf(change.card)
    : [
        ...change.changes.map(changeSaid),
        ...(change.otherPrint ? [msg('It was made from a different print than the one here.', { id: 'packs.other-print' })] : []),
      ];
