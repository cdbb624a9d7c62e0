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

// Prints that were in the boxes before those of `characters`, as far as the worked examples of the books and other lists of the cards tell them: a table may own these. What they do not tell is as it is printed now.

/** X, where the newest print has X + 1. */
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

/** Where the newest print makes all piercing blows harder. */
const shortNStabby: Ability = {
  kind: 'passive',
  id: 'short-n-stabby',
  name: "Short 'n Stabby",
  rules: [{ always: [{ mod: 'dealt', by: -1, scope: 'melee' }], if: [{ played: ['falling-swing'] }] }],
};

const { signature: tickler } = viciousSyd;

/** Each model that it engages has less. */
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
/** Any other friend, but a Psychopomp brings no discount. */
const drainLife: Active = {
  ...activeOf(greymair, DRAIN),
  target: { which: { side: 'friendly', other: true } },
  do: [...(slays ? [slays] : []), { do: 'if', cond: [{ who: 'target', isNot: ['psychopomp'] }], then: discount }],
};

/** With energy for everybody. */
const necroticSalve: Active = {
  ...activeOf(greymair, SALVE),
  do: [
    { do: 'heal', to: 'target', by: 1 },
    { do: 'if', cond: [{ slainThisTurn: { side: 'friendly' } }], then: [{ do: 'gain', to: 'target', energy: 1 }] },
  ],
};

/** Water may be farther off, and a Catastrophe hands her to the other side. */
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

/** The signature move of a card with something else in it. */
const signed = ({ signature }: Character, change: (printed: Signature) => Signature): Partial<Character> =>
  signature ? { signature: change(signature) } : {};

/** A print before the newest, in which these abilities stand in the place of others. */
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
  // These two bear the mark of the newest print, and are told from it by their text alone.
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
