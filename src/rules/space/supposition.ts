import { keyOf, type Fact, type TableAnswer } from '../terms/fact.ts';

/** One arrangement of the table: how each fact is supposed that the players have not told. */
export interface World {
  engaged: boolean;
  near: boolean;
  modifiers: boolean;
}

/** A decision that is legal in any arrangement of the table is legal in one of these. The first is the most usual. */
export const WORLDS: readonly World[] = [
  { engaged: false, near: true, modifiers: false },
  { engaged: true, near: true, modifiers: false },
  { engaged: false, near: true, modifiers: true },
  { engaged: true, near: true, modifiers: true },
  { engaged: false, near: false, modifiers: false },
  { engaged: false, near: false, modifiers: true },
];

/** The supposed number of pieces of terrain where there are some: as many as any text counts. */
const MANY = 3;

function saysOf({ engaged, near }: World, fact: Fact): TableAnswer {
  switch (fact.about) {
    case 'reaches':
      return engaged;
    case 'cover':
      return 'none';
    case 'pieces':
      return near ? MANY : 0;
    case 'nearest':
      return [...fact.among];
    case 'driven':
      return {};
    case 'room':
      return true;
    default:
      return near;
  }
}

/** The opposite of a supposed answer; the same answer when there is no opposite. */
const turned = (answer: TableAnswer): TableAnswer =>
  typeof answer === 'boolean' ? !answer : typeof answer === 'number' ? (answer === 0 ? MANY : 0) : answer;

/** The suppositions of one world. Each supposed answer is noted in `notes`; the fact `turn` gets the opposite answer. */
export interface Supposition {
  modifiers: boolean;
  say(fact: Fact): TableAnswer;
}
export const supposition = (world: World, notes?: Record<string, TableAnswer>, turn?: string): Supposition => ({
  modifiers: world.modifiers,
  say(fact) {
    const answer = saysOf(world, fact);
    const key = keyOf(fact);
    if (key === turn) return turned(answer);
    if (notes) notes[key] = answer;
    return answer;
  },
});

/** The two extreme answers to a fact: no, or least, and yes, or most. */
export const extremesOf = (fact: Fact): [no: TableAnswer, yes: TableAnswer] => {
  switch (fact.about) {
    case 'cover':
      return ['none', 'heavy'];
    case 'pieces':
      return [0, MANY];
    case 'nearest':
      return [[...fact.among], fact.among.slice(0, 1)];
    case 'driven':
      return [{ stays: true }, {}];
    default:
      return [false, true];
  }
};
