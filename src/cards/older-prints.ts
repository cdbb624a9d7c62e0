import type { Ability, Arcane, Character } from '../rules/terms/card-language.ts';
import { beakyBobby } from './characters/beaky-bobby.ts';
import { billy } from './characters/billy.ts';
import { friarFlavious } from './characters/friar-flavious.ts';
import { quack } from './characters/quack.ts';
import { seasickStu } from './characters/seasick-stu.ts';
import { viciousSyd } from './characters/vicious-syd.ts';
import { deal } from './library/deal.ts';
import { healing } from './library/healing.ts';
import { ram } from './library/ram.ts';

// Prints that were in the boxes before those of `characters`, as far as the worked examples of the books tell them: a table may own these. What they do not tell is as it is printed now.

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
];
