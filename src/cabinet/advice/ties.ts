import type { Character } from '../../rules/terms/card-language.ts';
import { nodesOf, summonsIn, type TextNode } from '../../rules/terms/card-language/nodes.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { TieBond, TroupeRole, Tie } from '../terms.ts';

// Finds out from the texts of the cards which cards mention which, and what a card does for any troupe.

/** An ability or a signature move with all its nodes. */
interface CardLine {
  id: string;
  nodes: readonly TextNode[];
  text: unknown;
}

const linesOf = ({ abilities, signature }: Character): CardLine[] =>
  [...abilities, ...(signature ? [signature] : [])].map((text) => ({ id: text.id, nodes: nodesOf(text), text }));

const wordsIn = (value: unknown): string[] => [value].flat().filter((word): word is string => typeof word === 'string');
const someSay = (nodes: readonly TextNode[], field: string, ...words: readonly string[]): boolean =>
  nodes.some((node) => typeof node[field] === 'string' && words.includes(node[field]));

/** The strongest effect of a line. */
function bondOf(nodes: readonly TextNode[]): TieBond {
  if (someSay(nodes, 'mod', 'stat', 'dealt', 'suffered', 'sharpen', 'cost') || someSay(nodes, 'do', 'apply')) return 'strengthens';
  if (someSay(nodes, 'do', 'gain', 'refill', 'extra-activation')) return 'energises';
  return someSay(nodes, 'do', 'heal') ? 'heals' : 'speaks-of';
}

/** The friendly characters that a line mentions, by name or by keyword. Mentions of enemies are not ties. */
function spokenOf({ nodes }: CardLine): { names: string[]; keywords: string[] } {
  const friendly = nodes.filter(({ side }) => side !== 'enemy');
  return {
    names: friendly.flatMap((node) => [...wordsIn(node['named']), ...wordsIn(node['inTroupe'])]),
    keywords: friendly.flatMap((node) => wordsIn(node['is'])),
  };
}

/** The ties that a card itself mentions; each line and word once. */
export function tiesOf(card: Character, cards: readonly Character[], known: ReadonlySet<CharacterId>): Tie[] {
  const ties = new Map<string, Tie>();
  for (const line of linesOf(card)) {
    const add = (partner: CharacterId, bond: TieBond, word?: string): void => {
      const key = [line.id, partner, word ?? bond].join(' ');
      if (partner === card.id || !known.has(partner) || ties.has(key)) return;
      ties.set(key, { by: card.id, to: partner, bond, ability: line.id, ...(word === undefined ? {} : { word }) });
    };
    const bond = bondOf(line.nodes);
    const { names, keywords } = spokenOf(line);
    for (const partner of summonsIn(line.text)) add(partner, 'summons');
    for (const partner of names) add(partner, 'names');
    for (const word of keywords) for (const { id, keywords: borne } of cards) if (borne.includes(word)) add(id, bond, word);
  }
  return [...ties.values()];
}

const ENOUGH_MELEE = 5;
const ENOUGH_HEALTH = 10;
const LONG_SHOT = 6;

const isNegative = (value: unknown): boolean => typeof value === 'number' && value < 0;
/** whether another model than the user gets the effect */
const forAnother = ({ to, who }: TextNode): boolean => to !== 'self' && who !== 'self';
const sideIn = (node: TextNode): unknown => node['side'];

/** The effects of a character on any troupe. */
export function rolesOf(card: Character): Set<TroupeRole> {
  const roles = new Set<TroupeRole>();
  const lines = linesOf(card);
  for (const { nodes } of lines) {
    const isHostile = nodes.some((node) => sideIn(node) === 'enemy') && !nodes.some((node) => sideIn(node) === 'friendly');
    const doing = (...verbs: string[]): TextNode[] => nodes.filter((node) => typeof node['do'] === 'string' && verbs.includes(node['do']));
    const brings = (role: TroupeRole, is: boolean): void => void (is && roles.add(role));
    brings('heals', !isHostile && doing('heal').some(forAnother));
    brings(
      'energises',
      !isHostile && doing('gain', 'refill').some((node) => node['energy'] !== undefined && forAnother(node) && node['to'] !== 'holder'),
    );
    brings('moves', !isHostile && doing('move', 'place', 'swap').some(forAnother));
    brings(
      'harvests',
      nodes.some(
        (node) =>
          node['do'] === 'depth' ||
          node['mod'] === 'harvest' ||
          node['on'] === 'harvests' ||
          (node['mod'] === 'cost' && wordsIn(node['of']).includes('harvest') && isNegative(node['by'])),
      ),
    );
    brings('shoots', doing('damage').length > 0 && nodes.some(({ range }) => typeof range === 'number' && range >= LONG_SHOT));
    brings('steals', doing('take-stone', 'drop-stone').length > 0);
  }
  const isHard = lines.some(({ nodes }) =>
    nodes.some((node) => node['mod'] === 'suffered' && isNegative(node['by']) && node['to'] === undefined),
  );
  if (card.melee >= ENOUGH_MELEE) roles.add('fights');
  if (card.health >= ENOUGH_HEALTH || isHard) roles.add('stands');
  return roles;
}
