import '../../rules/terms/card-language/language.ts'; // completes the tables
import { signature } from '../../rules/terms/card-language/cards.ts';
import { league } from '../../rules/terms/card-language/table-cards.ts';
import { effect } from '../../rules/terms/card-language/effects.ts';
import { filter } from '../../rules/terms/card-language/words.ts';
import { kindOfCard } from '../../rules/terms/card-kind.ts';
import type { Catalogue, Character, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import { boxOf } from '../box.ts';
import type { Finding } from '../finding.ts';
import { cardsOf, inventedStart, isInventedBy, lyingBeside, type Pack, type PackCard } from '../pack.ts';
import { entersAnew, knownWith, type KnownCards } from './known-cards.ts';
import { scopeOf } from './scope.ts';
import { TextCheck } from './text-check.ts';

/** The least and greatest printed numbers with which a game can be played. */
const BOUNDS = { health: [1, 30], melee: [0, 9], arcane: [0, 9], evade: [-4, 4], meleeRange: [0, 6] } as const;

function lintTexts(check: TextCheck, { id, abilities }: { id: string; abilities: Character['abilities'] }): void {
  abilities.forEach((text, index) => check.ability(text, ['abilities', index], scopeOf([])));
  const ids = abilities.map((text) => text.id);
  const twice = ids.find((text, index) => ids.indexOf(text) < index);
  if (twice !== undefined) check.say('twice-one-text', ['abilities'], `${id} ${twice}`);
}

function lintCharacter(check: TextCheck, card: Character, known: KnownCards): void {
  lintTexts(check, card);
  for (const [field, [least, most]] of Object.entries(BOUNDS) as [keyof typeof BOUNDS, readonly [number, number]][])
    if (card[field] < least || card[field] > most) check.say('out-of-bounds', [field], String(card[field]));
  const { blueDots, health } = card;
  if (blueDots.some((dot) => dot < 1 || dot > health) || new Set(blueDots).size < blueDots.length)
    check.say('dot-without-box', ['blueDots']);
  if (entersAnew(known, card.id)) check.say('never-ends', ['abilities'], 'enters');
  const isBrought = known.summoned.has(card.id);
  if ((card.unselectable === true || card.factions.length === 0) && !isBrought)
    check.say('nobody-can-use', ['factions'], undefined, 'warning');
  if (card.signature) check.check(signature, card.signature, ['signature'], scopeOf(['enemy', 'originator', 'target']));
}

function lintUpgrade(check: TextCheck, card: Upgrade, known: KnownCards): void {
  lintTexts(check, card);
  const isAllowed = card.allowed.length === 0 || card.allowed.some((word) => known.keywords.has(word) && !card.forbidden.includes(word));
  if (card.factions.length === 0 || !isAllowed) check.say('nobody-can-use', ['allowed'], undefined, 'warning');
}

function lintTableCard(check: TextCheck, card: TableCard): void {
  if (kindOfCard(card.id) !== card.kind) check.say('other-kind', ['kind'], card.kind);
  const scope = scopeOf(['target', 'originator', 'subject', 'enemy'], { x: true });
  if (card.target) check.check(filter, card.target, ['target'], scope);
  (card.do ?? []).forEach((node, index) => check.check(effect, node, ['do', index], scope));
  (card.rules ?? []).forEach((rule, index) => check.rule(rule, ['rules', index], scope, false));
  if (card.league) check.check(league, card.league, ['league'], scope);
  if (!card.do && !card.rules && !card.league && !card.byHand) check.say('says-nothing', [], undefined, 'warning');
}

/** The findings of one card among the known cards. */
export function lintCard({ kind, card }: PackCard, known: KnownCards): Finding[] {
  const check = new TextCheck(card.id, known);
  if (kind === 'character') lintCharacter(check, card, known);
  else if (kind === 'upgrade') lintUpgrade(check, card, known);
  else lintTableCard(check, card);
  return check.findings;
}

/**
 * The findings of a pack over the printed cards; a pack with an `error` cannot be added. `official`: its cards count as printed, whether or not they
 * are known.
 */
export function lintPack(pack: Pack, printed: Catalogue, official = false): Finding[] {
  const alone = boxOf({ characters: {}, melee: printed.melee }, [pack]).cards;
  const known = knownWith(printed, alone);
  return cardsOf(pack).flatMap((part) => {
    const { card } = part;
    const findings = lintCard(part, known);
    if (official) return findings;
    const isPrinted = Object.hasOwn(lyingBeside(part, printed), card.id);
    if (!isPrinted && !isInventedBy(pack.id, card))
      findings.push({ grade: 'error', code: 'not-of-this-pack', card: card.id, path: ['id'], about: inventedStart(pack.id, card) });
    if (isPrinted && !Object.hasOwn(pack.corrects, card.id))
      findings.push({ grade: 'warning', code: 'made-from-unknown', card: card.id, path: ['id'] });
    return findings;
  });
}
