import { PRINTED_CAMPAIGN_CARDS, PRINTED_CHARACTERS, PRINTED_UPGRADES, type PrintedCard } from './printed-index.ts';

/** The id for each code. A second card with the same name has the id of the first, because a troupe names it once. */
const byCode = (printed: readonly PrintedCard[]): ReadonlyMap<string, string> =>
  new Map(printed.flatMap(({ id, code }) => (code === undefined ? [] : [[code, id.replace(/#\d+$/, '')]])));

/** Lunachron's code of every printed card that it knows, to its id. */
export const shareCodes = {
  characters: byCode(PRINTED_CHARACTERS),
  upgrades: byCode(PRINTED_UPGRADES),
  campaignCards: byCode(PRINTED_CAMPAIGN_CARDS),
};
