import type { CharacterId } from '../rules/terms/ids.ts';
import { characters } from './characters.ts';

// All products, as the publisher's shop listed them in September 2026. Names and dates are facts; a product that was once in the app keeps its id.

/** A product, with a character for each of its figures. `also`: other spellings of its name. */
interface SoldProduct {
  id: string;
  name: string;
  kind: 'starter' | 'troupe-box' | 'single' | 'limited';
  year: number | null;
  characters: readonly CharacterId[];
  also?: readonly string[];
}

type Row = readonly [id: string, name: string, year: number | null, characters: string, also?: string];

// prettier-ignore
const STARTERS: readonly Row[] = [
  ['dusk-till-dawn', 'Dusk till Dawn: Two Player Starter Set', 2019, 'baron-von-fancyhat eric-the-squire flintlock friar-flavious doug-the-flatulent beaky-bobby vicious-syd grub', 'Two Player Starter Set'],
  ['life-and-death-struggle', 'Life & Death Struggle: Two Player Starter Set', 2024, 'negroli greymair serif angerboda jayda hoff mr-toodles jackalope'],
];

// prettier-ignore
const BOXES: readonly Row[] = [
  ['goblin-city', 'Goblin City', 2019, 'doug-the-flatulent vicious-syd beaky-bobby'],
  ['mushrooms-and-mayhem', 'Mushrooms and Mayhem', 2019, 'seasick-stu shabbaroon boom-boom-mc-boom'],
  ['the-barony', 'The Barony', 2019, 'eric-the-squire baron-von-fancyhat flintlock'],
  ['tumbledown-street', 'Tumbledown Street', 2019, 'agatha-tavernfrau fritz quack'],
  ['the-enclave', 'The Enclave', 2019, 'teetoe fraya the-fencer'],
  ['shadowglade', 'Shadowglade', 2019, 'butterfingers wasp silvertongue'],
  ['brothers-in-arms', 'Brothers in Arms', 2019, 'young-jack gradock morris'],
  ['mamas-boys', 'Mama\'s Boys', 2019, 'billy mama-gimble quarrel'],
  ['blood-magic', 'Blood Magic', 2019, 'diana-queen-of-the-fae foxglove belladonna'],
  ['outlanders', 'Outlanders', 2019, 'joanna-nordic-princess muridae loci-nordic-shipwright'],
  ['rags-to-riches', 'Rags to Riches', 2019, 'kaufman gertrude-the-faerie-hunter natty-slum-thief'],
  ['bootys-bilge', 'Booty\'s Bilge', 2019, 'el-capitano crusty-balboa swiggarty-swooty'],
  ['rule-the-roost', 'Rule the Roost', 2020, 'the-goblin-king herbert-growbottom the-mortician'],
  ['a-witch-in-time', 'A Witch in Time', 2020, 'antonia-noonday-witch zorya-dawn-witch danica-dusk-witch'],
  ['wild-things', 'Wild Things', 2020, 'gloom chubs wendigo'],
  ['the-end-is-nigh', 'The End is Nigh', 2020, 'kalista-leshavult-priestess brother-daniel kavanagh-the-jongler'],
  ['the-cursed', 'The Cursed', 2020, 'the-beast the-revenant anya-bartol striga-anya'],
  ['hunting-horns', 'Hunting Horns', 2020, 'hoff jayda mr-toodles'],
  ['administration-of-justice', 'Administration of Justice', 2020, 'sir-guillemot-poppycock old-calders tabby-the-librarian'],
  ['malachite-mystics', 'Malachite Mystics', 2021, 'klaus raegan-leshavult-priestess gwendoline-leshavult-priestess'],
  ['the-masquerade', 'The Masquerade', 2022, 'the-duchess creep claudia-duvel'],
  ['black-powder', 'Black Powder', 2022, 'peggy swash powder-monkey'],
  ['rune-fated', 'Rune Fated', 2022, 'liv bjorn olim'],
  ['death-and-taxes', 'Death and Taxes', 2023, 'jobie the-tax-collector portly-pete'],
  ['wyrdwood', 'Wyrdwood', 2023, 'ruwt dranyer snag'],
  ['never-ending-knights', 'Never Ending Knights', 2024, 'greymair negroli serif'],
  ['the-shady-bunch', 'The Shady Bunch', 2024, 'senara morag marley'],
  ['freaky-fugday', 'Freaky Fugday', 2024, 'jerry-heir abra-cadaverous roary'],
  ['eternal-servitude', 'Eternal Servitude', 2024, 'viktor-petty-graverobber viscount-de-faulte igor-the-servant'],
  ['charge-of-the-fright-brigade', 'Charge of the Fright Brigade', 2024, 'lampy-darkson terrible-musician jeremy-lord-of-the-deep teacake-of-torment brave-sir-pidge flay-bearer-of-knowledge'],
  ['dark-deeds', 'Dark Deeds', 2025, 'iris-and-hellebore banshee dentia'],
  ['souls-of-the-deep', 'Souls of the Deep', 2025, 'commodore-delahaye chezapeaky brigid'],
  ['the-faculty', 'The Faculty', 2025, 'flinders-memphis old-polly prof-boffinsworth'],
  ['gribbleboggers', 'Gribbleboggers', 2026, 'wenda-wetbones syril-swampfoot stilts-kim'],
  ['rogues-gallery', 'Rogues Gallery', 2026, 'nancy-priston skuggi streatham pickles'],
];

