// Written by `npm run catalogue` from the files beside it.
import type { TableCard } from '../rules/terms/card-language.ts';
import { birthright } from './campaign/birthright.ts';
import { bloodAndSweat } from './campaign/blood-and-sweat.ts';
import { boltFromTheBlue } from './campaign/bolt-from-the-blue.ts';
import { catgutStitches } from './campaign/catgut-stitches.ts';
import { clumsinessOfCowards } from './campaign/clumsiness-of-cowards.ts';
import { crazyTown } from './campaign/crazy-town.ts';
import { curseOfAges } from './campaign/curse-of-ages.ts';
import { curseOfArms } from './campaign/curse-of-arms.ts';
import { curseOfTongues } from './campaign/curse-of-tongues.ts';
import { damnRabbitHoles } from './campaign/damn-rabbit-holes.ts';
import { dawnlightRobbery } from './campaign/dawnlight-robbery.ts';
import { defyTheOdds } from './campaign/defy-the-odds.ts';
import { devastatingBlow } from './campaign/devastating-blow.ts';
import { doItOrElse } from './campaign/do-it-or-else.ts';
import { doubleDuty } from './campaign/double-duty.ts';
import { ducksInABarrel } from './campaign/ducks-in-a-barrel.ts';
import { erudition } from './campaign/erudition.ts';
import { fancyFeint } from './campaign/fancy-feint.ts';
import { familiarGrounds } from './campaign/familiar-grounds.ts';
import { favoursOfThePhantasm } from './campaign/favours-of-the-phantasm.ts';
import { forcedMarch } from './campaign/forced-march.ts';
import { fillYerBoots } from './campaign/fill-yer-boots.ts';
import { furryFury } from './campaign/furry-fury.ts';
import { gribbleBog } from './campaign/gribble-bog.ts';
import { hesitation } from './campaign/hesitation.ts';
import { hideAndSeek } from './campaign/hide-and-seek.ts';
import { hotPotato } from './campaign/hot-potato.ts';
import { iDontNeedEyesToSee } from './campaign/i-dont-need-eyes-to-see.ts';
import { leshavitsAscension } from './campaign/leshavits-ascension.ts';
import { malady } from './campaign/malady.ts';
import { meLuckyCharms } from './campaign/me-lucky-charms.ts';
import { mightyMagic } from './campaign/mighty-magic.ts';
import { miniatureMagic } from './campaign/miniature-magic.ts';
import { miraculousRecovery } from './campaign/miraculous-recovery.ts';
import { ninjaReactions } from './campaign/ninja-reactions.ts';
import { noRespiteForTheWicked } from './campaign/no-respite-for-the-wicked.ts';
import { oneFootInTheGrave } from './campaign/one-foot-in-the-grave.ts';
import { overMyDeadBody } from './campaign/over-my-dead-body.ts';
import { piratesBooty } from './campaign/pirates-booty.ts';
import { pomperiousMischievousExtremis } from './campaign/pomperious-mischievous-extremis.ts';
import { raidingParty } from './campaign/raiding-party.ts';
import { rebirthRitual } from './campaign/rebirth-ritual.ts';
import { reverseFate } from './campaign/reverse-fate.ts';
import { rollingStones } from './campaign/rolling-stones.ts';
import { shoulderToShoulder } from './campaign/shoulder-to-shoulder.ts';
import { sleightOfHand } from './campaign/sleight-of-hand.ts';
import { sneakyBitODigging } from './campaign/sneaky-bit-o-digging.ts';
import { stereotypicallyEvilLaughter } from './campaign/stereotypically-evil-laughter.ts';
import { strategicManoeuvre } from './campaign/strategic-manoeuvre.ts';
import { strikeFromShadows } from './campaign/strike-from-shadows.ts';
import { stumble } from './campaign/stumble.ts';
import { tangleTree } from './campaign/tangle-tree.ts';
import { tavernGossip } from './campaign/tavern-gossip.ts';
import { treacherousTuition } from './campaign/treacherous-tuition.ts';
import { theHunt } from './campaign/the-hunt.ts';
import { thisWasntHereInMyDay } from './campaign/this-wasnt-here-in-my-day.ts';
import { twistTime } from './campaign/twist-time.ts';
import { twistedFates } from './campaign/twisted-fates.ts';
import { underhandedBlow } from './campaign/underhanded-blow.ts';
import { veteranTroops } from './campaign/veteran-troops.ts';
import { vorpalsSword } from './campaign/vorpals-sword.ts';
import { wellSchooledAndWellHeeled } from './campaign/well-schooled-and-well-heeled.ts';
import { worstShortcutEver } from './campaign/worst-shortcut-ever.ts';
import { yourTimeIsUp } from './campaign/your-time-is-up.ts';
import { antagonise } from './campaign/antagonise.ts';
import { aPlan500YearsInTheMaking } from './campaign/a-plan-500-years-in-the-making.ts';
import { bravado } from './campaign/bravado.ts';
import { brownNose } from './campaign/brown-nose.ts';
import { consolidatePower } from './campaign/consolidate-power.ts';
import { decoy } from './campaign/decoy.ts';
import { distantRelatives } from './campaign/distant-relatives.ts';
import { faeSpitefulness } from './campaign/fae-spitefulness.ts';
import { gambleTheSilverware } from './campaign/gamble-the-silverware.ts';
import { infiltrate } from './campaign/infiltrate.ts';
import { keepingTheNewRobesClean } from './campaign/keeping-the-new-robes-clean.ts';
import { longsight } from './campaign/longsight.ts';
import { lurkInObscurity } from './campaign/lurk-in-obscurity.ts';
import { makeYourOwnLuck } from './campaign/make-your-own-luck.ts';
import { malignResurrection } from './campaign/malign-resurrection.ts';
import { nefariousBargain } from './campaign/nefarious-bargain.ts';
import { plantPropaganda } from './campaign/plant-propaganda.ts';
import { portalOfGrommel } from './campaign/portal-of-grommel.ts';
import { puttingTheKiddiesToBed } from './campaign/putting-the-kiddies-to-bed.ts';
import { sirFlashypants } from './campaign/sir-flashypants.ts';
import { standAlone } from './campaign/stand-alone.ts';
import { stealTheGlory } from './campaign/steal-the-glory.ts';
import { theHighRoad } from './campaign/the-high-road.ts';
import { theSlipperySquid } from './campaign/the-slippery-squid.ts';
import { trollFists } from './campaign/troll-fists.ts';
import { turnTheTables } from './campaign/turn-the-tables.ts';
import { vengeance } from './campaign/vengeance.ts';
import { wytchwoodRiddle } from './campaign/wytchwood-riddle.ts';

