// Who may import whom. Each folder lists what it may reach; everything else, packages included, is refused. Drawn in docs/house.md.
const npm = (...names) => names.map((name) => `node_modules/${name}/`);
const src = (...folders) => folders.map((folder) => `src/${folder}/`);
const terms = 'src/rules/terms/';
/** The orders of play; the charts of the app are for the app alone. */
const orders = 'machines/(match|campaign)/';
const campaignTerms = 'src/campaign/terms/';

const may = {
  'src/geometry': [],
  'src/rules': [...src('geometry'), ...npm('pure-rand', 'valibot')],
  'src/cards': [terms],
  'src/seats': src('rules', 'geometry'),
  'src/glasses': [terms, 'src/rules/setup/rules-number.ts', ...src('seats'), ...npm('valibot')],
  'src/campaign': src('rules', 'geometry'),
  'src/troupes': [terms, ...npm('valibot')],
  'src/packs': [terms, ...npm('valibot')],
  'src/workshop': [terms, ...src('packs'), ...npm('valibot')],
  'src/puzzles': [terms, ...src('record'), ...npm('valibot')],
  'src/tournament': [terms, ...src('troupes'), ...npm('edmonds-blossom-fixed', 'valibot')],
  'src/club': [terms, campaignTerms, ...src('rules', 'seats', 'record', 'campaign', 'glasses', 'tournament'), ...npm('valibot')],
  'src/cabinet': [terms, ...src('troupes'), ...npm('valibot')],
  'src/record': [orders, 'src/seats/events-for.ts', ...src('rules', 'campaign', 'geometry'), ...npm('valibot', 'fflate')],
  'src/lessons': [terms, ...src('seats')],
  'src/players': [orders, ...src('rules', 'seats', 'geometry')],
  'src/storage': [...src('record', 'campaign', 'rules', 'cabinet', 'packs', 'puzzles', 'tournament'), ...npm('dexie', 'valibot', 'fflate')],
  'src/words': [
    'translations/',
    terms,
    campaignTerms,
    ...src('cards', 'troupes', 'cabinet', 'packs', 'puzzles', 'tournament'),
    ...npm('@lit/localize'),
  ],
  'src/ui': [
    ...src('geometry', 'troupes', 'cabinet', 'packs', 'puzzles', 'workshop', 'tournament', 'words', 'seats'),
    terms,
    campaignTerms,
    'src/club/terms/',
    ...npm('lit', '@lit/context', '@lit/localize', 'uqr', 'jsqr'),
  ],
  server: [...src('club', 'glasses', 'record', 'rules', 'seats', 'campaign', 'tournament', 'players', 'cards'), ...npm('uqr', 'valibot')],
  'machines/app': ['machines/drawing.ts', ...npm('xstate')],
  machines: [...src('rules', 'campaign'), ...npm('xstate')],
};

