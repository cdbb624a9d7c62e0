import { html } from 'lit';
import { catalogue, characters, tableCards } from '../../../src/cards/index.ts';
import type { AnyCard } from '../../../src/packs/pack.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { CabinetId } from '../../../src/cabinet/terms.ts';
import { shelfCatalogue } from '../../../src/ui/cabinet/coins/shown-shelves.ts';
import { CabinetChanges } from '../../../src/ui/cabinet/changes.ts';
import { BEGINNING } from './clock.ts';
import { book, settle, show } from './drawn-page.ts';
import { page } from './page-node.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const MINE = 'mine' as CabinetId;
const FIGURES = 6;

/** The pages and panels of a cabinet with thirteen figures, each figure in another state. */
async function showCabinet(): Promise<void> {
  const library = await libraryOf(13);
  await inLibrary(library);
  const port = watched('cabinet', library.cabinetPort as object);
  const shelves = shelfCatalogue(library.characters, library.cabinetPort.products);
  const host = Object.assign(document.createElement('div') as unknown as HTMLElement, {
    addController: () => undefined,
    requestUpdate: () => undefined,
  });
  const changes = new CabinetChanges(host as never, () => port as never, {
    character: (id) => shelves.cards.get(id)?.name ?? id,
    product: (id) => id,
  });
  book.aspect = 'cabinet';
  for (const template of [
    html`<moon-evening-panel .port=${port} .catalogue=${shelves} .cabinet=${MINE}></moon-evening-panel>`,
    html`<moon-field-panel .port=${port} .catalogue=${shelves} .cabinet=${MINE}></moon-field-panel>`,
    html`<moon-next-panel .port=${port} .catalogue=${shelves} .cabinet=${MINE}></moon-next-panel>`,
    html`<moon-lines-out .port=${port} .catalogue=${shelves} .cabinet=${MINE}></moon-lines-out>`,
    html`<moon-lines-in .port=${port} .catalogue=${shelves} .cabinet=${MINE}></moon-lines-in>`,
    html`<moon-cabinets-dialog .port=${port} .changes=${changes} .cabinet=${MINE}></moon-cabinets-dialog>`,
    html`<moon-painting-table .port=${port} .changes=${changes} .catalogue=${shelves} .cabinet=${MINE}></moon-painting-table>`,
  ])
    await touchAll(await show(template), 1, 10);
  for (let number = 0; number < FIGURES; number += 1) {
    const character = characters[number * 5]?.id ?? '';
    const figures = library.cabinetPort.figures(MINE);
    const figure = figures.find((item) => item.character === character) ?? figures[number];
    const card = shelves.cards.get(character);
    for (const template of [
      html`<moon-figure-kin .port=${port} .catalogue=${shelves} .cabinet=${MINE} .figure=${figure}></moon-figure-kin>`,
      html`<moon-figure-print .port=${port} .changes=${changes} .cabinet=${MINE} .figure=${figure} .card=${card}></moon-figure-print>`,
      html`<moon-figure-photo .port=${port} .cabinet=${MINE} .character=${character} .name=${card?.name ?? ''}></moon-figure-photo>`,
    ])
      await touchAll(await show(template), 1, 4);
    for (const start of ['', 'photo', 'lend'])
      await touchAll(
        await show(
          html`<moon-figure-page
            .port=${port}
            .changes=${changes}
            .catalogue=${shelves}
            .cabinet=${MINE}
            .figure=${figure}
            .start=${start}
          ></moon-figure-page>`,
        ),
        1,
        8,
      );
  }
}

