import type { Catalogue, Character } from '../rules/terms/card-language.ts';
import type { Board } from './boards/board.ts';
import { heronQuay } from './boards/heron-quay.ts';
import { hollowFarm } from './boards/hollow-farm.ts';
import { lanternYard } from './boards/lantern-yard.ts';
import { millFord } from './boards/mill-ford.ts';
import { moonlitRuins } from './boards/moonlit-ruins.ts';
import { owlTowers } from './boards/owl-towers.ts';
import { villageGreen } from './boards/village-green.ts';
import { whisperWood } from './boards/whisper-wood.ts';
import { agathaTavernfrau } from './characters/agatha-tavernfrau.ts';
import { antoniaNoondayWitch } from './characters/antonia-noonday-witch.ts';
import { baronVonFancyhat } from './characters/baron-von-fancyhat.ts';
import { beakyBobby } from './characters/beaky-bobby.ts';
import { belladonna } from './characters/belladonna.ts';
import { billy } from './characters/billy.ts';
import { bjorn } from './characters/bjorn.ts';
import { boomBoomMcBoom } from './characters/boom-boom-mc-boom.ts';
import { borisTheBunnySummoner } from './characters/boris-the-bunny-summoner.ts';
import { boulder } from './characters/boulder.ts';
import { braveSirPidge } from './characters/brave-sir-pidge.ts';
import { bristlenose } from './characters/bristlenose.ts';
import { brunhilde } from './characters/brunhilde.ts';
import { butterfingers } from './characters/butterfingers.ts';
import { chezapeaky } from './characters/chezapeaky.ts';
import { chubs } from './characters/chubs.ts';
import { claudiaDuvel } from './characters/claudia-duvel.ts';
import { creep } from './characters/creep.ts';
import { crustyBalboa } from './characters/crusty-balboa.ts';
import { danicaDuskWitch } from './characters/danica-dusk-witch.ts';
import { dougTheFlatulent } from './characters/doug-the-flatulent.ts';
import { dranyer } from './characters/dranyer.ts';
import { echoOfTheForgottenKing } from './characters/echo-of-the-forgotten-king.ts';
import { elCapitano } from './characters/el-capitano.ts';
import { ericTheEnlightened } from './characters/eric-the-enlightened.ts';
import { ericTheSquire } from './characters/eric-the-squire.ts';
import { firespitter } from './characters/firespitter.ts';
import { flayBearerOfKnowledge } from './characters/flay-bearer-of-knowledge.ts';
import { flindersMemphis } from './characters/flinders-memphis.ts';
import { flintlock } from './characters/flintlock.ts';
import { fraya } from './characters/fraya.ts';
import { friarFlavious } from './characters/friar-flavious.ts';
import { fritz } from './characters/fritz.ts';
import { gertrudeTheFaerieHunter } from './characters/gertrude-the-faerie-hunter.ts';
import { gloom } from './characters/gloom.ts';
import { gnomishAirship } from './characters/gnomish-airship.ts';
import { goblinAirship } from './characters/goblin-airship.ts';
import { gotchgut } from './characters/gotchgut.ts';
import { greymair } from './characters/greymair.ts';
import { grub } from './characters/grub.ts';
import { gump } from './characters/gump.ts';
import { gwendolineLeshavultPriestess } from './characters/gwendoline-leshavult-priestess.ts';
import { hoff } from './characters/hoff.ts';
import { igorTheServant } from './characters/igor-the-servant.ts';
import { jackalope } from './characters/jackalope.ts';
import { jayda } from './characters/jayda.ts';
import { joannaNordicPrincess } from './characters/joanna-nordic-princess.ts';
import { kalistaLeshavultPriestess } from './characters/kalista-leshavult-priestess.ts';
import { kavanaghTheJongler } from './characters/kavanagh-the-jongler.ts';
import { knoll } from './characters/knoll.ts';
import { lampyDarkson } from './characters/lampy-darkson.ts';
import { loubard } from './characters/loubard.ts';
import { mamaGimble } from './characters/mama-gimble.ts';
import { matilda } from './characters/matilda.ts';
import { morris } from './characters/morris.ts';
import { mrToodles } from './characters/mr-toodles.ts';
import { murderBunny } from './characters/murder-bunny.ts';
import { nanny } from './characters/nanny.ts';
import { nattySlumThief } from './characters/natty-slum-thief.ts';
import { negroli } from './characters/negroli.ts';
import { oldCalders } from './characters/old-calders.ts';
import { oldPolly } from './characters/old-polly.ts';
import { olim } from './characters/olim.ts';
import { pookie } from './characters/pookie.ts';
import { profBoffinsworth } from './characters/prof-boffinsworth.ts';
import { quack } from './characters/quack.ts';
import { quarrel } from './characters/quarrel.ts';
import { ribald } from './characters/ribald.ts';
import { seasickStu } from './characters/seasick-stu.ts';
import { shabbaroon } from './characters/shabbaroon.ts';
import { silvertongue } from './characters/silvertongue.ts';
import { sirGuillemotPoppycock } from './characters/sir-guillemot-poppycock.ts';
import { sirHogswash } from './characters/sir-hogswash.ts';
import { sprog } from './characters/sprog.ts';
import { swash } from './characters/swash.ts';
import { tabbyTheLibrarian } from './characters/tabby-the-librarian.ts';
import { terribleMusician } from './characters/terrible-musician.ts';
import { theBeast } from './characters/the-beast.ts';
import { theFencer } from './characters/the-fencer.ts';
import { theMortician } from './characters/the-mortician.ts';
import { theTaxCollector } from './characters/the-tax-collector.ts';
import { urchin } from './characters/urchin.ts';
import { vespa } from './characters/vespa.ts';
import { viciousSyd } from './characters/vicious-syd.ts';
import { wasp } from './characters/wasp.ts';
import { wendigo } from './characters/wendigo.ts';
import { youngJack } from './characters/young-jack.ts';
import { zoryaDawnWitch } from './characters/zorya-dawn-witch.ts';
import { campaignCards } from './campaign-cards.ts';
import { meleeFaces } from './decks/melee.ts';
import { tableCards } from './table-cards.ts';
import { UPGRADES } from './upgrades.ts';

