import { keyOf, type Fact, type TableAnswer, type TableAnswers } from '../../rules/terms/fact.ts';

/** What is so where nobody says otherwise. */
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

/** What is said: the usual answer where nobody has said another. */
export const saying = (facts: readonly Fact[], answers: TableAnswers): [string, TableAnswer][] =>
  facts.map((fact) => [keyOf(fact), answers[keyOf(fact)] ?? usualAnswer(fact)]);