/** The editor of cards, with cards of every kind. */
async function showWorkshop(): Promise<void> {
  const library = await libraryOf(3);
  await inLibrary(library);
  const chosen: AnyCard[] = [
    ...['flintlock', 'grub'].flatMap((id) => catalogue.characters[id] ?? []),
    ...Object.values(catalogue.upgrades ?? {}).slice(0, 1),
    ...['event', 'agenda', 'campaign'].flatMap((kind) => tableCards.find((card) => card.kind === kind) ?? []),
  ];
  for (const card of chosen) {
    book.aspect = `editor-${'kind' in card ? card.kind : 'figure'}`;
    const desk = watched('desk', library.workshopPort.deskFor(card));
    const box = await show(html`<moon-card-editor .desk=${desk}></moon-card-editor>`);
    await settle(200);
    await touchAll(box, 1, 30);
    await touchAll(await show(html`<moon-other-languages .card=${card} open></moon-other-languages>`), 1, 6);
  }
  const figure = chosen[0] as Character;
  book.aspect = 'editor-panels';
  for (const template of [
    html`<moon-numbers-panel .card=${figure}></moon-numbers-panel>`,
    html`<moon-keyword-sheet .present=${figure.keywords} .printed=${catalogue}></moon-keyword-sheet>`,
    html`<moon-name-dialog heading="A card" value="Flint" maxlength="8"></moon-name-dialog>`,
    html`<moon-card-starter-sheet></moon-card-starter-sheet>`,
    ...[null, 'signature', 'abilities.0'].map(
      (path) => html`<moon-move-panel .card=${figure} .chosen=${path?.split('.') ?? null}></moon-move-panel>`,
    ),
  ])
    await touchAll(await show(template), 1, 12);
}

/** Rounds of the trainers, and small parts that no other screen shows. */
async function showTrainers(): Promise<void> {
  const library = await libraryOf(1);
  await inLibrary(library);
  for (const trainer of library.trainers) {
    book.aspect = `trainer-${trainer}`;
    const port = await library.trainer(trainer);
    for (const step of port.steps) {
      port.to?.(step as never);
      const box = await show(html`<moon-trainer .trainer=${trainer} .settings=${library.settings}></moon-trainer>`);
      await settle(200);
      await touchAll(box, 2, 14);
    }
  }
  book.aspect = 'small';
  for (const template of [
    ...[0, 0.5, 1].map((share) => html`<moon-progress-bar .share=${share} label="Read" far="half"></moon-progress-bar>`),
    ...['MEL-13', 'ARC-4', null].map((clause) => html`<moon-rule-sheet .at=${clause} side="top"></moon-rule-sheet>`),
    ...[1, 2, 5].map(
      (number) =>
        html`<moon-coach
          lesson="stones"
          .number=${number}
          .count=${5}
          .task=${number === 2 ? 'Go there' : null}
          ?reading=${number === 5}
        ></moon-coach>`,
    ),
    html`<moon-person-choice label="Lent to" verb="Lend" .people=${['Ada', 'Ben']}></moon-person-choice>`,
    html`<moon-campaign-evening .cards=${2}></moon-campaign-evening>`,
    html`<moon-arrival></moon-arrival>`,
    html`<moon-trouble></moon-trouble>`,
  ])
    await touchAll(await show(template), 1, 8);
}

/** A match of a club under way and the ways in and out of it. */
async function showClubMatch(): Promise<void> {
  const { melee } = await import('../../ui/match/tables/tables.ts');
  const table = await melee([
    'thrust',
    'high-guard',
    'sweeping-cut',
    'falling-swing',
    'low-guard',
    'thrust',
    'rising-attack',
    'falling-swing',
  ]);
  for (const [name, change] of Object.entries({
    yours: { seats: [0] },
    watching: { seats: [] },
    ended: { ended: 'It is over.' },
    old: { outdated: true },
    coming: { table: null },
  })) {
    book.aspect = `club-${name}`;
    const sitting = {
      table,
      seats: [0],
      ended: null,
      outdated: false,
      close: () => undefined,
      subscribe: () => () => undefined,
      ...change,
    };
    const view = {
      name: 'Moonlit Mondays',
      you: { member: 'm1', role: 'player', name: 'Ada', device: 'd1' },
      members: [],
      matches: [],
      campaigns: [],
      waiting: [],
    };
    const club = watched('club', {
      line: 'live',
      heardAt: BEGINNING,
      view,
      sit: () => sitting,
      keepRecord: () => Promise.resolve('kept'),
      ask: () => Promise.resolve({ refused: null, value: 'm2' }),
      subscribe: () => () => undefined,
      campaign: () => Promise.resolve(null),
    });
    await touchAll(await show(html`<moon-club-match .club=${club} match="m1"></moon-club-match>`), 1, 6);
  }
}

/** Shows what the lists and matches seldom come to: a cabinet's pages, the card editor, the trainers, a club's match. */
export async function showSeldom(): Promise<void> {
  Object.assign(page, { width: 820, height: 1180 });
  for (const run of [showCabinet, showWorkshop, showTrainers, showClubMatch]) await run();
}