// prettier-ignore
const LARGE: readonly Row[] = [
  ['firespitter', 'Firespitter', 2019, 'firespitter'],
  ['boulder-the-troll', 'Boulder the Troll', 2019, 'boulder'],
  ['gotchgut-the-giant', 'Gotchgut the Giant', 2019, 'gotchgut'],
  ['brunhilde-the-giant', 'Brunhilde the Giant', 2019, 'brunhilde'],
  ['bristlenose-the-troll', 'Bristlenose the Troll', 2019, 'bristlenose'],
  ['gnomish-airship', 'Gnomish Airship', 2019, 'gnomish-airship'],
  ['ribald-the-troll', 'Ribald the Troll', 2020, 'ribald'],
  ['jackalope', 'Jackalope', 2020, 'jackalope'],
  ['boris-the-bunny-summoner', 'Boris the Bunny Summoner', 2020, 'boris-the-bunny-summoner murder-bunny'],
  ['dim-and-dimmer', 'Dim & Dimmer', 2020, 'dim-and-dimmer'],
  ['loubard', 'Loubard', 2020, 'loubard'],
  ['goblin-airship', 'Goblin Airship', 2020, 'goblin-airship'],
  ['sir-hogswash', 'Sir Hogswash', 2020, 'sir-hogswash'],
  ['vespa', 'Vespa', 2021, 'vespa'],
  ['knoll-the-troll', 'Knoll the Troll', 2022, 'knoll'],
  ['eric-the-enlightened', 'Eric, the Enlightened', 2022, 'eric-the-enlightened'],
  ['gump', 'Gump', 2023, 'gump'],
  ['angerboda', 'Angerboda, Frost Giant', 2024, 'angerboda'],
  ['echo-of-the-forgotten-king', 'Echo of the Forgotten King', 2024, 'echo-of-the-forgotten-king'],
  ['nanny-and-children', 'Nanny', 2024, 'nanny urchin pookie sprog'],
  ['barnakelle', 'Barnakelle', 2025, 'barnakelle'],
  ['matilda', 'Matilda', 2025, 'matilda'],
  ['bejiminy', 'Bejiminy', 2026, 'bejiminy'],
  ['streatham-and-pickles', 'Streatham and Pickles', 2026, 'streatham pickles'],
];

// prettier-ignore
const LIMITED: readonly Row[] = [
  ['insatiable-wendigo', '\'Insatiable\' Wendigo', 2026, 'wendigo'],
];

