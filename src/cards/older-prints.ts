import type { Ability, Active, Arcane, Character, Signature } from '../rules/terms/card-language.ts';
import { beakyBobby } from './characters/beaky-bobby.ts';
import { billy } from './characters/billy.ts';
import { boulder } from './characters/boulder.ts';
import { friarFlavious } from './characters/friar-flavious.ts';
import { gertrudeTheFaerieHunter } from './characters/gertrude-the-faerie-hunter.ts';
import { greymair } from './characters/greymair.ts';
import { quack } from './characters/quack.ts';
import { seasickStu } from './characters/seasick-stu.ts';
import { senara } from './characters/senara.ts';
import { theGoblinKing } from './characters/the-goblin-king.ts';
import { viciousSyd } from './characters/vicious-syd.ts';
import { zoryaDawnWitch } from './characters/zorya-dawn-witch.ts';
import { deal } from './library/deal.ts';
import { healing } from './library/healing.ts';
import { ram } from './library/ram.ts';

// Prints that are older than those of `characters` and that players may own, as far as they are known from the examples in the books and from lists
// of the cards. Parts that are not known are as in the newest print.

/** Heals X; the newest print heals X + 1. */
const healingX: Arcane = {
  ...healing,
  outcomes: healing.outcomes.map((outcome) =>
    outcome.on === 'catastrophe' ? outcome : { ...outcome, do: [{ do: 'heal', to: 'target', by: 'X' }] },
  ),
};

const spiteful: Ability = {
  kind: 'passive',
  id: 'spiteful',
  name: 'Spiteful',
  rules: [{ when: { on: 'caused-wounds', to: 'enemy' }, do: [{ do: 'heal', to: 'self', by: 1 }] }],
};

/** The newest print raises all Piercing damage instead. */
const shortNStabby: Ability = {
  kind: 'passive',
  id: 'short-n-stabby',
  name: "Short 'n Stabby",
  rules: [{ always: [{ mod: 'dealt', by: -1, scope: 'melee' }], if: [{ played: ['falling-swing'] }] }],
};

const { signature: tickler } = viciousSyd;

/** Each model that it engages loses 1 energy. */
const calcify: Ability = {
  kind: 'passive',
  id: 'calcify',
  name: 'Calcify',
  rules: [
    {
      when: { on: 'replenish', at: 'during' },
      do: [{ do: 'for-each', which: { if: [{ engages: ['self', 'each'] }] }, effects: [{ do: 'lose', to: 'each', energy: 1 }] }],
    },
  ],
};

const DRAIN = 'drain-life';
const SALVE = 'necrotic-salve';
const activeOf = (card: Character, id: string): Active => {
  const printed = card.abilities.find((ability) => ability.id === id);
  if (printed?.kind !== 'active') throw new Error(`${card.id} has no active ability ${id}`);
  return printed;
};

const [slays, ...discount] = activeOf(greymair, DRAIN).do;
/** The target may be any other friend, but a Psychopomp does not lower the cost. */
const drainLife: Active = {
  ...activeOf(greymair, DRAIN),
  target: { which: { side: 'friendly', other: true } },
  do: [...(slays ? [slays] : []), { do: 'if', cond: [{ who: 'target', isNot: ['psychopomp'] }], then: discount }],
};

/** Any target may gain the energy. */
const necroticSalve: Active = {
  ...activeOf(greymair, SALVE),
  do: [
    { do: 'heal', to: 'target', by: 1 },
    { do: 'if', cond: [{ slainThisTurn: { side: 'friendly' } }], then: [{ do: 'gain', to: 'target', energy: 1 }] },
  ],
};

/** The water may be farther away, and after a Catastrophe the opponent moves her. */
const sirenSong: Arcane = {
  kind: 'arcane',
  id: 'siren-song',
  name: 'Siren Song',
  cost: 3,
  range: 12,
  target: {},
  outcomes: [
    {
      on: { colour: ['blue'], value: 'X' },
      do: [
        { do: 'move', who: 'target', in: { x: 1, plus: 2 }, way: { towards: 'self' } },
        {
          do: 'if',
          cond: [{ who: 'target', nearTerrain: 'water', in: 4 }],
          then: [{ do: 'damage', to: 'target', by: 4, type: 'magical' }],
        },
      ],
    },
    { on: 'catastrophe', do: [{ do: 'move', who: 'self', in: 2, by: 'resisting', may: true }] },
  ],
};

/** A card with a changed signature move. */
const signed = ({ signature }: Character, change: (printed: Signature) => Signature): Partial<Character> =>
  signature ? { signature: change(signature) } : {};

/** An older print of a card, with these abilities instead of those with their ids. */
const before = (card: Character, instead: Readonly<Record<string, Ability>>, more: Partial<Character> = {}): Character => ({
  ...card,
  version: card.version - 1,
  abilities: card.abilities.map((ability) => instead[ability.id] ?? ability),
  ...more,
});

/** @rule VAR-10 */
export const OLDER_PRINTS: readonly Character[] = [
  before(friarFlavious, { 'rub-it-better': spiteful, healing: healingX }),
  before(quack, { healing: healingX }),
  before(beakyBobby, { healing: healingX }),
  before(billy, { 'ramming-speed': ram({ x: 2 }) }),
  before(seasickStu, {}, { melee: 4 }),
  before(viciousSyd, { 'short-n-stabby': shortNStabby }, tickler ? { signature: { ...tickler, deal: deal(3, 3, 2, 2, 0, null) } } : {}),
  // These two have the mark of the newest print and differ only in their text.
  before(boulder, { calcify }, { version: boulder.version }),
  before(greymair, { [DRAIN]: drainLife, [SALVE]: necroticSalve }, { version: greymair.version }),
  before(theGoblinKing, { gimme: { ...activeOf(theGoblinKing, 'gimme'), cost: 2, range: 8 } }),
  before(
    zoryaDawnWitch,
    {},
    signed(zoryaDawnWitch, (betrayal) => ({ ...betrayal, end: [{ do: 'move', who: 'self', in: 1, way: { towards: 'enemy' } }] })),
  ),
  before(
    gertrudeTheFaerieHunter,
    {},
    signed(gertrudeTheFaerieHunter, ({ mods: _reduction, ...spinKick }) => spinKick),
  ),
  before(senara, { 'siren-song': sirenSong }),
];
