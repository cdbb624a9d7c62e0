import '../words/named-after-each.ts';
import type { TemplateResult } from 'lit';
import { StorageFailed } from '../../../src/storage/database/storage-failed.ts';
import type { PuzzlePort } from '../../../src/ui/contexts/learning/puzzle-port.ts';
import '../../../src/ui/cabinet/figure/figure-photo.ts';
import '../../../src/ui/cabinet/lists/lines-in.ts';
import '../../../src/ui/campaign/campaign-place.ts';
import '../../../src/ui/campaign/campaigns-screen.ts';
import '../../../src/ui/packs/packs-screen.ts';
import '../../../src/ui/players/players-screen.ts';
import '../../../src/ui/puzzles/puzzles-screen.ts';
import '../../../src/ui/screens/boards-screen.ts';
import '../../../src/ui/screens/home/home-screen.ts';
import '../../../src/ui/screens/settings/backup-panel.ts';
import '../../../src/ui/tournament/tournament-place.ts';
import '../../../src/ui/tournament/tournaments-screen.ts';
import '../../../src/ui/troupes/share-screen.ts';
import '../../../src/ui/troupes/troupes-screen.ts';
import '../../../src/ui/workshop/workshop-screen.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { boardsWords } from '../../../src/words/app/making/boards-screen.ts';
import { campaignsWords } from '../../../src/words/campaign/campaign.ts';
import { tournamentWords } from '../../../src/words/tournament/tournament.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import { samplePack } from '../packs/sample-packs.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { deep, listed, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { sampleTroupe } from '../troupes/sample-desk.ts';

const torn = (): Promise<never> => Promise.reject(new Error('torn'));
const full = (): Promise<never> => Promise.reject(new StorageFailed('full'));

/** A screen of which one thing fails, and what a player does so that it fails. */
interface Failing {
  name: string;
  screen: (library: SampleLibrary) => TemplateResult;
  break: (library: SampleLibrary) => unknown;
  deed?: (screen: Element) => unknown;
}

const fire = (screen: Element, part: string, type: string, detail?: unknown): void => {
  const element = deep(screen, part);
  if (!element) throw new Error(`no element matches ${part}`);
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
};

/** Chooses a file in the file field of a screen. */
function choose(screen: Element): void {
  const field = deep<HTMLInputElement>(screen, 'input[type="file"]');
  if (!field) throw new Error('no field for a file');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'some.file'));
  field.files = files.files;
  field.dispatchEvent(new Event('change'));
}

const { text: textOfFile, arrayBuffer } = Blob.prototype;

/** Chooses a file that the device cannot read. */
function chooseTorn(screen: Element): void {
  Object.assign(Blob.prototype, { text: torn, arrayBuffer: torn });
  choose(screen);
}

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
  { name: 'the boards', screen: boards(), break: ({ shelf }) => (shelf.list = torn) },
  { name: 'a board', screen: boards('a'), break: ({ shelf }) => (shelf.list = torn) },
  { name: 'the bench of the boards', screen: boards(), break: (library) => (library.workshop = torn) },
  { name: 'the file of a board', screen: boards(), break: nothingElse, deed: chooseTorn },
  { name: 'the workshop', screen: workshop, break: (library) => (library.cardWorkshop = torn) },
  { name: 'a photograph', screen: photo({ photo: torn }), break: nothingElse },
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
];

/** Sentences about an empty list, or about a thing that is not here. */
const EMPTY = [boardsWords.none(), boardsWords.gone(), campaignsWords.none(), tournamentWords.none(), tournamentWords.gone()];

/** Waits for a sentence on a screen of which something fails; resolves with the sentences of this file that are there. */
async function sentencesOf({ screen, break: fail, deed }: Failing, awaited: string): Promise<string[]> {
  const library = new SampleLibrary();
  await fail(library);
  const drawn = await fixture(within(library, screen(library)));
  await settled();
  await deed?.(drawn);
  const text = (): string => words(drawn.shadowRoot ?? drawn);
  await waitUntil(() => text().includes(awaited), awaited, { timeout: 8000 });
  await settled();
  const wrong = deed ? [] : EMPTY; // where only a file is broken, a list may be empty
  return [appWords.notRead(), appWords.notKept(), ...wrong].filter((sentence) => text().includes(sentence));
}

describe('what could not be read', () => {
  afterEach(() => Object.assign(Blob.prototype, { text: textOfFile, arrayBuffer }));

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
