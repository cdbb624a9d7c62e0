// Who may import whom. Each folder lists what it may reach; everything else, packages included, is refused.
const npm = (...names) => names.map((name) => `node_modules/${name}/`);
const src = (...folders) => folders.map((folder) => `src/${folder}/`);
const terms = 'src/rules/terms/';
/** The orders of play; the charts of the app are for the app alone. */
const orders = 'machines/(match|campaign)/';
const campaignTerms = 'src/campaign/terms/';

const may = {
  'src/geometry': [],
  'src/rules': [...src('geometry'), ...npm('pure-rand')],
  'src/cards': [terms],
  'src/seats': src('rules', 'geometry'),
  'src/campaign': src('rules', 'geometry'),
  'src/troupes': [terms, ...npm('valibot')],
  'src/record': [orders, ...src('rules', 'campaign', 'geometry'), ...npm('valibot', 'fflate')],
  'src/players': [orders, ...src('rules', 'seats', 'geometry')],
  'src/storage': [...src('record', 'campaign', 'rules'), ...npm('dexie', 'valibot', 'fflate')],
  'src/words': [terms, campaignTerms, ...src('cards', 'troupes'), ...npm('@lit/localize')],
  'src/ui': [
    ...src('geometry', 'troupes', 'words', 'seats'),
    terms,
    campaignTerms,
    ...npm('lit', '@lit/context', '@lit/localize', 'uqr', 'jsqr'),
  ],
  'machines/app': ['machines/drawing.ts', ...npm('xstate')],
  machines: [...src('rules', 'campaign'), ...npm('xstate')],
};

// The rooms of the rules, from the ground up: each stands on those named before it.
const rooms = [
  'violation.ts',
  'terms/',
  'space/space.ts', // what is asked of the table; what answers, `measured`, is handed in from above
  'table/',
  'look.ts',
  'play.ts',
  'ledger.ts',
  'step.ts',
  'leave.ts',
  'printed/',
  'measuring/',
  'sight/',
  'reading/',
  'harm/',
  'movement/',
  'space/measured.ts',
  'look-at.ts',
  'scoring/',
  'melee/',
  'arcane/',
  'effects/',
  'markers/',
  'activation/',
  'standing/',
  'setup/',
  'turn/',
  'index.ts',
].map((room) => `src/rules/${room}`);

// What reckons on a board: `measured`, and what it is made of.
const reckoning = src('rules/measuring', 'rules/movement').concat('src/rules/space/measured.ts');

// What lays something on a board, where a place is a point: terrain, stones and markers, and the table that overrules.
const laying = [
  ...src('rules/table', 'rules/standing/adjust'),
  ...['effects/growing', 'effects/rolling', 'effects/shift', 'effects/terrain', 'markers/place', 'setup/stones'].map(
    (file) => `src/rules/${file}.ts`,
  ),
];

const pattern = (paths) => `^(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`;

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Types may speak of each other inside a folder; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-dev-dep',
      comment: 'What the app imports must be a runtime dependency.',
      severity: 'error',
      from: { path: '^(src|machines)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'not-to-tests-or-tools',
      severity: 'error',
      from: { path: '^(src|machines)/' },
      to: { path: '^(test|tools)/' },
    },
    ...Object.entries(may).map(([folder, reach]) => ({
      name: `${folder.replace('src/', '')}-reaches-too-far`,
      comment: `${folder} may import only itself${reach.length ? `, ${reach.join(', ')}` : ''}.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { pathNot: pattern([`${folder}/`, ...reach]) },
    })),
    ...rooms.slice(0, -1).map((room, floor) => ({
      name: `${room.replace(/^src\/|\/$/g, '')}-builds-on-what-is-above`,
      comment: `${room} stands on the rooms named before it; move what is missing down, or what asks for it up.`,
      severity: 'error',
      from: { path: pattern([room]) },
      to: { path: pattern(rooms.slice(floor + 1)) },
    })),
    {
      name: 'every-room-of-the-rules-has-a-floor',
      comment: 'A new room needs its line among the rooms above.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: pattern(rooms) },
      to: {},
    },
    {
      name: 'space-is-asked-at-its-doors',
      comment: 'Distance, sight, cover, engagement, contact and ways: the rules ask look.space, through sight/ and movement/ways.ts.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: pattern([...reckoning, ...laying]) },
      to: {
        path: '^src/(geometry/(?!lengths)|rules/(measuring/(gaps|lines|engagers|in-the-way)|movement/(path|crossing|ground|levels|circling)))',
      },
    },
    {
      name: 'types-of-seats-only',
      comment: 'The screen knows what a view looks like, not how it is made.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/seats/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screen-never-sees-the-match',
      comment: 'The match and its frames hold every hand; the screen gets the view of a seat.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(rules/terms/(match|frame)|campaign/terms/campaign)\\.ts$' },
    },
    {
      name: 'types-of-cards-only',
      comment: 'Words read a card handed to them.',
      severity: 'error',
      from: { path: '^src/words/' },
      to: { path: '^src/cards/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every-folder-has-a-rule',
      comment: 'A new folder needs its line above; app is the only one that joins things.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/app/|${pattern(Object.keys(may).map((folder) => `${folder}/`))}` },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.js', '.json', '.css'],
    },
  },
};
