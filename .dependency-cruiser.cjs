// The rules of .house.cjs, and some more, as dependency-cruiser keeps them.
const { may, rooms } = require('./.house.cjs');

const src = (...folders) => folders.map((folder) => `src/${folder}/`);

// What reckons on a board: `measured`, and what it is made of.
const reckoning = src('rules/measuring', 'rules/movement').concat('src/rules/spaces/board-survey.ts');

// What lays something on a board, where a place is a point: terrain, stones and markers, and the table that overrules.
const laying = [
  ...src('rules/table', 'rules/standing/adjust'),
  ...[
    'effects/models/growing',
    'effects/models/moving',
    'effects/cards/rolling',
    'effects/models/shift',
    'effects/models/terrain',
    'markers/place',
    'setup/stones',
  ].map((file) => `src/rules/${file}.ts`),
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
      // the server is for Node, what the app is made of is not
      to: { pathNot: pattern([`${folder}/`, ...reach]), ...(folder === 'server' ? { dependencyTypesNot: ['core'] } : {}) },
    })),
    ...Object.entries(rooms).flatMap(([part, names]) => {
      const floors = names.map((name) => `${part}/${name}`);
      return [
        ...floors.slice(0, -1).map((room, floor) => ({
          name: `${room.replace(/^src\/|\/$/g, '')}-builds-on-what-is-above`,
          comment: `${room} stands on the rooms named before it; move what is missing down, or what asks for it up.`,
          severity: 'error',
          from: { path: pattern([room]) },
          to: { path: pattern(floors.slice(floor + 1)) },
        })),
        {
          name: `every-room-of-${part.replace('src/', '')}-has-a-floor`,
          comment: 'A new room needs its line among the rooms.',
          severity: 'error',
          from: { path: `^${part}/`, pathNot: pattern(floors) },
          to: {},
        },
      ];
    }),
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
      name: 'cards-are-checked-at-the-door',
      comment:
        'What checks a card is not needed to play, and is not loaded with the first screen: the types of the language are all that others need.',
      severity: 'error',
      from: {
        path: '^(src|machines)/',
        pathNot: '^src/(rules/terms/card-language/|record/(notation|scenario/|shapes/)|packs/(read-pack|lint/)|workshop/)',
      },
      to: { path: '^src/rules/terms/card-language/(?!nodes)', dependencyTypesNot: ['type-only'] },
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
      // `table` and `shelf` join things: one names models in full and shows the match of a record to its seats, the other asks the rules of
      // set-up about characters that no match has yet.
      name: 'the-match-is-for-few',
      comment:
        'A match holds every hand. The record and the storage keep it, and the seats make views of it; everybody else, a computer player too, has views, witnessed events and decisions, and asks the table of a seat. What a computer player thinks ahead in is imagined by a seat and comes through src/seats/imagined-match.ts.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(rules|record|storage|seats)/|^src/app/(table/(table|decided-step|seat-views)|shelf/shelf|kept/drawable)\\.ts$',
      },
      to: { path: '^src/rules/(terms/(match|frame)|look|look-at|play|index)\\.ts$' },
    },
    {
      name: 'types-of-cards-only',
      comment:
        'Words read a card handed to them; what the edition has changed is a table of ids, what translated cards call characters one of names.',
      severity: 'error',
      from: { path: '^src/words/', pathNot: '^src/words/(app/edition/edition(-changes|-mark)?|names/official)\\.ts$' },
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.js', '.json', '.css'],
    },
  },
};