/** Every campaign card, as they are numbered. @rule CMP-1 */
// prettier-ignore
export const campaignCards: readonly TableCard[] = [
  birthright,
  bloodAndSweat,
  boltFromTheBlue,
  catgutStitches,
  clumsinessOfCowards,
  crazyTown,
  curseOfAges,
  curseOfArms,
  curseOfTongues,
  damnRabbitHoles,
  dawnlightRobbery,
  defyTheOdds,
  devastatingBlow,
  doItOrElse,
  doubleDuty,
  ducksInABarrel,
  erudition,
  fancyFeint,
  familiarGrounds,
  favoursOfThePhantasm,
  forcedMarch,
  fillYerBoots,
  furryFury,
  gribbleBog,
  hesitation,
  hideAndSeek,
  hotPotato,
  iDontNeedEyesToSee,
  leshavitsAscension,
  malady,
  meLuckyCharms,
  mightyMagic,
  miniatureMagic,
  miraculousRecovery,
  ninjaReactions,
  noRespiteForTheWicked,
  oneFootInTheGrave,
  overMyDeadBody,
  piratesBooty,
  pomperiousMischievousExtremis,
  raidingParty,
  rebirthRitual,
  reverseFate,
  rollingStones,
  shoulderToShoulder,
  sleightOfHand,
  sneakyBitODigging,
  stereotypicallyEvilLaughter,
  strategicManoeuvre,
  strikeFromShadows,
  stumble,
  tangleTree,
  tavernGossip,
  treacherousTuition,
  theHunt,
  thisWasntHereInMyDay,
  twistTime,
  twistedFates,
  underhandedBlow,
  veteranTroops,
  vorpalsSword,
  wellSchooledAndWellHeeled,
  worstShortcutEver,
  yourTimeIsUp,
  antagonise,
  aPlan500YearsInTheMaking,
  bravado,
  brownNose,
  consolidatePower,
  decoy,
  distantRelatives,
  faeSpitefulness,
  gambleTheSilverware,
  infiltrate,
  keepingTheNewRobesClean,
  longsight,
  lurkInObscurity,
  makeYourOwnLuck,
  malignResurrection,
  nefariousBargain,
  plantPropaganda,
  portalOfGrommel,
  puttingTheKiddiesToBed,
  sirFlashypants,
  standAlone,
  stealTheGlory,
  theHighRoad,
  theSlipperySquid,
  trollFists,
  turnTheTables,
  vengeance,
  wytchwoodRiddle,
];