// The rooms of a part, from the ground up: each stands on those named before it.
const rooms = {
  'src/rules': [
    'violation.ts',
    'terms/',
    'space/', // what is asked of the table, and what nobody has said; what answers is handed in from above
    'table/',
    'look.ts',
    'play.ts',
    'ledger.ts',
    'step.ts',
    'leave.ts',
    'printed/',
    'measuring/',
    'endless-text.ts', // a text of a card that never ends
    'sight/',
    'reading/',
    'harm/',
    'movement/',
    'spaces/', // what answers: a board, or the players
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
    'judge.ts',
    'suppose.ts',
    'judge-told.ts',
    'strange-names.ts',
    'index.ts',
  ],
  'src/campaign': [
    'terms/',
    'reasons.ts',
    'league-cards.ts',
    'players.ts',
    'settings.ts',
    'summary.ts',
    'work.ts',
    'notes.ts',
    'openings.ts',
    'step.ts',
    'outcome.ts', // how a game ended for each of its players
    'allowance.ts', // how many cards and machinations a week allows
    'attacks/',
    'roster/',
    'cards/',
    'match-for.ts',
    'match-setup.ts',
    'scoring/',
    'machinations/',
    'pairings/',
    'steps/',
    'view/',
    'standing/',
    'judge.ts',
    'new-campaign.ts',
    'index.ts',
  ],
  'src/cabinet': [
    'terms.ts',
    'clashes.ts',
    'photo.ts',
    'answers.ts',
    'merge.ts',
    'holding.ts',
    'shelves.ts',
    'code.ts',
    'figures.ts',
    'changes.ts',
    'step.ts',
    'taking.ts',
    'lists/', // cabinets as text, read and written
    'advice/', // what may be played with what stands there
  ],
  'src/tournament': [
    'terms/',
    'reasons.ts',
    'own-cards.ts', // characters of packs, and which packs a tournament names
    'settings.ts',
    'entrants.ts',
    'round-clock.ts',
    'standings/',
    'pairing/',
    'judge-tournament.ts',
    'decide-tournament.ts',
    'tournament-log.ts',
    'shapes.ts',
  ],
  'src/club': ['terms/', 'read-protocol.ts', 'device-side.ts', 'people.ts', 'campaign-fold.ts', 'tournament-fold.ts'],
  'src/players': [
    'lot.ts',
    'player.ts',
    'drawn-answers.ts',
    'random-player.ts',
    'imagined/', // what a seat makes of what it sees
    'levels.ts',
    'company.ts',
    'duels/', // cards that are laid in secret
    'plan/', // what to do with an activation
    'trial.ts',
    'hindsight.ts',
    'windows/', // the other questions
    'think.ts',
  ],
  'src/record': [
    'base64.ts',
    'equality.ts',
    'migrations.ts',
    'steps.ts',
    'record.ts',
    'cards-in-play.ts',
    'shapes/',
    'sealed-file.ts',
    'board-file.ts',
    'share-frames.ts',
    'share-code.ts',
    'line.ts',
    'take-back.ts',
    'checkpoints.ts',
    'match-record.ts',
    'branch.ts',
    'log.ts',
    'notation.ts',
    'refold.ts',
    'open-record.ts',
    'campaign-record.ts',
    'scenario/',
  ],
  'src/storage': [
    'canonical-text.ts',
    'free-id.ts',
    'stored-thing.ts',
    'long-work.ts',
    'hold-match.ts',
    'shapes/', // what may lie in the storage, and what is refused
    'merge/', // how two versions of a thing become one
    'database/', // the tables of each edition
    'stores/', // a file for each kind of thing
    'backup/',
  ],
  'src/words': [
    'language/', // which one is spoken, and how it joins words
    'names/',
    'reasons/',
    'card-text/', // sayings, and how they become sentences
    'languages/', // the same sayings in each language
    'rulebook/',
    'app/',
    'campaign/',
    'cabinet/',
    'cards/', // the text of a card in the language that is spoken
    'match/',
    'glasses/',
    'tournament/',
    'club/',
  ],
  'src/app': [
    'window/', // what belongs to the window: routes, workers, the screen that stays awake
    'computer/',
    'official-packs.ts', // whose seal a pack carries
    'box.ts', // the cards of this device
    'kept/', // what is kept of a match, and what it is called in a list
    'table/',
    'trainer/',
    'backup/',
    'foreign/', // what comes from elsewhere, and what is passed on
    'power/', // how strong a card is
    'packs/', // packs of cards, and the taking of one
    'session/', // from a new match to its end
    'puzzles/', // positions to be solved, and positions that are set up
    'workshop/', // the making of cards, and a small board to try them on
    'shelf/',
    'cabinet/',
    'campaign/',
    'glasses/', // other glasses of a match, and this one at a table elsewhere
    'tournament/',
    'club/', // this device in a club
    'desks.ts', // what screens work at beside a match, each fetched with the first screen that asks for it
    'library.ts',
    'main.ts',
  ],
  'src/ui': [
    'theme/',
    'art/',
    'senses/',
    'story/',
    'kit/',
    'contexts/', // what the app gives the screens, and the addresses of the screens
    'language.ts',
    'page/', // what every page is made of
    'board/',
    'cards/',
    'codes/', // codes as pictures, drawn and read
    'table/', // what a table is called, who has its board, what was decided ahead
    'log/',
    'spoken/',
    'prompts/', // what a seat is asked
    'adjust/',
    'meeting/', // which other glasses a match has, and how two devices meet
    'match/',
    'hand/', // the cards of a seat whose board is another glass
    'rulebook/',
    'replay/',
    'lessons/',
    'board-editor/',
    'troupes/',
    'workshop/',
    'packs/',
    'puzzles/',
    'campaign/',
    'glasses/', // where other glasses are met, and tables elsewhere joined
    'tournament/',
    'club/',
    'cabinet/',
    'print/', // cards on paper
    'compendium/',
    'players/',
    'screens/',
    'screen-list.ts',
    'moonrise-app.ts',
    'gallery/',
  ],
  'src/ui/contexts': [
    'waiting.ts',
    'watching.ts',
    'places.ts',
    'joined-mark.ts',
    'looking-back.ts',
    'table/', // one match: its board, its seats, what is asked there
    'table-port.ts',
    'board-port.ts',
    'ready-board.ts',
    'replay-port.ts',
    'players-port.ts',
    'cards/', // characters, packs, troupes and miniatures
    'learning/', // lessons, problems, the trainer
    'gatherings/', // what several players or several devices meet for
    'library/',
    'library-port.ts',
    'shell-port.ts',
    'contexts.ts',
  ],
  'src/ui/page': [
    'time/', // days, hours and clocks
    'app-lines.ts',
    'failure-text.ts',
    'change-notice.ts',
    'language-segments.ts',
    'page-styles.ts',
    'page.ts',
    'pairing-match.ts',
    'paper-styles.ts',
    'player-pennant.ts',
    'company-choice.ts',
    'reading.ts',
    'rule-link.ts',
    'save-file.ts',
    'setting-line.ts',
    'sound-offer.ts',
    'trouble.ts',
    'watched-match.ts',
    'kept-list.ts',
    'screen.ts',
  ],
  'src/ui/cards': [
    'coin.ts',
    'deck/', // the cards that are drawn and laid
    'character/', // a character as a card
    'figure-clashes.ts',
    'here-choice.ts',
    'painted-here.ts',
    'pack-offer.ts',
    'unowned-folded.ts',
    'cards.ts',
  ],
  'src/ui/kit': [
    'styles.ts',
    'emit.ts',
    'labels.ts',
    'word-size.ts',
    'touch/', // what fingers and keys do, and when the glass is drawn after them
    'button.ts',
    'icon-button.ts',
    'figures/', // small drawings of a number
    'fields/', // what is chosen and typed
    'tray/', // what is held or opened at the edge of the glass
    'sheets/', // what lies over a page
    'kit.ts',
  ],
  'src/ui/board': [
    'table.ts', // the table that a board shows
    'modes.ts', // what a board is used for
    'board-parts.ts',
    'styles/',
    'camera/', // which part of the table is seen, and from where
    'terrain/',
    'models/', // coins, and what lies beside and under them
    'pictures/', // what has just happened, drawn as it happens
    'touch/', // what a finger, a pointer or a key does on the board
    'layers/', // everything drawn, one above the other
    'board-properties.ts', // what a screen sets on a board
    'board.ts',
  ],
  'src/ui/prompts': [
    'prompt.ts',
    'outcomes/', // what an answer leads to, and for whom that is good
    'plan/', // an answer that is put together on the board
    'cards/',
    'acting/', // which model acts, and what it does
    'duels/',
    'setup/',
    'choices/',
    'spoken-prompt.ts',
    'prompt-for.ts',
  ],
  'src/ui/workshop': [
    'text/', // the text of a card, piece by piece
    'start/', // a name, and a card to begin with
    'move-panel.ts',
    'editor/',
    'workshop-screen.ts',
  ],
  'src/ui/match': [
    'match-host.ts',
    'chrome-text.ts',
    'light-taps.ts',
    'layout/', // where each part of the screen lies
    'duel/',
    'postcard/',
    'end/',
    'notices/', // what is told beside the board
    'seats/', // who sits at this glass, and what each may see
    'header/',
    'strips/',
    'model-sheet.ts',
    'papers.ts', // which sheets lie open over the match
    'match-follower.ts',
    'lately-styles.ts',
    'ready-styles.ts',
    'screen-styles.ts',
    'match-screen.ts',
  ],
};

module.exports = { may, rooms };