export type { Board } from './boards/board.ts';
export { pairings } from './pairings.ts';
export { campaignCards } from './campaign-cards.ts';
export { tableCards } from './table-cards.ts';

/** Every character of the catalogue, by faction and then as the cards are numbered. */
export const characters: Character[] = [
  baronVonFancyhat,
  ericTheSquire,
  flintlock,
  quack,
  fritz,
  agathaTavernfrau,
  friarFlavious,
  mamaGimble,
  quarrel,
  billy,
  morris,
  youngJack,
  gotchgut,
  gertrudeTheFaerieHunter,
  tabbyTheLibrarian,
  sirGuillemotPoppycock,
  sirHogswash,
  hoff,
  jayda,
  mrToodles,
  joannaNordicPrincess,
  brunhilde,
  bjorn,
  profBoffinsworth,
  matilda,
  nattySlumThief,
  olim,
  gnomishAirship,
  oldCalders,
  flindersMemphis,
  oldPolly,
  borisTheBunnySummoner,
  murderBunny,
  jackalope,
  firespitter,
  dougTheFlatulent,
  viciousSyd,
  beakyBobby,
  shabbaroon,
  seasickStu,
  grub,
  silvertongue,
  butterfingers,
  wasp,
  boulder,
  bristlenose,
  ribald,
  crustyBalboa,
  belladonna,
  vespa,
  creep,
  knoll,
  chubs,
  wendigo,
  danicaDuskWitch,
  gloom,
  loubard,
  kavanaghTheJongler,
  kalistaLeshavultPriestess,
  antoniaNoondayWitch,
  theBeast,
  gwendolineLeshavultPriestess,
  ericTheEnlightened,
  dranyer,
  gump,
  zoryaDawnWitch,
  boomBoomMcBoom,
  fraya,
  theFencer,
  elCapitano,
  swash,
  claudiaDuvel,
  theTaxCollector,
  chezapeaky,
  theMortician,
  goblinAirship,
  greymair,
  negroli,
  flayBearerOfKnowledge,
  lampyDarkson,
  braveSirPidge,
  terribleMusician,
  nanny,
  urchin,
  sprog,
  pookie,
  igorTheServant,
  echoOfTheForgottenKing,
];

/** The cards in play, as the rules want them. */
export const catalogue: Catalogue = {
  characters: Object.fromEntries(characters.map((character) => [character.id, character])),
  melee: meleeFaces,
  upgrades: Object.fromEntries(UPGRADES.map((upgrade) => [upgrade.id, upgrade])),
  tableCards: Object.fromEntries([...tableCards, ...campaignCards].map((card) => [card.id, card])),
};

export { UPGRADES };

/** Boards that are ready to play on. */
export const boards: Board[] = [villageGreen, millFord, moonlitRuins, lanternYard, hollowFarm, owlTowers, heronQuay, whisperWood];
