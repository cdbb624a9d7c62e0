import { html } from 'lit';
import { openReplay } from '../../../src/app/session/replay.ts';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { playMatch, type Manner } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { page } from './page-node.ts';
import { book, settle, show } from './drawn-page.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const QUIET: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };
const all = { eventsAndAgendas: true, upgrades: true, campaign: true };
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

interface Glass {
  width: number;
  height: number;
  seating: 'flat' | 'pass' | 'side';
}
const glasses: readonly Glass[] = [
  { width: 820, height: 1180, seating: 'flat' },
  { width: 1180, height: 820, seating: 'flat' },
  { width: 1180, height: 820, seating: 'side' },
  { width: 390, height: 844, seating: 'pass' },
  { width: 820, height: 1180, seating: 'side' },
];

/** Matches of two and four players with all features, and one with real miniatures. */
const matches: [string, Setup][] = [
  ['two', randomSetup('prints', { seats: 2, size: 2, ...all, options: { objectiveMarkers: true } })],
  ['four', randomSetup('prints four', { seats: 4, size: 1, ...all })],
  ['spoken', randomSetup('prints spoken', { seats: 2, size: 1, ...all, options: { table: 'spoken' } })],
];

const tableOf = (folded: Folded): Table =>
  new Table({
    id: 'match',
    names: NAMES.slice(0, folded.record.setup.seats.length),
    folded,
    store: { append: () => Promise.resolve() },
  });

/** For each match, how many kinds of questions are looked at, how many steps are followed from there, and how many things are touched. */
const MOST_LOOKED = [14, 6, 7];
const FOLLOWED = 1;
const TOUCHED = 3;

async function follow(name: string, setup: Setup, turn: number): Promise<void> {
  const { record } = playMatch(setup, catalogue, QUIET).folded;
  let folded = beginRecord(setup, catalogue);
  const seen = new Set<string>();
  let following = 0;
  let table = tableOf(folded);
  let decide = table.decide.bind(table);
  // four players sit round the tablet, or pass it on
  const round =
    setup.seats.length > 3
      ? glasses.filter(({ width, height, seating }) => seating !== 'side' && (width > height || seating === 'pass'))
      : glasses;
  let looks = turn;
  for (const { decision } of record.entries) {
    const kinds = openingsOf(folded.match).map(({ kind }) => kind);
    if (following === 0 && kinds.some((kind) => !seen.has(kind)) && looks - turn < (MOST_LOOKED[turn] ?? 0)) {
      for (const kind of kinds) seen.add(kind);
      const glass = round[looks % round.length];
      looks += 1;
      Object.assign(page, glass);
      book.aspect = `${name}-${glass?.seating ?? ''}`;
      table = tableOf(folded);
      decide = table.decide.bind(table);
      const box = await show(
        html`<moon-match-screen
          .seating=${glass?.seating}
          .table=${watched('table', table, { decide: () => Promise.resolve(null) })}
        ></moon-match-screen>`,
      );
      await touchAll(box, 1, TOUCHED);
      following = FOLLOWED;
    }
    const taken = advance(folded, decision);
    if (!taken.ok) throw new Error(taken.reason.code);
    folded = taken.folded;
    if (following === 0) continue;
    following -= 1;
    await decide(decision);
    await settle(2000);
  }
  // its end, at every screen size, and looking back at it
  for (const glass of [round[turn % round.length], glasses[3]]) {
    Object.assign(page, glass);
    book.aspect = `${name}-end`;
    const box = await show(html`<moon-match-screen .seating=${glass?.seating} .table=${tableOf(folded)}></moon-match-screen>`);
    await touchAll(box, 1, TOUCHED);
  }
  const opened = await openReplay('m', { title: 'A long night', names: NAMES.slice(0, setup.seats.length) }, folded.record);
  if (!opened.ok) return;
  book.aspect = `${name}-replay`;
  const box = await show(html`<moon-replay-screen .replay=${opened.replay}></moon-replay-screen>`);
  await touchAll(box, 1, 20);
}
const DUELS = 9;
/** Shows duels of three and two players, answered with the first offered answer. */
async function showDuels(): Promise<void> {
  const { claim, crowdedMelee, melee } = await import('../../ui/match/tables/tables.ts');
  const cards = ['thrust', 'high-guard', 'sweeping-cut', 'falling-swing', 'low-guard', 'thrust', 'rising-attack', 'falling-swing'] as const;
  const duels = [
    await melee([...cards]),
    await crowdedMelee([...cards].reverse()),
    await claim(['green-2', 'pink-1', 'blue-3', 'green-1', 'green-3', 'pink-2', 'catastrophe']),
  ];
  for (const [number, table] of duels.entries()) {
    const glass = glasses[number];
    Object.assign(page, glass);
    book.aspect = `duel-${number}`;
    const box = await show(html`<moon-match-screen .seating=${glass?.seating} .table=${table}></moon-match-screen>`);
    for (let step = 0; step < DUELS; step += 1) {
      const [opening] = table.openings();
      const decision = opening && table.choices(opening.seat).decisions[step % 2];
      if (!decision) break;
      await table.decide(decision);
      await settle(2000);
    }
    await touchAll(box, 1, TOUCHED);
  }
}

/** Shows duels, and matches at each kind of question, at their end and looked back at. */
export async function showMatches(): Promise<void> {
  await showDuels();
  for (const [number, [name, setup]] of matches.entries()) await follow(name, setup, number);
}
