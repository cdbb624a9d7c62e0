// Written by `npm run catalogue` from the files beside it.
import type { Upgrade } from '../rules/terms/card-language.ts';
import { aPiratesLifeForMe } from './upgrades/a-pirates-life-for-me.ts';
import { armedToThTeeth } from './upgrades/armed-to-th-teeth.ts';
import { badNewsTalisman } from './upgrades/bad-news-talisman.ts';
import { battleHardened } from './upgrades/battle-hardened.ts';
import { beastly } from './upgrades/beastly.ts';
import { bloodScent } from './upgrades/blood-scent.ts';
import { bunnyFoot } from './upgrades/bunny-foot.ts';
import { cloakOfShadows } from './upgrades/cloak-of-shadows.ts';
import { conscripted } from './upgrades/conscripted.ts';
import { crookedInvestiture } from './upgrades/crooked-investiture.ts';
import { cursedHeirloom } from './upgrades/cursed-heirloom.ts';
import { deadlandsSouvenirs } from './upgrades/deadlands-souvenirs.ts';
import { dirtyDeedsDirtCheap } from './upgrades/dirty-deeds-dirt-cheap.ts';
import { dustyOldScrolls } from './upgrades/dusty-old-scrolls.ts';
import { embalmingTonic } from './upgrades/embalming-tonic.ts';
import { enchantedBoots } from './upgrades/enchanted-boots.ts';
import { enchantedWeapon } from './upgrades/enchanted-weapon.ts';
import { expensiveLockbox } from './upgrades/expensive-lockbox.ts';
import { expertTraining } from './upgrades/expert-training.ts';
import { familyGrudge } from './upgrades/family-grudge.ts';
import { fanatic } from './upgrades/fanatic.ts';
import { feverfewLeaf } from './upgrades/feverfew-leaf.ts';
import { fitAsAFiddle } from './upgrades/fit-as-a-fiddle.ts';
import { friendOfTheTrees } from './upgrades/friend-of-the-trees.ts';
import { greedy } from './upgrades/greedy.ts';
import { immaterialEssence } from './upgrades/immaterial-essence.ts';
import { leshavitsFavourite } from './upgrades/leshavits-favourite.ts';
import { leshavitsVessel } from './upgrades/leshavits-vessel.ts';
import { littleTrickster } from './upgrades/little-trickster.ts';
import { lockInTheFreshness } from './upgrades/lock-in-the-freshness.ts';
import { loyalService } from './upgrades/loyal-service.ts';
import { massiveCodpiece } from './upgrades/massive-codpiece.ts';
import { menacingWords } from './upgrades/menacing-words.ts';
import { nordicTattoos } from './upgrades/nordic-tattoos.ts';
import { oxBloodElixir } from './upgrades/ox-blood-elixir.ts';
import { pamphletOfTheRecentlyDeceased } from './upgrades/pamphlet-of-the-recently-deceased.ts';
import { pimpMyRide } from './upgrades/pimp-my-ride.ts';
import { polishedHelmet } from './upgrades/polished-helmet.ts';
import { psychopompTamer } from './upgrades/psychopomp-tamer.ts';
import { resilient } from './upgrades/resilient.ts';
import { revivalElixir } from './upgrades/revival-elixir.ts';
import { roguesGuild } from './upgrades/rogues-guild.ts';
import { seenTheLight } from './upgrades/seen-the-light.ts';
import { serviceWithASmile } from './upgrades/service-with-a-smile.ts';
import { shirtOfMail } from './upgrades/shirt-of-mail.ts';
import { shovel } from './upgrades/shovel.ts';
import { silverMunitions } from './upgrades/silver-munitions.ts';
import { siphonLife } from './upgrades/siphon-life.ts';
import { spiteful } from './upgrades/spiteful.ts';
import { spordOfHonour } from './upgrades/spord-of-honour.ts';
import { stoic } from './upgrades/stoic.ts';
import { theCircleOfLife } from './upgrades/the-circle-of-life.ts';
import { theyOwedMeMoney } from './upgrades/they-owed-me-money.ts';
import { toweringPresence } from './upgrades/towering-presence.ts';
import { trollKnuckles } from './upgrades/troll-knuckles.ts';
import { unhallowedStrength } from './upgrades/unhallowed-strength.ts';
import { unusualOdour } from './upgrades/unusual-odour.ts';
import { visitingFromBeyond } from './upgrades/visiting-from-beyond.ts';
import { wheelbarrow } from './upgrades/wheelbarrow.ts';
import { whetStone } from './upgrades/whet-stone.ts';
import { woodlotAmulet } from './upgrades/woodlot-amulet.ts';

/** Every upgrade that can be attached to a character, by name. */
// prettier-ignore
export const UPGRADES: readonly Upgrade[] = [
  aPiratesLifeForMe,
  armedToThTeeth,
  badNewsTalisman,
  battleHardened,
  beastly,
  bloodScent,
  bunnyFoot,
  cloakOfShadows,
  conscripted,
  crookedInvestiture,
  cursedHeirloom,
  deadlandsSouvenirs,
  dirtyDeedsDirtCheap,
  dustyOldScrolls,
  embalmingTonic,
  enchantedBoots,
  enchantedWeapon,
  expensiveLockbox,
  expertTraining,
  familyGrudge,
  fanatic,
  feverfewLeaf,
  fitAsAFiddle,
  friendOfTheTrees,
  greedy,
  immaterialEssence,
  leshavitsFavourite,
  leshavitsVessel,
  littleTrickster,
  lockInTheFreshness,
  loyalService,
  massiveCodpiece,
  menacingWords,
  nordicTattoos,
  oxBloodElixir,
  pamphletOfTheRecentlyDeceased,
  pimpMyRide,
  polishedHelmet,
  psychopompTamer,
  resilient,
  revivalElixir,
  roguesGuild,
  seenTheLight,
  serviceWithASmile,
  shirtOfMail,
  shovel,
  silverMunitions,
  siphonLife,
  spiteful,
  spordOfHonour,
  stoic,
  theCircleOfLife,
  theyOwedMeMoney,
  toweringPresence,
  trollKnuckles,
  unhallowedStrength,
  unusualOdour,
  visitingFromBeyond,
  wheelbarrow,
  whetStone,
  woodlotAmulet,
];
