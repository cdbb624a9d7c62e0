import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import { refuseUpgrade as refuseByCard } from '../rules/terms/upgrades.ts';
import { factionsOf } from './faction.ts';
import { termsOf, type FormatTerms } from './formats.ts';
import type { TroupeProblem } from './troupe-problem.ts';
import { upgradesOn, type Troupe } from './troupe.ts';
import { characterOf, upgradeOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** The reason why an upgrade cannot be given to a character of a troupe now; null when it can. @rule UPG-1 UPG-2 UPG-3 UPG-4 UPG-5 */
export function refuseUpgrade(upgrade: UpgradeId, character: CharacterId, troupe: Troupe, catalogue: TroupeCatalogue): Reason | null {
  if (termsOf(troupe.format).upgrades === 'no') return reason('no-upgrades-here', []);
  const [card, taken] = [characterOf(catalogue, character), upgradeOf(catalogue, upgrade)];
  if (!card) return reason('card-not-here', [], { character });
  if (!taken) return reason('upgrade-not-here', [], { upgrade });
  // While several factions are possible, one of them with the upgrade is enough.
  const open = factionsOf(troupe, catalogue);
  const faction = open.find((candidate) => taken.factions.includes(candidate)) ?? open[0] ?? null;
  const refused = refuseByCard(catalogue, { upgrade, character, faction, attached: troupe.upgrades });
  return refused && { ...refused, facts: { ...refused.facts, name: taken.name, bearer: card.name } };
}

/** The problems of the upgrades, each judged as if it were added last. */
export function upgradeProblems(troupe: Troupe, terms: FormatTerms, catalogue: TroupeCatalogue): TroupeProblem[] {
  const problems: TroupeProblem[] = [];
  let given: Troupe = { ...troupe, upgrades: {} };
  for (const [character, all] of Object.entries(troupe.upgrades))
    for (const upgrade of all) {
      const pick = { character, upgrade };
      const refused = troupe.characters.includes(character)
        ? refuseUpgrade(upgrade, character, given, catalogue)
        : reason('bearer-not-here', ['UPG-1'], { character });
      // an upgrade from a code that cannot be played here is left out of the match
      if (refused) problems.push({ grade: refused.code === 'upgrade-not-here' ? 'note' : 'error', reason: refused, pick });
      else if (terms.upgrades === 'unusual') problems.push({ grade: 'note', reason: reason('upgrades-unusual', ['campaign A.1']), pick });
      given = { ...given, upgrades: { ...given.upgrades, [character]: [...upgradesOn(given, character), upgrade] } };
    }
  return problems;
}

/** The upgrades with which a match can be played: only those in the catalogue, and only of characters in the troupe. */
export function playedUpgrades(troupe: Troupe, catalogue: TroupeCatalogue): Record<CharacterId, UpgradeId[]> {
  const known = troupe.characters.map((character): [CharacterId, UpgradeId[]] => [
    character,
    upgradesOn(troupe, character).filter((id) => upgradeOf(catalogue, id)),
  ]);
  return Object.fromEntries(known.filter(([, all]) => all.length > 0));
}
