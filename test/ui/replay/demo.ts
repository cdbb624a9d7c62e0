import '../../../src/ui/theme/fonts.css';
import { openReplay } from '../../../src/app/session/replay.ts';
import { boards, pairings } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { MoonReplayScreen } from '../../../src/ui/replay/replay-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { rulesTable } from '../match/tables/rules-table.ts';

// Address: demo.html?decisions=120&theme=night|day
const asked = new URLSearchParams(location.search);
const [pairing] = pairings;
const board = boards.find(({ id }) => id === pairing?.board);
if (!pairing || !board) throw new Error('no such pairing');
const table = rulesTable(
  {
    seats: pairing.sides.map(({ faction, troupe }) => ({ faction, troupe })),
    options: {},
    terrain: board.terrain,
    seed: '1',
    start: 'setup',
  },
  ['Ada', 'Ben'],
);
const lot = new Lot('1');
for (let made = 0; made < Number(asked.get('decisions') ?? 120); made += 1) {
  const [first] = table.openings();
  const { record } = table.folded();
  if (first) await table.decide(randomPlayer(record.cards)(table.view(first.seat), [], lot));
}
installTheme();
setTheme(asked.get('theme') === 'day' ? 'day' : 'night');
const screen = new MoonReplayScreen();
/** Shows the match so far. */
async function show(): Promise<void> {
  const opened = await openReplay('demo', { title: 'Ada and Ben', names: ['Ada', 'Ben'] }, table.folded().record);
  if (opened.ok) screen.replay = opened.replay;
}
await show();
document.body.append(screen);
/** Ends the match and shows it to the middle. */
async function finish(): Promise<void> {
  await table.decide({ seat: 1, kind: 'concede' });
  await show();
  await screen.updateComplete;
  const slider = screen.renderRoot.querySelector<HTMLInputElement>('input[type=range]');
  if (!slider) return;
  slider.value = String(Math.round(Number(slider.max) * 0.8));
  slider.dispatchEvent(new InputEvent('input'));
}
Object.assign(window, { finish });
