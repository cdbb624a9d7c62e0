import '../words/named-after-each.ts';
import type { TemplateResult } from 'lit';
import { catalogue, characters } from '../../../src/cards/index.ts';
import type { AnyCard } from '../../../src/packs/pack.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import '../../../src/ui/board-editor/board-editor.ts';
import '../../../src/ui/board-editor/shelf-dialog.ts';
import type { PuzzlePort } from '../../../src/ui/contexts/learning/puzzle-port.ts';
import { shelfCatalogue } from '../../../src/ui/cabinet/coins/shown-shelves.ts';
import '../../../src/ui/cabinet/evening-panel.ts';
import '../../../src/ui/cabinet/field-panel.ts';
import '../../../src/ui/cabinet/figure/figure-photo.ts';
import '../../../src/ui/cabinet/lists/lines-in.ts';
import '../../../src/ui/cabinet/next-panel.ts';
import '../../../src/ui/campaign/campaign-place.ts';
import '../../../src/ui/campaign/campaigns-screen.ts';
import '../../../src/ui/compendium/card-photo.ts';
import '../../../src/ui/packs/packs-screen.ts';
import '../../../src/ui/players/players-screen.ts';
import '../../../src/ui/print/print-screen.ts';
import '../../../src/ui/puzzles/puzzles-screen.ts';
import '../../../src/ui/screens/boards-screen.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import '../../../src/ui/screens/new-match/campaign-evening.ts';
import '../../../src/ui/screens/new-match/new-match-screen.ts';
import '../../../src/ui/screens/settings/backup-panel.ts';
import '../../../src/ui/tournament/entrants-panel.ts';
import '../../../src/ui/tournament/tournament-place.ts';
import '../../../src/ui/tournament/tournaments-screen.ts';
import '../../../src/ui/troupes/share-screen.ts';
import '../../../src/ui/troupes/troupes-screen.ts';
import '../../../src/ui/workshop/editor/card-editor.ts';
import '../../../src/ui/workshop/workshop-screen.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { playersWords } from '../../../src/words/app/keeping/keeping.ts';
import { editorWords } from '../../../src/words/app/making/board-editor.ts';
import { boardsWords } from '../../../src/words/app/making/boards-screen.ts';
import { campaignsWords } from '../../../src/words/campaign/campaign.ts';
import { clubWords } from '../../../src/words/club/club.ts';
import { entrantWords, tournamentWords } from '../../../src/words/tournament/tournament.ts';
import { workshop as boardWorkshop } from '../board-editor/workshop.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import { samplePack } from '../packs/sample-packs.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { deep, listed, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';
import { choose, chooseTorn, fire, firstly, full, mendFiles, torn, type Failing } from './failing.ts';
import { CLUB_READINGS, CLUB_WRITINGS } from './failing-club.ts';

/** A campaign whose first games are laid out. */
const inPlay = (change: Partial<RealCampaign> = {}): RealCampaign =>
  Object.assign(
    new RealCampaign().playTo(({ weeks }) => (weeks.at(-1)?.games.length ?? 0) > 0),
    change,
  );
const campaignOf = (change: Partial<RealCampaign>) => () => html`<moon-campaign-screen .campaign=${inPlay(change)}></moon-campaign-screen>`;
const tabs = (type: string, detail: unknown) => (screen: Element) => fire(screen, 'moon-tabs', type, detail);
const troupe = (library: SampleLibrary): void => library.desk.put(sampleTroupe('a'));
const puzzles = (change: Partial<PuzzlePort>) => (library: SampleLibrary) =>
  Object.assign(library, { puzzles: () => Promise.resolve(change as PuzzlePort) });
const photo = (change: Partial<SampleCabinet>) => () =>
  html`<moon-figure-photo
    .port=${Object.assign(new SampleCabinet(), change)}
    cabinet="a"
    character="flintlock"
    name="Flintlock"
  ></moon-figure-photo>`;
const keptPack = { pack: samplePack, official: false, on: true, users: { troupes: [], matches: [], campaigns: [] } };
const nothingElse = (): void => undefined;
const drawn = (part: string) => (screen: Element) => deep(screen, part) !== null;
const pressed = (part: string) => (screen: Element) => press(screen, part);
const isSo = (): boolean => true;

const flintlock = characters.find(({ id }) => id === 'flintlock');
const ownPack = { ...keptPack, pack: { ...samplePack, characters: flintlock ? [flintlock] : [] } };
const ownBoard = (library: SampleLibrary): void => {
  const [ready] = boardWorkshop.ready;
  if (ready) library.shelf.kept.push({ ...ready, id: 'own-a' });
};

const shelfDialog = (library: SampleLibrary): TemplateResult =>
  html`<moon-shelf-dialog .shelf=${library.shelf} .open=${true}></moon-shelf-dialog>`;
const boardEditor = (library: SampleLibrary): TemplateResult =>
  html`<moon-board-editor .workshop=${boardWorkshop} .shelf=${library.shelf}></moon-board-editor>`;

/** Opens the dialog of the boards once more. */
async function openAgain(screen: Element): Promise<void> {
  Object.assign(screen, { open: false });
  await settled();
  Object.assign(screen, { open: true });
}

/** Removes the first own board, and answers yes. */
async function removeBoard(screen: Element): Promise<void> {
  await waitUntil(() => deep(screen, '.remove') !== null, 'the own board');
  press(screen, '.remove');
  await settled();
  press(screen, 'moon-button[tone="harm"]');
}

/** A card that another window has changed to melee 7; that change cannot be read the first time. */
const changedElsewhere = ({ workshopPort }: SampleLibrary): TemplateResult => {
  const card = catalogue.characters['flintlock'] as AnyCard;
  Object.assign(workshopPort, { saved: 'elsewhere', kept: { ...card, melee: 7 } });
  const desk = { ...workshopPort.deskFor(card), read: firstly(torn, () => Promise.resolve(workshopPort.kept)) };
  return html`<moon-card-editor .desk=${desk}></moon-card-editor>`;
};
async function takeOther(screen: Element): Promise<void> {
  await waitUntil(() => deep(screen, '[data-number="melee"]') !== null, 'the card');
  fire(screen, '[data-number="melee"] moon-stepper', 'changed', { value: 4 });
  await waitUntil(() => deep(screen, '[data-do="take-other"]') !== null, 'the choice');
  press(screen, '[data-do="take-other"]');
}

const print = (): TemplateResult => html`<moon-print-screen></moon-print-screen>`;
const newMatch = (): TemplateResult => html`<moon-new-match-screen></moon-new-match-screen>`;
const enters = (list: Extract<TournamentDecision, { kind: 'enter' }>['list']) => (): TemplateResult =>
  html`<moon-entrants-panel
    .tournament=${new SampleTournament({ kind: 'enter', name: 'Ada', list, lot: 0 }).tournament}
  ></moon-entrants-panel>`;
const aList = { faction: 'commonwealth' as const, characters: ['flintlock'], cards: '' };

/** A panel of the collection, over a cabinet with a change. */
const panel = (draw: (port: SampleCabinet) => TemplateResult, change: (port: SampleCabinet) => Partial<SampleCabinet>) => () => {
  const port = new SampleCabinet();
  return draw(Object.assign(port, change(new SampleCabinet())));
};
const shelves = shelfCatalogue(characters, []);
const readAgain = (screen: Element): unknown => Object.assign(screen, { version: 1 });

const home = (): TemplateResult => html`<moon-home-screen></moon-home-screen>`;
const matchFile = (): TemplateResult => html`<moon-match-file></moon-match-file>`;
const share =
  (code = '') =>
  (): TemplateResult =>
    html`<moon-share-screen .code=${code}></moon-share-screen>`;
const backup = (): TemplateResult => html`<moon-backup-panel></moon-backup-panel>`;
const campaigns = (): TemplateResult => html`<moon-campaigns-screen></moon-campaigns-screen>`;
const campaign = (): TemplateResult => html`<moon-campaign-place campaign="a"></moon-campaign-place>`;
const troupes =
  (address = '') =>
  (): TemplateResult =>
    html`<moon-troupes-screen .at=${address}></moon-troupes-screen>`;
const tournaments = (): TemplateResult => html`<moon-tournaments-screen></moon-tournaments-screen>`;
const tournament = (): TemplateResult => html`<moon-tournament-place .tournamentId=${'a'}></moon-tournament-place>`;
const players = (): TemplateResult => html`<moon-players-screen></moon-players-screen>`;
const packs = (): TemplateResult => html`<moon-packs-screen></moon-packs-screen>`;
const puzzleList =
  (address = '') =>
  (): TemplateResult =>
    html`<moon-puzzles-screen .at=${address}></moon-puzzles-screen>`;
const boards =
  (address = '') =>
  (): TemplateResult =>
    html`<moon-boards-screen .at=${address}></moon-boards-screen>`;
const workshop = (): TemplateResult => html`<moon-workshop-screen></moon-workshop-screen>`;
const lines = (): TemplateResult => html`<moon-lines-in .port=${new SampleCabinet()} cabinet="a"></moon-lines-in>`;

const READINGS: readonly Failing[] = [
  { name: 'the matches', screen: home, break: (library) => (library.matches = torn) },
  {
    name: 'a match that is shared',
    screen: home,
    break: (library) => {
      library.list = [listed('a')];
      library.desk.shareMatch = torn;
    },
    deed: (screen) => fire(screen, 'moon-match-list', 'share-match', listed('a')),
  },
  { name: 'the file of a match', screen: matchFile, break: (library) => (library.readMatch = torn), deed: choose },
  { name: 'the reader of codes', screen: share(), break: (library) => (library.troupes = torn) },
  {
    name: 'a shared code',
    screen: share('MR1.x'),
    break: ({ desk }) => (desk.reader = () => Object.assign(Object.create(null), { text: torn, file: torn })),
  },
  { name: 'a shared file', screen: share(), break: nothingElse, deed: chooseTorn },
  { name: 'a backup', screen: backup, break: (library) => (library.readBackup = torn), deed: choose },
  { name: 'the photographs of a backup', screen: backup, break: (library) => (library.photoCount = torn) },
  { name: 'the packs for a campaign', screen: campaigns, break: (library) => (library.cards = torn), deed: nothingElse },
  { name: 'the campaigns', screen: campaigns, break: ({ campaignShelf }) => (campaignShelf.list = torn) },
  { name: 'the file of a campaign', screen: campaigns, break: ({ campaignShelf }) => (campaignShelf.read = torn), deed: choose },
  { name: 'a campaign', screen: campaign, break: ({ campaignShelf }) => (campaignShelf.open = torn) },
  { name: 'the matches of a campaign', screen: campaignOf({ gameMatch: torn }), break: nothingElse },
  {
    name: 'the result of a game of a campaign',
    screen: campaignOf({ played: torn }),
    break: nothingElse,
    deed: tabs('game-deed', { game: inPlay().view('table').weeks.at(-1)?.games[0]?.id, deed: 'take-result' }),
  },
  {
    name: 'a campaign that is shared',
    screen: campaignOf({ share: torn }),
    break: nothingElse,
    deed: (screen) => press(screen, '[data-do="share"]'),
  },
  { name: 'the troupes', screen: troupes(), break: ({ desk }) => (desk.shelf.list = torn) },
  { name: 'the desk of the troupes', screen: troupes(), break: (library) => (library.troupes = torn) },
  {
    name: 'the cabinets for a packing list',
    screen: troupes('a'),
    break: (library) => {
      troupe(library);
      library.cabinet = torn;
    },
    deed: (screen) => press(screen, '[data-do="pack"]'),
  },
  { name: 'the tournaments', screen: tournaments, break: ({ tournamentShelf }) => (tournamentShelf.list = torn) },
  { name: 'a tournament', screen: tournament, break: ({ tournamentShelf }) => (tournamentShelf.open = torn) },
  {
    name: 'the players',
    screen: players,
    break: async (library) => {
      const port = await library.players();
      library.players = () => Promise.resolve({ ...port, list: torn });
    },
  },
  { name: 'the desk of the players', screen: players, break: (library) => (library.players = torn) },
  { name: 'the packs', screen: packs, break: ({ packPort }) => (packPort.list = torn) },
  {
    name: 'a pack that is shared',
    screen: packs,
    break: ({ packPort }) => Object.assign(packPort, { kept: [keptPack], share: torn }),
    deed: (screen) => press(screen, '[data-do="share"]'),
  },
  { name: 'the puzzles', screen: puzzleList(), break: puzzles({ list: torn }) },
  { name: 'a puzzle', screen: puzzleList('a'), break: puzzles({ list: torn }) },
  { name: 'the boards', screen: boards(), break: ({ shelf }) => (shelf.list = torn), never: boardsWords.own() },
  { name: 'a board', screen: boards('a'), break: ({ shelf }) => (shelf.list = torn) },
  { name: 'the bench of the boards', screen: boards(), break: (library) => (library.workshop = torn) },
  { name: 'the file of a board', screen: boards(), break: nothingElse, deed: chooseTorn },
  {
    name: 'the workshop',
    screen: workshop,
    break: (library) => (library.cardWorkshop = firstly(torn, () => Promise.resolve(library.workshopPort))),
    then: { again: (screen) => Object.assign(screen, { at: 'some-pack/some-card' }), shows: isSo },
  },
  { name: 'a photograph', screen: photo({ photo: torn }), break: nothingElse },
  {
    name: 'a board that is shared',
    screen: boards(),
    break: (library) => (library.troupes = firstly(torn, () => Promise.resolve(library.desk))),
    deed: async (screen) => {
      await waitUntil(() => deep(screen, '[data-board]') !== null, 'the boards');
      press(screen, 'moon-icon-button[icon="share"]');
    },
    then: { again: pressed('moon-icon-button[icon="share"]'), shows: drawn('moon-dialog[open]') },
  },
  {
    name: 'the own boards in the editor',
    screen: shelfDialog,
    break: ({ shelf }) => (shelf.list = firstly(torn, shelf.list)),
    then: { again: openAgain, shows: (screen) => words(screen.shadowRoot ?? screen).includes(editorWords.noneYet()) },
  },
  {
    name: 'the file of a board in the editor',
    screen: boardEditor,
    break: nothingElse,
    deed: chooseTorn,
    then: { again: (screen) => (mendFiles(), choose(screen)), shows: drawn('moon-toast') },
  },
  {
    name: 'a card that another window has changed',
    screen: changedElsewhere,
    break: nothingElse,
    deed: takeOther,
    then: {
      again: pressed('[data-do="take-other"]'),
      shows: (screen) => words(deep(screen, '[data-number="melee"]') ?? screen).includes('7') && deep(screen, 'moon-toast') === null,
    },
  },
  {
    name: 'the strength of a character of a pack',
    screen: packs,
    break: ({ packPort }) =>
      Object.assign(packPort, { kept: [ownPack], tryOut: firstly(torn, () => packPort.constructor.prototype.tryOut()) }),
    deed: pressed('[data-try]'),
    then: { again: pressed('[data-try]'), shows: drawn('moon-power-panel') },
  },
  { name: 'the troupes to print', screen: print, break: ({ desk }) => (desk.shelf.list = torn) },
  { name: 'the cards to print', screen: print, break: (library) => (library.cards = torn) },
  { name: 'the troupes for a list of a tournament', screen: enters(null), break: ({ desk }) => (desk.shelf.list = torn) },
  { name: 'the cards of a list of a tournament', screen: enters(aList), break: (library) => (library.troupes = torn) },
  {
    name: 'the results of the players',
    screen: players,
    break: async (library) => {
      library.known.set('a', { id: 'a', name: 'Ada', colour: 'amber', pattern: 'bars', alsoCalled: [] });
      const port = await library.players();
      const records = firstly(torn, () => Promise.resolve(new Map()));
      library.players = () => Promise.resolve({ ...port, records });
    },
    then: { again: pressed('[data-player] moon-icon-button[icon="trash"]'), shows: isSo },
  },
  {
    name: 'the products to buy next',
    screen: panel(
      (port) => html`<moon-next-panel .port=${port} .catalogue=${shelves} .cabinet=${'mine'}></moon-next-panel>`,
      (port) => ({ nextProducts: firstly(torn, () => port.nextProducts()) }),
    ),
    break: nothingElse,
    then: { again: readAgain, shows: drawn('[data-product]') },
  },
  {
    name: 'the troupes that a cabinet can field',
    screen: panel(
      (port) => html`<moon-field-panel .port=${port} .catalogue=${shelves} .cabinet=${'mine'}></moon-field-panel>`,
      (port) => ({ field: firstly(torn, () => port.field()) }),
    ),
    break: nothingElse,
    then: { again: readAgain, shows: drawn('li') },
  },
  {
    name: 'the ideas for an evening',
    screen: panel(
      (port) => html`<moon-evening-panel .port=${port} .catalogue=${shelves} .cabinet=${'mine'}></moon-evening-panel>`,
      (port) => ({
        evening: firstly(torn, (cabinets: Parameters<SampleCabinet['evening']>[0], size: number) => port.evening(cabinets, size)),
      }),
    ),
    break: nothingElse,
    then: { again: readAgain, shows: drawn('[data-do="play"]') },
  },
  {
    name: 'the cabinets of a photograph',
    screen: () => html`<moon-card-photo character="flintlock" name="Flintlock"></moon-card-photo>`,
    break: (library) => (library.cabinet = torn),
  },
  {
    name: 'the campaigns for an evening',
    screen: () => html`<moon-campaign-evening .cards=${2}></moon-campaign-evening>`,
    break: ({ campaignShelf }) => (campaignShelf.list = torn),
  },
  { name: 'the troupes for a match', screen: newMatch, break: ({ desk }) => (desk.shelf.list = torn) },
  { name: 'the desk of the troupes for a match', screen: newMatch, break: (library) => (library.troupes = torn) },
  ...CLUB_READINGS,
  { name: 'the file of a list of figures', screen: lines, break: nothingElse, deed: chooseTorn },
];

const WRITINGS: readonly Failing[] = [
  {
    name: 'a match that is removed',
    screen: home,
    break: (library) => {
      library.list = [listed('a')];
      library.remove = full;
    },
    deed: (screen) => fire(screen, 'moon-match-list', 'remove-match', listed('a')),
  },
  { name: 'the match of a file', screen: matchFile, break: (library) => (library.readMatch = full), deed: choose },
  {
    name: 'a backup',
    screen: backup,
    break: (library) => (library.backup = full),
    deed: (screen) => press(screen, 'moon-button[icon="download"]'),
  },
  { name: 'the campaign of a file', screen: campaigns, break: ({ campaignShelf }) => (campaignShelf.read = full), deed: choose },
  {
    name: 'a decision of a campaign',
    screen: campaignOf({ decide: full }),
    break: nothingElse,
    deed: async (screen) => {
      press(screen, '[data-deed="change-settings"]');
      await settled();
      press(screen, 'moon-dialog[open] moon-button[icon="quill"]');
    },
  },
  {
    name: 'a changed troupe',
    screen: troupes(),
    break: (library) => {
      troupe(library);
      library.desk.full = true;
    },
    deed: (screen) => press(screen, '[data-troupe="a"] [data-do="duplicate"]'),
  },
  {
    name: 'a pack that is removed',
    screen: packs,
    break: ({ packPort }) => Object.assign(packPort, { kept: [keptPack], remove: full }),
    deed: (screen) => press(screen, '[data-do="remove"]'),
  },
  {
    name: 'a card that is made',
    screen: workshop,
    break: ({ workshopPort }) => (workshopPort.make = full),
    deed: (screen) => fire(screen, 'moon-new-card-form', 'make-card', { kind: 'upgrade', name: 'Lantern', pack: null }),
  },
  {
    name: 'a photograph',
    screen: photo({ photo: () => Promise.resolve(new Blob(['x'])), removePhoto: full }),
    break: nothingElse,
    deed: (screen) => press(screen, '[data-do="no-photo"]'),
  },
  {
    name: 'a board that is removed in the editor',
    screen: shelfDialog,
    break: (library) => {
      ownBoard(library);
      library.shelf.remove = firstly(full, library.shelf.remove);
    },
    deed: removeBoard,
    then: { again: removeBoard, shows: (screen) => words(screen.shadowRoot ?? screen).includes(editorWords.noneYet()) },
  },
  ...CLUB_WRITINGS,
];

/** Sentences about an empty list, or about a thing that is not here. */
const EMPTY = [
  ...[boardsWords.none(), boardsWords.gone(), editorWords.noneYet()],
  ...[campaignsWords.none(), tournamentWords.none(), tournamentWords.gone(), entrantWords.listGood()],
  ...[playersWords.unplayed(), clubWords.notJoined(), clubWords.unreachable(), clubWords.noneToMove()],
];

/**
 * Waits for a sentence on a screen of which something fails, and resolves with the sentences of this file that are there. Where the same
 * succeeds afterwards, the sentence must go.
 */
async function sentencesOf({ screen, break: fail, deed, then, never = appWords.notKept() }: Failing, awaited: string): Promise<string[]> {
  const library = new SampleLibrary();
  await fail(library);
  const element = await fixture(within(library, screen(library)));
  await settled();
  await deed?.(element);
  const text = (): string => words(element.shadowRoot ?? element);
  await waitUntil(() => text().includes(awaited), awaited, { timeout: 8000 });
  await settled();
  const wrong = deed ? [] : EMPTY; // where only a file is broken, a list may be empty
  const sentences = [...new Set([appWords.notRead(), appWords.notKept(), never, ...wrong])].filter((sentence) => text().includes(sentence));
  await then?.again(element);
  if (then) await waitUntil(() => then.shows(element) && !text().includes(awaited), 'what was awaited', { timeout: 8000 });
  return sentences;
}

describe('what could not be read', () => {
  afterEach(mendFiles);

  for (const failing of READINGS)
    it(`has the sentence of reading and no other: ${failing.name}`, async () => {
      expect(await sentencesOf(failing, appWords.notRead())).to.deep.equal([appWords.notRead()]);
    });
});

describe('what could not be saved', () => {
  for (const failing of WRITINGS)
    it(`has the sentence of saving and no other: ${failing.name}`, async () => {
      expect(await sentencesOf(failing, appWords.notKept())).to.deep.equal([appWords.notKept()]);
    });
});
