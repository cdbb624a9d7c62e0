import type { Character } from '../rules/terms/card-language.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import { reason, type Reason } from '../rules/terms/reason.ts';
import { factionsOf } from './faction.ts';
import { termsOf, type FormatTerms } from './formats.ts';
import type { TroupeProblem } from './judge-troupe.ts';
import { upgradesOn, type Troupe, type UpgradeId } from './troupe.ts';
import { characterOf, upgradeOf, type TroupeCatalogue, type UpgradeTerms } from './troupe-catalogue.ts';

/** CRD: no character bears more. */
const MOST_ON_ONE = 2;

/** Why a character may not bear an upgrade beside those it has, whoever else bears what. */
function refuseBearing(card: Character, upgrade: UpgradeTerms, factions: readonly Faction[]): Reason | null {
  const { id, name, allowedKeywords, forbiddenKeywords } = upgrade;
  const facts = { upgrade: id, name, bearer: card.name };
  const theirs = upgrade.factions.filter((faction) => factions.includes(faction));
  if (theirs.length === 0) return reason('upgrade-faction', ['campaign 3.1'], { ...facts, factions: [...upgrade.factions] });
  if (allowedKeywords.length > 0 && !allowedKeywords.some((keyword) => card.keywords.includes(keyword)))
    return reason('upgrade-needs-keyword', ['campaign 3.1'], { ...facts, keywords: [...allowedKeywords] });
  const barred = forbiddenKeywords.filter((keyword) => card.keywords.includes(keyword));
  if (barred.length > 0) return reason('upgrade-forbids-keyword', ['campaign 3.1'], { ...facts, keywords: barred });
  return null;
}

/** Why an upgrade may not be given to a character of a troupe as it is now; null when it may. */
export function refuseUpgrade(upgrade: UpgradeId, character: CharacterId, troupe: Troupe, catalogue: TroupeCatalogue): Reason | null {
  const terms = termsOf(troupe.format);
  const card = characterOf(catalogue, character);
  const taken = upgradeOf(catalogue, upgrade);
  if (terms.upgrades === 'no') return reason('no-upgrades-here', []);
  if (!card) return reason('card-not-here', [], { character });
  if (!taken) return reason('upgrade-not-here', [], { upgrade });
  const borne = upgradesOn(troupe, character);
  const other = Object.entries(troupe.upgrades).find(([, all]) => all.includes(upgrade));
  if (other) {
    const bearer = characterOf(catalogue, other[0])?.name ?? other[0];
    return reason('upgrade-taken', ['campaign 3.4'], { upgrade, name: taken.name, bearer });
  }
  if (borne.length >= MOST_ON_ONE) return reason('too-many-upgrades', ['campaign 3.3'], { bearer: card.name, most: MOST_ON_ONE });
  return refuseBearing(card, taken, factionsOf(troupe, catalogue));
}

/** Each upgrade judged as if it were the next to be taken. */
export function upgradeProblems(troupe: Troupe, terms: FormatTerms, catalogue: TroupeCatalogue): TroupeProblem[] {
  const found: TroupeProblem[] = [];
  let given: Troupe = { ...troupe, upgrades: {} };
  for (const [character, all] of Object.entries(troupe.upgrades))
    for (const upgrade of all) {
      const pick = { character, upgrade };
      const refused = troupe.characters.includes(character)
        ? refuseUpgrade(upgrade, character, given, catalogue)
        : reason('bearer-not-here', [], { character });
      // What a code has brought and nobody can play yet stays at home.
      if (refused) found.push({ grade: refused.code === 'upgrade-not-here' ? 'note' : 'error', reason: refused, pick });
      else if (terms.upgrades === 'unusual') found.push({ grade: 'note', reason: reason('upgrades-unusual', ['campaign A.1']), pick });
      given = { ...given, upgrades: { ...given.upgrades, [character]: [...upgradesOn(given, character), upgrade] } };
    }
  return found;
}
