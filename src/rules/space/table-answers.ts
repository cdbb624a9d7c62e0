import { keyOf, type Fact, type TableAnswer, type TableAnswers } from '../terms/fact.ts';

// Answers that follow from given ones: a model that is reached is near and in sight, and a model within a distance is within longer ones.

/** The answers about two models, in either order. */
interface Pair {
  /** The least distance within which the models are known to be. */
  near: number;
  /** The greatest distance within which they are known not to be. */
  far: number;
  sees?: boolean;
  contact?: boolean;
  /** The greatest distance at which they are known not to reach each other. */
  short: number;
}

const pairName = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function note(pair: Pair, about: string, inches: number, answer: TableAnswer): void {
  if (about === 'sees') pair.sees = answer === true;
  if (about === 'contact') pair.contact = answer === true;
  if (about === 'contact' && answer === true) pair.near = Math.min(pair.near, 0);
  if (about === 'within' && answer === true) pair.near = Math.min(pair.near, inches);
  if (about === 'within' && answer === false) pair.far = Math.max(pair.far, inches);
  if (about === 'reaches' && answer === false) pair.short = Math.max(pair.short, inches);
  if (about === 'reaches' && answer === true) {
    pair.near = Math.min(pair.near, inches);
    pair.sees = true;
  }
}

const PAIRED: readonly string[] = ['within', 'reaches', 'sees', 'contact'];
const known = new WeakMap<TableAnswers, Map<string, Pair>>();

function pairsIn(answers: TableAnswers): Map<string, Pair> {
  const before = known.get(answers);
  if (before) return before;
  const pairs = new Map<string, Pair>();
  for (const [key, answer] of Object.entries(answers)) {
    const [about = '', a = '', b = '', inches = '0'] = key.split(' ');
    if (!PAIRED.includes(about)) continue;
    const name = pairName(a, b);
    const pair = pairs.get(name) ?? { near: Infinity, far: -1, short: -1 };
    note(pair, about, Number(inches), answer);
    pairs.set(name, pair);
  }
  for (const pair of pairs.values()) {
    if (pair.short < 0) continue;
    if (pair.sees === true) pair.far = Math.max(pair.far, pair.short);
    else if (pair.near <= pair.short) pair.sees = false;
  }
  known.set(answers, pairs);
  return pairs;
}

const isNear = ({ near, far }: Pair, inches: number): boolean | undefined => (near <= inches ? true : inches <= far ? false : undefined);

function reaches(pair: Pair, inches: number): boolean | undefined {
  const near = isNear(pair, inches);
  if (near === false || pair.sees === false || inches <= pair.short) return false;
  return near === true && pair.sees === true ? true : undefined;
}

/** The answer to a fact, given or implied; undefined when there is none. */
export function tableAnswerTo(answers: TableAnswers | undefined, fact: Fact): TableAnswer | undefined {
  if (!answers) return undefined;
  const answer = answers[keyOf(fact)];
  if (answer !== undefined) return answer;
  if (fact.about !== 'within' && fact.about !== 'reaches' && fact.about !== 'sees' && fact.about !== 'contact') return undefined;
  const pair = pairsIn(answers).get(pairName(...fact.of));
  if (!pair) return undefined;
  switch (fact.about) {
    case 'within':
      return isNear(pair, fact.in);
    case 'reaches':
      return reaches(pair, fact.in);
    case 'sees':
      return pair.sees;
    case 'contact':
      return pair.contact ?? (pair.far >= 0 ? false : undefined);
  }
}
