import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { viewFor } from '../../../src/seats/view.ts';
import type { askingTable } from '../match/tables/rules-table.ts';
import { settled } from '../support.ts';

interface Walk {
  table: ReturnType<typeof askingTable>;
  /** The screen that shows the match. */
  screen: Element;
  seed: string;
  /** The most decisions that are made. */
  decisions: number;
  /** How often the screen is looked at for each kind of question. */
  looks?: number;
  /** Whether the match is conceded afterwards, and its end is looked at. */
  toEnd?: boolean;
}

/** Plays a match by chance, and looks for flaws on its screen at each kind of question. Gives the flaws with the kind they were found at, and how many kinds were asked. */
export async function questionedMatch(
  { table, screen, seed, decisions, looks = 1, toEnd = false }: Walk,
  flawsOn: (screen: Element) => Iterable<string>,
): Promise<{ flaws: string[]; kinds: number }> {
  const [play, lot] = [randomPlayer(catalogue), new Lot(seed)];
  const looked = new Map<string, number>();
  const flaws = new Set<string>();
  const look = async (kind: string): Promise<void> => {
    await settled(screen);
    for (const flaw of flawsOn(screen)) flaws.add(`${kind}: ${flaw}`);
  };
  for (let made = 0; made < decisions; made += 1) {
    const opening = lot.of(table.openings());
    if (!opening) break;
    const times = looked.get(opening.kind) ?? 0;
    looked.set(opening.kind, times + 1);
    if (times < looks) await look(opening.kind);
    await table.decide(play(viewFor(table.folded().match, opening.seat), [], lot));
  }
  if (toEnd) {
    const seat = table.openings()[0]?.seat;
    if (seat !== undefined) await table.decide({ seat, kind: 'concede' });
    await look('end');
  }
  return { flaws: [...flaws], kinds: looked.size };
}
