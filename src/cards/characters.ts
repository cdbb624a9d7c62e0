// Written by `npm run catalogue` from the files beside it.
import type { Character } from '../rules/terms/card-language.ts';
import { baronVonFancyhat } from './characters/baron-von-fancyhat.ts';
import { ericTheSquire } from './characters/eric-the-squire.ts';
import { flintlock } from './characters/flintlock.ts';
import { quack } from './characters/quack.ts';
import { fritz } from './characters/fritz.ts';
import { agathaTavernfrau } from './characters/agatha-tavernfrau.ts';
import { friarFlavious } from './characters/friar-flavious.ts';
import { mamaGimble } from './characters/mama-gimble.ts';
import { quarrel } from './characters/quarrel.ts';
import { billy } from './characters/billy.ts';
import { youngJack } from './characters/young-jack.ts';
import { morris } from './characters/morris.ts';
import { gradock } from './characters/gradock.ts';
import { firespitter } from './characters/firespitter.ts';
import { dougTheFlatulent } from './characters/doug-the-flatulent.ts';
import { viciousSyd } from './characters/vicious-syd.ts';
import { beakyBobby } from './characters/beaky-bobby.ts';
import { shabbaroon } from './characters/shabbaroon.ts';
import { seasickStu } from './characters/seasick-stu.ts';
import { boomBoomMcBoom } from './characters/boom-boom-mc-boom.ts';
import { grub } from './characters/grub.ts';
import { fraya } from './characters/fraya.ts';
import { teetoe } from './characters/teetoe.ts';
import { theFencer } from './characters/the-fencer.ts';
import { butterfingers } from './characters/butterfingers.ts';
import { wasp } from './characters/wasp.ts';
import { silvertongue } from './characters/silvertongue.ts';
import { gotchgut } from './characters/gotchgut.ts';
import { boulder } from './characters/boulder.ts';
import { kaufman } from './characters/kaufman.ts';
import { nattySlumThief } from './characters/natty-slum-thief.ts';
import { gertrudeTheFaerieHunter } from './characters/gertrude-the-faerie-hunter.ts';
import { oldCalders } from './characters/old-calders.ts';
import { tabbyTheLibrarian } from './characters/tabby-the-librarian.ts';
import { sirGuillemotPoppycock } from './characters/sir-guillemot-poppycock.ts';
import { sirHogswash } from './characters/sir-hogswash.ts';
import { hoff } from './characters/hoff.ts';
import { jayda } from './characters/jayda.ts';
import { mrToodles } from './characters/mr-toodles.ts';
import { joannaNordicPrincess } from './characters/joanna-nordic-princess.ts';
import { muridae } from './characters/muridae.ts';
import { lociNordicShipwright } from './characters/loci-nordic-shipwright.ts';
import { gnomishAirship } from './characters/gnomish-airship.ts';
import { dimAndDimmer } from './characters/dim-and-dimmer.ts';
import { brunhilde } from './characters/brunhilde.ts';
import { bristlenose } from './characters/bristlenose.ts';
import { ribald } from './characters/ribald.ts';
import { theGoblinKing } from './characters/the-goblin-king.ts';
import { theMortician } from './characters/the-mortician.ts';
import { herbertGrowbottom } from './characters/herbert-growbottom.ts';
import { elCapitano } from './characters/el-capitano.ts';
import { swiggartySwooty } from './characters/swiggarty-swooty.ts';
import { crustyBalboa } from './characters/crusty-balboa.ts';
import { goblinAirship } from './characters/goblin-airship.ts';
import { dianaQueenOfTheFae } from './characters/diana-queen-of-the-fae.ts';
import { belladonna } from './characters/belladonna.ts';
import { foxglove } from './characters/foxglove.ts';
import { vespa } from './characters/vespa.ts';
import { brotherDaniel } from './characters/brother-daniel.ts';
import { kavanaghTheJongler } from './characters/kavanagh-the-jongler.ts';
import { kalistaLeshavultPriestess } from './characters/kalista-leshavult-priestess.ts';
import { loubard } from './characters/loubard.ts';
import { borisTheBunnySummoner } from './characters/boris-the-bunny-summoner.ts';
import { murderBunny } from './characters/murder-bunny.ts';
import { zoryaDawnWitch } from './characters/zorya-dawn-witch.ts';
import { antoniaNoondayWitch } from './characters/antonia-noonday-witch.ts';
import { danicaDuskWitch } from './characters/danica-dusk-witch.ts';
import { chubs } from './characters/chubs.ts';
import { wendigo } from './characters/wendigo.ts';
import { gloom } from './characters/gloom.ts';
import { jackalope } from './characters/jackalope.ts';
import { theRevenant } from './characters/the-revenant.ts';
import { theBeast } from './characters/the-beast.ts';
import { anyaBartol } from './characters/anya-bartol.ts';
import { strigaAnya } from './characters/striga-anya.ts';
import { klaus } from './characters/klaus.ts';
import { raeganLeshavultPriestess } from './characters/raegan-leshavult-priestess.ts';
import { gwendolineLeshavultPriestess } from './characters/gwendoline-leshavult-priestess.ts';
import { theDuchess } from './characters/the-duchess.ts';
import { creep } from './characters/creep.ts';
import { claudiaDuvel } from './characters/claudia-duvel.ts';
import { peggy } from './characters/peggy.ts';
import { swash } from './characters/swash.ts';
import { powderMonkey } from './characters/powder-monkey.ts';
import { knoll } from './characters/knoll.ts';
import { bjorn } from './characters/bjorn.ts';
import { liv } from './characters/liv.ts';
import { olim } from './characters/olim.ts';
import { ericTheEnlightened } from './characters/eric-the-enlightened.ts';
import { dranyer } from './characters/dranyer.ts';
import { ruwt } from './characters/ruwt.ts';
import { snag } from './characters/snag.ts';
import { gump } from './characters/gump.ts';
import { jobie } from './characters/jobie.ts';
import { theTaxCollector } from './characters/the-tax-collector.ts';
import { portlyPete } from './characters/portly-pete.ts';
import { braveSirPidge } from './characters/brave-sir-pidge.ts';
import { terribleMusician } from './characters/terrible-musician.ts';
import { flayBearerOfKnowledge } from './characters/flay-bearer-of-knowledge.ts';
import { lampyDarkson } from './characters/lampy-darkson.ts';
import { jeremyLordOfTheDeep } from './characters/jeremy-lord-of-the-deep.ts';
import { teacakeOfTorment } from './characters/teacake-of-torment.ts';
import { echoOfTheForgottenKing } from './characters/echo-of-the-forgotten-king.ts';
import { serif } from './characters/serif.ts';
import { greymair } from './characters/greymair.ts';
import { negroli } from './characters/negroli.ts';
import { angerboda } from './characters/angerboda.ts';
import { igorTheServant } from './characters/igor-the-servant.ts';
import { viktorPettyGraverobber } from './characters/viktor-petty-graverobber.ts';
import { viscountDeFaulte } from './characters/viscount-de-faulte.ts';
import { marley } from './characters/marley.ts';
import { senara } from './characters/senara.ts';
import { morag } from './characters/morag.ts';
import { abraCadaverous } from './characters/abra-cadaverous.ts';
import { jerryHeir } from './characters/jerry-heir.ts';
import { roary } from './characters/roary.ts';
import { nanny } from './characters/nanny.ts';
import { urchin } from './characters/urchin.ts';
import { sprog } from './characters/sprog.ts';
import { pookie } from './characters/pookie.ts';
import { barnakelle } from './characters/barnakelle.ts';
import { commodoreDelahaye } from './characters/commodore-delahaye.ts';
import { chezapeaky } from './characters/chezapeaky.ts';
import { brigid } from './characters/brigid.ts';
import { banshee } from './characters/banshee.ts';
import { irisAndHellebore } from './characters/iris-and-hellebore.ts';
import { dentia } from './characters/dentia.ts';
import { oldPolly } from './characters/old-polly.ts';
import { profBoffinsworth } from './characters/prof-boffinsworth.ts';
import { flindersMemphis } from './characters/flinders-memphis.ts';
import { matilda } from './characters/matilda.ts';
import { bejiminy } from './characters/bejiminy.ts';
import { wendaWetbones } from './characters/wenda-wetbones.ts';
import { stiltsKim } from './characters/stilts-kim.ts';
import { syrilSwampfoot } from './characters/syril-swampfoot.ts';
import { streatham } from './characters/streatham.ts';
import { pickles } from './characters/pickles.ts';
import { nancyPriston } from './characters/nancy-priston.ts';
import { skuggi } from './characters/skuggi.ts';

