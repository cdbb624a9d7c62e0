import type { Kept, KeptStore } from './kept-store.ts';
import { written } from './written.ts';

/** What becomes of what is different here and in a backup: the newer one stays, or both do. */
export type Differing = 'newer' | 'both';

/** Of one kind of thing in a backup, how many are new here, differ and are newer or older than what is here, and are here already. */
export interface KeptTally {
  added: number;
  newer: number;
  older: number;
  unchanged: number;
}

export interface Step<Data> {
  how: keyof KeptTally;
  brought: Kept<Data>;
  own: Kept<Data> | null;
}

/** How both are kept: one beside the other under a free id, or as one that says what both say. */
export type Both<Data> = 'beside' | ((newer: Data, older: Data) => Data);

/** A thing may carry its own id; that alone makes no difference. */
function content({ id, data, archived }: Kept<object>): string {
  const rest = 'id' in data && data.id === id ? { ...data, id: null } : data;
  return written([rest, archived !== null]);
}

const renamed = <Data extends object>(one: Kept<Data>, id: string): Kept<Data> => ({
  ...one,
  id,
  data: 'id' in one.data && one.data.id === one.id ? { ...one.data, id } : one.data,
});

/** What stands here under this id, or the first free one after it where the same already lies. */
async function place<Data extends object>(store: KeptStore<Data>, brought: Kept<Data>): Promise<{ id: string; there: boolean }> {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? brought.id : `${brought.id}-${count}`;
    const own = await store.open(id);
    if (!own) return { id, there: false };
    if (content(own) === content(brought)) return { id, there: true };
  }
}

/** What bringing these would do to what is kept here. */
export async function keptSteps<Data extends object>(store: KeptStore<Data>, all: readonly Kept<Data>[]): Promise<Step<Data>[]> {
  const steps: Step<Data>[] = [];
  for (const brought of all) {
    const own = await store.open(brought.id);
    const how = (): keyof KeptTally => {
      if (!own) return 'added';
      return brought.changedAt > own.changedAt ? 'newer' : 'older';
    };
    const known = own !== null && (await place(store, brought)).there;
    steps.push({ how: known ? 'unchanged' : how(), brought, own });
  }
  return steps;
}

export function keptTally(steps: readonly Step<object>[]): KeptTally {
  const of = (how: keyof KeptTally): number => steps.filter((step) => step.how === how).length;
  return { added: of('added'), newer: of('newer'), older: of('older'), unchanged: of('unchanged') };
}

/** Takes the steps. Within the caller’s transaction. */
export async function takeSteps<Data extends object>(
  store: KeptStore<Data>,
  steps: readonly Step<Data>[],
  differing: Differing,
  both: Both<Data>,
): Promise<void> {
  for (const { how, brought, own } of steps) {
    if (how === 'unchanged' || (how === 'older' && differing === 'newer')) continue;
    if (own === null || differing === 'newer') await store.put(brought);
    else if (both === 'beside') await store.put(renamed(brought, (await place(store, brought)).id));
    else {
      const [newer, older] = how === 'newer' ? [brought, own] : [own, brought];
      await store.put({ ...newer, data: both(newer.data, older.data) });
    }
  }
}
