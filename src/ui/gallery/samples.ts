import type { BlowName } from '../art/blows.ts';
import type { HeldCard } from '../cards/deck/card-hand.ts';
import type { ShownCharacter } from '../cards/character/character-card-data.ts';
import type { DealRows } from '../cards/deck/deal-table.ts';
import type { DamageName } from '../art/damage.ts';

/** A deal table from the book's notation: six entries, `-` no damage, `*` Follow-Up. */
function deals(row: string): DealRows {
  const [hg = '-', fs = '-', th = '-', sc = '-', ra = '-', lg = '-'] = row.split(' ');
  const cell = (entry: string) => ({ deal: entry.startsWith('-') ? null : Number.parseInt(entry, 10), followUp: entry.endsWith('*') });
  return {
    'high-guard': cell(hg),
    'falling-swing': cell(fs),
    thrust: cell(th),
    'sweeping-cut': cell(sc),
    'rising-attack': cell(ra),
    'low-guard': cell(lg),
  };
}

export const meleeDeck: Record<BlowName, { types: readonly DamageName[]; deal: DealRows }> = {
  'high-guard': { types: [], deal: deals('- -* - - - -') },
  'falling-swing': { types: ['impact', 'slicing'], deal: deals('- 0 0 3 3 2') },
  thrust: { types: ['piercing'], deal: deals('0 2 3 - 2 1') },
  'sweeping-cut': { types: ['slicing'], deal: deals('- 2 0* 0 2 -') },
  'rising-attack': { types: ['impact', 'slicing', 'piercing'], deal: deals('2 1 1 2 1 -') },
  'low-guard': { types: [], deal: deals('- - - - -* -') },
};

export const meleeHand: readonly HeldCard[] = (['thrust', 'high-guard', 'sweeping-cut'] as const).map((card, index) => ({
  id: 'abc'.charAt(index),
  deck: 'melee',
  card,
  ...meleeDeck[card],
}));

export const arcaneHand: readonly HeldCard[] = (['green-2', 'pink-1', 'catastrophe', 'blue-3', null] as const).map((card, index) => ({
  id: String(index),
  deck: 'arcane',
  card,
}));

export const baron: ShownCharacter = {
  id: 'baron-von-fancyhat',
  name: 'Baron Von Fancyhat',
  factions: ['commonwealth'],
  keywords: ['Human', 'Noble'],
  melee: 5,
  meleeRange: '2″',
  arcane: 3,
  evade: '0',
  base: '30 mm',
  boxes: 7,
  dots: [1, 4],
  wounds: 2,
  energy: 2,
  stones: 1,
  abilities: [
    { id: 'longsword', name: 'Longsword', kind: 'passive', text: 'Deals 1 more slicing or piercing damage in melee.' },
    {
      id: 'rallying-cry',
      name: 'Rallying Cry',
      kind: 'active',
      cost: 0,
      range: '8″',
      pulse: true,
      limit: 'Once per game',
      used: true,
      text: 'Other friendly Humans regain energy up to their open blue dots.',
    },
    {
      id: 'shoot-pistol',
      name: 'Shoot Pistol',
      kind: 'arcane',
      cost: 1,
      range: '8″',
      limit: 'Once per game',
      text: 'Green X: target suffers X+1 impact damage.\nCatastrophe: 3 wounds to this character.',
    },
  ],
  signatures: [{ name: 'Master Strike', upgrades: 'falling-swing', types: ['slicing'], deal: deals('- 0* 1* 2* 3 2'), text: '' }],
};

export const grub: ShownCharacter = {
  ...baron,
  id: 'grub',
  name: 'Grub',
  factions: ['dominion'],
  keywords: ['Goblin', 'Wizard'],
  melee: 3,
  meleeRange: '1″',
  arcane: 5,
  evade: '-1',
  dots: [1, 2, 4, 6],
  wounds: 0,
  energy: 4,
  stones: 0,
};