/** Every character of the catalogue, as the cards are numbered. */
// prettier-ignore
export const characters: readonly Character[] = [
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
  youngJack,
  morris,
  gradock,
  firespitter,
  dougTheFlatulent,
  viciousSyd,
  beakyBobby,
  shabbaroon,
  seasickStu,
  boomBoomMcBoom,
  grub,
  fraya,
  teetoe,
  theFencer,
  butterfingers,
  wasp,
  silvertongue,
  gotchgut,
  boulder,
  kaufman,
  nattySlumThief,
  gertrudeTheFaerieHunter,
  oldCalders,
  tabbyTheLibrarian,
  sirGuillemotPoppycock,
  sirHogswash,
  hoff,
  jayda,
  mrToodles,
  joannaNordicPrincess,
  muridae,
  lociNordicShipwright,
  gnomishAirship,
  dimAndDimmer,
  brunhilde,
  bristlenose,
  ribald,
  theGoblinKing,
  theMortician,
  herbertGrowbottom,
  elCapitano,
  swiggartySwooty,
  crustyBalboa,
  goblinAirship,
  dianaQueenOfTheFae,
  belladonna,
  foxglove,
  vespa,
  brotherDaniel,
  kavanaghTheJongler,
  kalistaLeshavultPriestess,
  loubard,
  borisTheBunnySummoner,
  murderBunny,
  zoryaDawnWitch,
  antoniaNoondayWitch,
  danicaDuskWitch,
  chubs,
  wendigo,
  gloom,
  jackalope,
  theRevenant,
  theBeast,
  anyaBartol,
  strigaAnya,
  klaus,
  raeganLeshavultPriestess,
  gwendolineLeshavultPriestess,
  theDuchess,
  creep,
  claudiaDuvel,
  peggy,
  swash,
  powderMonkey,
  knoll,
  bjorn,
  liv,
  olim,
  ericTheEnlightened,
  dranyer,
  ruwt,
  snag,
  gump,
  jobie,
  theTaxCollector,
  portlyPete,
  braveSirPidge,
  terribleMusician,
  flayBearerOfKnowledge,
  lampyDarkson,
  jeremyLordOfTheDeep,
  teacakeOfTorment,
  echoOfTheForgottenKing,
  serif,
  greymair,
  negroli,
  angerboda,
  igorTheServant,
  viktorPettyGraverobber,
  viscountDeFaulte,
  marley,
  senara,
  morag,
  abraCadaverous,
  jerryHeir,
  roary,
  nanny,
  urchin,
  sprog,
  pookie,
  barnakelle,
  commodoreDelahaye,
  chezapeaky,
  brigid,
  banshee,
  irisAndHellebore,
  dentia,
  oldPolly,
  profBoffinsworth,
  flindersMemphis,
  matilda,
  bejiminy,
  wendaWetbones,
  stiltsKim,
  syrilSwampfoot,
  streatham,
  pickles,
  nancyPriston,
  skuggi,
];
