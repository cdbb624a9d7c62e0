import type { TroupeProblem } from './troupe-problem.ts';
import type { Character } from '../rules/terms/card-language.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import { areApart } from './companions.ts';
import { sharedFactions } from './faction.ts';
import { termsOf, type FormatTerms, type TroupeFormat } from './formats.ts';
import { upgradeProblems } from './judge-upgrades.ts';
import type { Troupe } from './troupe.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

export type { TroupeProblem } from './troupe-problem.ts';

export const problem = (cause: Reason, pick?: TroupeProblem['pick'], grade: TroupeProblem['grade'] = 'error'): TroupeProblem => ({
  grade,
  reason: cause,
  ...(pick ? { pick } : {}),
});

/**
 * The reason why a card cannot be in a troupe of this faction, or of the factions that the characters before it share.
 * @rule SET-12 SET-13 SET-16 SET-17
 */
function refuseCard(
  card: Character,
  faction: Faction | null,
  before: readonly CharacterId[],
  catalogue: TroupeCatalogue,
  terms: FormatTerms,
) {
  const { id: character, name, factions } = card;
  if (card.unselectable) return reason('only-summoned', ['SET-16'], { character });
  if (!terms.oneFaction) return null;
  if (faction !== null && !factions.includes(faction)) return reason('wrong-faction', ['SET-12'], { character, faction });
  const open = sharedFactions(before, catalogue);
  if (open.length > 0 && !factions.some((candidate) => open.includes(candidate)))
    return reason('no-shared-faction', ['SET-12', 'SET-13'], { character, name, factions: open });
  return null;
}

/** An earlier character of the list that is never fielded with this one. @rule SET-14 CHR-36 */
function rivalOf(card: Character, before: readonly CharacterId[], catalogue: TroupeCatalogue): CharacterId | undefined {
  const listed = catalogue.rivals.filter((set) => set.includes(card.id)).flat();
  return before.find((id) => {
    const rival = characterOf(catalogue, id);
    return id !== card.id && (listed.includes(id) || (rival && areApart(card, rival)));
  });
}

function pickProblems(troupe: Troupe, terms: FormatTerms, catalogue: TroupeCatalogue): TroupeProblem[] {
  const problems: TroupeProblem[] = [];
  for (const [index, character] of troupe.characters.entries()) {
    const before = troupe.characters.slice(0, index);
    const pick = { character };
    const card = characterOf(catalogue, character);
    if (!card) {
      problems.push(problem(reason('card-not-here', [], { character }), pick));
      continue;
    }
    if (before.includes(character)) problems.push(problem(reason('twice-in-troupe', ['SET-14'], { character }), pick));
    const refused = refuseCard(card, troupe.faction, before, catalogue, terms);
    if (refused) problems.push(problem(refused, pick));
    const rival = rivalOf(card, before, catalogue);
    if (rival === undefined) continue;
    const names = { name: card.name, other: characterOf(catalogue, rival)?.name ?? rival };
    problems.push(
      terms.listsRivals
        ? problem(reason('rivals-listed', ['campaign A.1'], names), pick, 'note')
        : problem(reason('rivals', ['SET-14'], names), pick),
    );
  }
  return problems;
}

function sizeProblems(
  { characters: { length: chosen } }: Troupe,
  { minimum, maximum, field }: FormatTerms,
  format: TroupeFormat,
): TroupeProblem[] {
  if (chosen < minimum) {
    if (field === null) return [problem(reason('nobody-picked', ['SET-10'], { chosen }))];
    return [problem(reason('list-too-short', ['campaign A.1', 'campaign A.3'], { chosen, least: minimum }))];
  }
  if (chosen > maximum) return [problem(reason('list-too-long', ['campaign A.1'], { chosen, most: maximum }))];
  const unusual = format === 'friendly' && (chosen < 3 || chosen > 6);
  return unusual ? [problem(reason('unusual-size', ['SET-10'], { chosen }), undefined, 'note')] : [];
}

function shadesProblem(troupe: Troupe, terms: FormatTerms, catalogue: TroupeCatalogue): TroupeProblem[] {
  const [only, ...others] = troupe.faction === null ? sharedFactions(troupe.characters, catalogue) : [troupe.faction];
  return only === 'shades' && others.length === 0 && !terms.shades && troupe.characters.length > 0
    ? [problem(reason('shades-not-organised', ['SET-17']))]
    : [];
}

/**
 * The problems of a troupe in a format, those of its picks first; an empty list means that the troupe is legal.
 * @rule SET-8 SET-10 SET-12 SET-13 SET-14 SET-16 SET-17
 */
export function judgeTroupe(troupe: Troupe, format: TroupeFormat, catalogue: TroupeCatalogue): TroupeProblem[] {
  const terms = termsOf(format);
  return [
    ...pickProblems(troupe, terms, catalogue),
    ...upgradeProblems(troupe, terms, catalogue),
    ...sizeProblems(troupe, terms, format),
    ...shadesProblem(troupe, terms, catalogue),
  ];
}

/** The reason why a character cannot join a troupe now; null when it can. */
export function refuseJoining(character: CharacterId, troupe: Troupe, catalogue: TroupeCatalogue): Reason | null {
  const joined = { ...troupe, characters: [...troupe.characters, character] };
  const terms = termsOf(troupe.format);
  if (joined.characters.length > terms.maximum) return reason('list-full', ['campaign A.1'], { most: terms.maximum });
  const last = pickProblems(joined, terms, catalogue).filter(({ grade, pick }) => grade === 'error' && pick?.character === character);
  return last.at(-1)?.reason ?? null;
}
