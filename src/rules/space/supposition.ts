import { keyOf, type Fact, type TableAnswer } from '../terms/fact.ts';

/** A supposition for each fact that nobody has told: one way in which the table may stand. */
export interface World {
  engaged: boolean;
  near: boolean;
  modifiers: boolean;
}

/** With these a decision that is legal on some table is legal in one of them. The first is what a table mostly is. */
export const WORLDS: readonly World[] = [
  { engaged: false, near: true, modifiers: false },
  { engaged: true, near: true, modifiers: false },
  { engaged: false, near: true, modifiers: true },
  { engaged: true, near: true, modifiers: true },
  { engaged: false, near: false, modifiers: false },
  { engaged: false, near: false, modifiers: true },
];

/** Pieces of terrain where there are some: as many as any text counts. */
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

/** The contrary of what was supposed; where there is none, the same. */
const turned = (answer: TableAnswer): TableAnswer =>
  typeof answer === 'boolean' ? !answer : typeof answer === 'number' ? (answer === 0 ? MANY : 0) : answer;

/** Supposing as a world has it: what was supposed is noted; one fact may be turned. */
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

/** What would be said of a fact in the one case and in the other: nothing but that is known yet. */
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