/** Characters that are sold singly under the names on their cards; the product's id is `single-` followed by the character's. */
// prettier-ignore
const SINGLES =
  'baron-von-fancyhat eric-the-squire flintlock quack fritz agatha-tavernfrau friar-flavious mama-gimble quarrel billy young-jack morris ' +
  'gradock doug-the-flatulent vicious-syd beaky-bobby shabbaroon seasick-stu boom-boom-mc-boom grub teetoe fraya the-fencer butterfingers wasp ' +
  'silvertongue kaufman natty-slum-thief gertrude-the-faerie-hunter sir-guillemot-poppycock old-calders tabby-the-librarian hoff jayda ' +
  'mr-toodles joanna-nordic-princess muridae loci-nordic-shipwright the-goblin-king the-mortician herbert-growbottom el-capitano ' +
  'swiggarty-swooty crusty-balboa diana-queen-of-the-fae belladonna foxglove brother-daniel kavanagh-the-jongler kalista-leshavult-priestess ' +
  'zorya-dawn-witch antonia-noonday-witch danica-dusk-witch chubs wendigo gloom the-revenant the-beast anya-bartol striga-anya klaus ' +
  'raegan-leshavult-priestess gwendoline-leshavult-priestess the-duchess creep claudia-duvel peggy swash powder-monkey bjorn liv olim dranyer ' +
  'ruwt snag jobie the-tax-collector portly-pete brave-sir-pidge terrible-musician flay-bearer-of-knowledge lampy-darkson ' +
  'jeremy-lord-of-the-deep teacake-of-torment serif greymair negroli igor-the-servant viktor-petty-graverobber viscount-de-faulte marley senara ' +
  'morag abra-cadaverous jerry-heir roary commodore-delahaye chezapeaky brigid banshee iris-and-hellebore dentia old-polly prof-boffinsworth ' +
  'flinders-memphis wenda-wetbones stilts-kim syril-swampfoot nancy-priston skuggi';

/** The shop's spelling of some of these names. */
const SPELT: Readonly<Record<CharacterId, string>> = {
  'friar-flavious': 'Friar Flavius',
  'doug-the-flatulent': 'Doug the Flatulent',
  'boom-boom-mc-boom': 'Boom-Boom McBoom',
  'joanna-nordic-princess': 'Joanna',
  'loci-nordic-shipwright': 'Loci',
  'antonia-noonday-witch': 'Antonia, Noon Witch',
  'striga-anya': 'Stryga Anya',
  'gwendoline-leshavult-priestess': 'Gwendoline, Leshavult Priestess (Cherry)',
  bjorn: 'Bjorn',
  'terrible-musician': 'The Terrible Musician',
  'teacake-of-torment': 'The Teacake of Torment',
  'viscount-de-faulte': 'Viscount Defaulte',
  'commodore-delahaye': 'Commodore Delahay',
  chezapeaky: 'Cheepaky',
  'prof-boffinsworth': 'Professor Boffinsworth',
  'flinders-memphis': 'Professor Flinders Memphis',
};

const many = (kind: SoldProduct['kind'], rows: readonly Row[]): SoldProduct[] =>
  rows.map(([id, name, year, figures, also]) => ({
    id,
    name,
    kind,
    year,
    characters: figures.split(' '),
    ...(also === undefined ? {} : { also: [also] }),
  }));

const names = new Map(characters.map(({ id, name }) => [id, name]));

/** All products: starters, troupe boxes, large figures, limited ones, then single figures. */
export const products: readonly SoldProduct[] = [
  ...many('starter', STARTERS),
  ...many('troupe-box', BOXES),
  ...many('single', LARGE),
  ...many('limited', LIMITED),
  ...SINGLES.split(' ').map((id): SoldProduct => ({
    id: `single-${id}`,
    name: names.get(id) ?? id,
    kind: 'single',
    year: null,
    characters: [id],
    ...(SPELT[id] === undefined ? {} : { also: [SPELT[id]] }),
  })),
];
