import { campaignCards as campaign, catalogue, tableCards as shared, UPGRADES } from '../../../src/cards/index.ts';
import type { Ability, TargetLine, Which } from '../../../src/rules/terms/card-language.ts';

// Everything on the cards that can be observed in play, by name: `<character>/<ability>`, `<character>/<signature>`, `event:<name>`, `agenda:<name>`,
// `<campaign card>`, `upgrade:<name>`.

/** A part of a card, by name, and its text. */
interface NamedText {
  name: string;
  text: unknown;
}

function fires(ability: Ability): boolean {
  return ability.kind !== 'passive' || ability.rules.some((rule) => 'when' in rule);
}

const everybody = Object.values(catalogue.characters);
const abilitiesWith = (does: (ability: Ability) => boolean): NamedText[] =>
  everybody.flatMap(({ id, abilities }) => abilities.filter(does).map((text) => ({ name: `${id}/${text.id}`, text })));
const upgradesWith = (does: (abilities: readonly Ability[]) => boolean): NamedText[] =>
  UPGRADES.filter(({ abilities }) => does(abilities)).map(({ id, abilities }) => ({ name: `upgrade:${id}`, text: abilities }));

const groups = {
  abilities: abilitiesWith(fires),
  signatures: everybody.flatMap(({ id, signature }) => (signature ? [{ name: `${id}/${signature.id}`, text: signature }] : [])),
  tableCards: shared.map((text) => ({ name: text.id, text })),
  campaignCards: campaign.map((text) => ({ name: text.id, text })),
  upgrades: upgradesWith((abilities) => abilities.some(fires)),
  standing: [...abilitiesWith((ability) => !fires(ability)), ...upgradesWith((abilities) => !abilities.some(fires))],
};
export type Group = keyof typeof groups;

/** The characters whose names a text waits for. */
const waitsFor = (text: unknown): string[] => [...JSON.stringify(text).matchAll(/"inTroupe":"([^"]+)"/g)].map(([, name = '']) => name);

const says = (text: unknown, phrase: string): boolean => JSON.stringify(text).includes(phrase);

/** The keywords that a text requires of each of its targets. */
function targetsOf(text: unknown): string[][] {
  const lines = [text].flat() as { target?: Which & TargetLine }[]; // an ability, a card, or the abilities of an upgrade
  return lines.flatMap(({ target }) => {
    const is = target?.which?.is ?? target?.is;
    return is ? [is] : [];
  });
}

/** The reason why no model of the roster can bring it about; null when one can. */
function outOfReach({ text }: NamedText): string | null {
  const named = waitsFor(text);
  const missing = named.filter((character) => !catalogue.characters[character]);
  if (missing.length > 0 && missing.length === named.length) return `It waits for ${missing.join()}, of whom there is no card yet.`;
  if (says(text, '"on":"reanimates"') && !everybody.some(({ abilities }) => says(abilities, '"do":"return"')))
    return 'It waits for a character who brings back the slain, and there is no card of one yet.';
  const unknown = targetsOf(text).find((is) => !everybody.some(({ keywords }) => is.some((word) => keywords.includes(word))));
  return unknown ? `It is used on ${unknown.join(' or ')}, and there is no card of one yet.` : null;
}

const all: NamedText[] = Object.values(groups).flat();

/** The aims that no match of the roster can show, with the reason. */
export const unreachable: ReadonlyMap<string, string> = new Map(
  all.flatMap((named) => {
    const cause = outOfReach(named);
    return cause === null ? [] : [[named.name, cause] as const];
  }),
);

const reachable = (group: Group): string[] => groups[group].map(({ name }) => name).filter((name) => !unreachable.has(name));

/** Active and arcane abilities, and passive ones that respond to a moment. */
export const firing: readonly string[] = reachable('abilities');
/** Signature moves. */
export const signatures: readonly string[] = reachable('signatures');
/** Events and Agendas. */
export const tableCards: readonly string[] = reachable('tableCards');
/** Campaign cards, including those that only give points in a campaign. */
export const campaignCards: readonly string[] = reachable('campaignCards');
/** Upgrades with an ability that can be observed in play. */
export const upgrades: readonly string[] = reachable('upgrades');
/** Abilities and upgrades without an observable use: they are in play while their model is on the board. */
export const standing: readonly string[] = reachable('standing');

/** The aims of matches. An aim that is always reached needs no match of its own. */
export const AIMS: readonly string[] = [...firing, ...signatures, ...tableCards, ...campaignCards, ...upgrades];

const texts = new Map(all.map(({ name, text }) => [name, text]));

/** The text of the card; null for an unknown name. */
export const textOfAim = (aim: string): unknown => texts.get(aim) ?? null;
