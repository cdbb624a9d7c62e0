import type { TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import { tableCardText } from '../../words/cards/table-cards.ts';
import { entriesOf } from '../compendium/entry.ts';
import type { ShownCharacter } from '../cards/character/character-card-data.ts';
import type { ListedCard } from '../prompts/cards/found-cards.ts';
import { baron } from './samples.ts';

const training: Upgrade = {
  id: 'sample-training',
  name: 'Fencing Lessons',
  version: 1,
  factions: ['commonwealth'],
  allowed: ['noble', 'soldier'],
  forbidden: [],
  keywords: ['soldier'],
  abilities: [{ kind: 'active', id: 'feint', name: 'Feint', cost: 1, pulse: 4, do: [{ do: 'move', who: 'self', in: 2 }] }],
};

const tableCards: TableCard[] = [
  {
    id: 'sample-detour',
    kind: 'campaign',
    name: 'Detour',
    version: 1,
    clause: 'CMP-3',
    factions: ['commonwealth', 'dominion'],
    at: ['action-gap'],
    target: {},
    do: [{ do: 'move', who: 'target', in: 3 }],
  },
  {
    id: 'sample-all',
    kind: 'campaign',
    name: 'Anybody’s Luck',
    version: 1,
    clause: 'CMP-3',
    at: ['replenish-end'],
    target: {},
    do: [{ do: 'lose', to: 'target', energy: 1 }],
  },
  {
    id: 'event:sample-pause',
    kind: 'event',
    name: 'Second Thoughts',
    version: 1,
    clause: 'EVA-20',
    at: ['declared'],
    do: [{ do: 'cancel' }],
  },
];

/** Cards other than characters, as the compendium shows them. */
export const plainCards = entriesOf({ characters: [], upgrades: [training], tableCards });

/** More cards than fit the window. */
export const listedCards: ListedCard[] = Array.from({ length: 24 }, (_, nth) => {
  const card = tableCards[nth % tableCards.length];
  return { id: `sample-${nth}`, name: `${card?.name ?? ''} ${nth + 1}`, text: card ? tableCardText(card) : '' };
});

/** A character with an upgrade. */
export const upgraded: ShownCharacter = {
  ...baron,
  keywords: [...baron.keywords, 'Soldier'],
  abilities: [
    ...baron.abilities,
    { id: 'feint', name: 'Feint', kind: 'active', cost: 1, pulse: true, range: '4″', text: 'It may move 2″.', upgrade: training.name },
  ],
};
