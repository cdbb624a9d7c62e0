import { keyOf, type Fact, type TableAnswer, type TableAnswers } from '../../rules/terms/fact.ts';

/** The answer to a fact that holds unless the players tell another. */
export function usualAnswer(fact: Fact): TableAnswer {
  switch (fact.about) {
    case 'cover':
      return 'none';
    case 'pieces':
      return 0;
    case 'nearest':
      return fact.among.slice(0, 1);
    case 'driven':
      return {};
    case 'room':
      return true;
    default:
      return false;
  }
}

/** The answers to all facts: the given ones, or else the usual ones. */
export const saying = (facts: readonly Fact[], answers: TableAnswers): [string, TableAnswer][] =>
  facts.map((fact) => [keyOf(fact), answers[keyOf(fact)] ?? usualAnswer(fact)]);
