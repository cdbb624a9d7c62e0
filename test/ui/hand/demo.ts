import '../../../src/ui/theme/fonts.css';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { MoonHandGlass } from '../../../src/ui/hand/hand-glass.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { speak, type Language } from '../../../src/words/language/locale.ts';
import { claim, duel, melee } from '../match/tables/tables.ts';

// Address: demo.html?asks=claim|melee|board|other|call&language=en|de|fr|es&theme=night|day&text=100
const asked = new URLSearchParams(location.search);
const kind = asked.get('asks') ?? 'claim';
await speak((asked.get('language') ?? 'en') as Language);
const cards = ['pink-2', 'pink-1', 'blue-1', 'green-3', 'catastrophe'] as const;
const table: TablePort =
  kind === 'melee'
    ? await melee(['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut'])
    : kind === 'board'
      ? await duel()
      : await claim([...cards]);
if (kind === 'other' || kind === 'call') await table.decide({ seat: 0, kind: 'claim', card: 'pink-2', as: 'pink-3' });
const seat = kind === 'call' ? 1 : 0;
const glass: Partial<TablePort> = { guest: true, elsewhere: [1 - seat] };
installTheme();
setTheme(asked.get('theme') === 'day' ? 'day' : 'night');
document.documentElement.style.fontSize = `${asked.get('text') ?? '100'}%`;
const hand = new MoonHandGlass();
hand.table = new Proxy(table, {
  get(target, name) {
    if (name in glass) return glass[name as keyof TablePort];
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
document.body.append(hand);
