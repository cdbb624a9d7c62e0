// Writes src/ui/art/glyphs.ts and emblem-glyphs.ts: the few pictures of game-icons.net the app shows, as path data. Run after changing the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const from = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const into = (name) => fileURLToPath(new URL(`../src/ui/art/${name}.ts`, import.meta.url));

// our name: the name in the collection
const ui = {
  log: 'scroll-unfurled',
  rules: 'open-book',
  settings: 'gears',
  eye: 'semi-closed-eye',
  sword: 'broadsword',
  swords: 'crossed-swords',
  shield: 'checked-shield',
  hand: 'hand',
  dice: 'perspective-dice-six',
  trophy: 'trophy',
  flag: 'flying-flag',
  magic: 'fairy-wand',
  footprints: 'boot-prints',
  jump: 'jump-across',
  dig: 'spade',
  heart: 'hearts',
  skull: 'skull-crossed-bones',
  hourglass: 'hourglass',
  bell: 'ringing-bell',
  cards: 'card-draw',
  tree: 'pine-tree',
  campfire: 'campfire',
  lock: 'padlock',
  chest: 'chest',
  brush: 'paint-brush',
  quill: 'quill-ink',
  people: 'meeple',
  crystal: 'crystal-growth',
  map: 'treasure-map',
};
// character id (and, for those without a picture of their own, the keyword): the name in the collection
const emblems = {
  'baron-von-fancyhat': 'robin-hood-hat',
  flintlock: 'musket',
  'friar-flavious': 'monk-face',
  quack: 'duck',
  billy: 'goat',
  'young-jack': 'beer-stein',
  'beaky-bobby': 'bird-mask',
  firespitter: 'fire-breath',
  'seasick-stu': 'anchor',
  grub: 'earth-worm',
  'vicious-syd': 'plain-dagger',
  'doug-the-flatulent': 'mole',
  'eric-the-squire': 'arm-bandage',
  fritz: 'two-handed-sword',
  'agatha-tavernfrau': 'tavern-sign',
  'mama-gimble': 'clover',
  quarrel: 'crossbow',
  gotchgut: 'wood-club',
  jayda: 'bow-arrow',
  'mr-toodles': 'pan-flute',
  jackalope: 'rabbit-head',
  butterfingers: 'butterfly',
  wasp: 'thrown-spear',
  boulder: 'rock-golem',
  bristlenose: 'fish-monster',
  ribald: 'cannon',
  'crusty-balboa': 'crab',
  vespa: 'wasp-sting',
  creep: 'hooded-assassin',
  knoll: 'swamp',
  chubs: 'potion-ball',
  gloom: 'moon-bats',
  morris: 'war-pick',
  'gertrude-the-faerie-hunter': 'blunderbuss',
  'tabby-the-librarian': 'book-pile',
  'sir-guillemot-poppycock': 'warhammer',
  'sir-hogswash': 'boar',
  hoff: 'hunting-horn',
  'joanna-nordic-princess': 'glaive',
  bjorn: 'bear-head',
  brunhilde: 'viking-helmet',
  'prof-boffinsworth': 'magnifying-glass',
  matilda: 'kangaroo',
  'antonia-noonday-witch': 'shiny-apple',
  'kalista-leshavult-priestess': 'cultist',
  'eric-the-enlightened': 'stag-head',
  dranyer: 'duality-mask',
  gump: 'evil-tree',
  loubard: 'incense',
  'the-beast': 'werewolf',
  'kavanagh-the-jongler': 'juggler',
  'gwendoline-leshavult-priestess': 'crystal-ball',
  'boom-boom-mc-boom': 'rolling-bomb',
  fraya: 'fairy',
  'the-fencer': 'fencer',
  'el-capitano': 'pirate-captain',
  swash: 'saber-and-pistol',
  'claudia-duvel': 'robber-mask',
  'the-tax-collector': 'pay-money',
  'old-polly': 'rooster',
  'flinders-memphis': 'steampunk-goggles',
  'zorya-dawn-witch': 'sunrise',
  'old-calders': 'beard',
  greymair: 'tattered-banner',
  negroli: 'skeleton',
  'flay-bearer-of-knowledge': 'evil-book',
  'lampy-darkson': 'old-lantern',
  'brave-sir-pidge': 'dove',
  'terrible-musician': 'trumpet',
  'gnomish-airship': 'zeppelin',
  'goblin-airship': 'air-balloon',
  olim: 'beer-horn',
  'the-mortician': 'coffin',
  nanny: 'baby-bottle',
  urchin: 'baby-face',
  sprog: 'voodoo-doll',
  pookie: 'matryoshka-dolls',
  chezapeaky: 'crab-claw',
  'natty-slum-thief': 'slingshot',
  'igor-the-servant': 'candle-light',
  'echo-of-the-forgotten-king': 'crowned-skull',
  animal: 'wolf-head',
  cleric: 'prayer',
  faerie: 'fairy-wings',
  faun: 'horned-helm',
  giant: 'ogre',
  gnome: 'bad-gnome',
  goblin: 'goblin-head',
  human: 'visored-helm',
  machine: 'gear-hammer',
  pirate: 'pirate-hat',
  psychopomp: 'candle-skull',
  risen: 'raise-zombie',
  rogue: 'cloak-dagger',
  soldier: 'crossed-sabres',
  spirit: 'spectre',
  treefolk: 'tree-face',
  troll: 'troll',
  wizard: 'pointy-hat',
};

const { icons } = JSON.parse(readFileSync(from, 'utf8'));
const missing = [];
const paths = (chosen) =>
  Object.entries(chosen).map(([name, source]) => {
    const body = icons[source]?.body;
    const found = body ? [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]) : [];
    if (found.length === 0) missing.push(source);
    if (process.argv.includes('--sizes')) console.log(String(body?.length).padStart(6), name, source);
    return `  '${name}': '${found.join('')}',`;
  });
const written = [
  ['glyphs', 'pictureGlyphs', 'what can be done', ui],
  ['emblem-glyphs', 'emblemGlyphs', 'the emblem of a character by id, or of a keyword', emblems],
].map(([file, name, what, chosen]) => [
  into(file),
  [
    '// Written by tools/pick-glyphs.mjs. Pictures by the authors of https://game-icons.net, CC BY 3.0.',
    `/** Path data on a 512 × 512 ground: ${what}. */`,
    `export const ${name} = {`,
    ...paths(chosen),
    '} as const;',
    '',
  ].join('\n'),
]);
if (missing.length > 0) throw new Error(`not in the collection: ${missing.join(', ')}`);
for (const [file, draft] of written) {
  const text = await format(draft, { ...(await resolveConfig(file)), parser: 'typescript' });
  writeFileSync(file, text);
  console.log(`${file}: ${Math.round(text.length / 1024)} kB`);
}
