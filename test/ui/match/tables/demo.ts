import '../../../../src/ui/theme/fonts.css';
import { boards, pairings } from '../../../../src/cards/index.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme, setTheme } from '../../../../src/ui/theme/theme.ts';
import { rulesTable } from './rules-table.ts';
import { claim, crowdedMelee, melee } from './tables.ts';

// Address: demo.html?duel=melee|arcane|crowd&pairing=a-quick-quarrel&seating=flat|pass|side&seed=1&theme=night|day&seats=2&choose=draft|troupes|cards|campaign|markers&played=over
const asked = new URLSearchParams(location.search);
const pairing = pairings.find(({ id }) => id === (asked.get('pairing') ?? 'a-quick-quarrel'));
const board = boards.find(({ id }) => id === pairing?.board);
if (!pairing || !board) throw new Error('no such pairing');
const count = Number(asked.get('seats') ?? pairing.sides.length);
const sides = Array.from({ length: count }, (_, seat) => pairing.sides[seat % pairing.sides.length] ?? pairing.sides[0]);
const choose = asked.get('choose');
const kind = asked.get('duel');
const staged =
  kind === 'melee'
    ? await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut'])
    : kind === 'arcane'
      ? await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe'])
      : kind === 'crowd'
        ? await crowdedMelee()
        : null;
const table =
  staged ??
  rulesTable(
    {
      seats: sides.map(({ faction, troupe }) => (choose === 'draft' || choose === 'troupes' ? {} : { faction, troupe })),
      options: {
        draft: choose === 'draft',
        eventsAndAgendas: choose === 'cards',
        campaignCards: choose === 'campaign' ? 2 : 0,
        objectiveMarkers: choose === 'markers',
      },
      terrain: board.terrain,
      seed: asked.get('seed') ?? '1',
      start: 'setup',
    },
    ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, count),
  );
const lot = new Lot(asked.get('seed') ?? '1');
/** Plays at random until somebody is asked this kind of question (or so many decisions are made); says how many were. */
async function until(kind: string, most = 1500): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    const [first] = table.openings();
    if (!first || table.openings().some((opening) => opening.kind === kind)) return made;
    const { record } = table.folded();
    await table.decide(randomPlayer(record.cards)(table.view(first.seat), [], lot));
  }
  return -1;
}
// played=KIND: before anybody looks it is played until somebody is asked this kind of question; played=over: to its end
const played = asked.get('played');
if (played !== null) await until(played, 30_000);
installTheme();
setTheme(asked.get('theme') === 'day' ? 'day' : 'night');
const screen = new MoonMatchScreen();
screen.table = table;
screen.seating = (asked.get('seating') as Seating | null) ?? null; // one of the three, or nothing
document.body.append(screen);
Object.assign(window, { table, until, screenElement: screen });
