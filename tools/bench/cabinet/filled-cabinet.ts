import { emptyCabinet, emptyHolding, newCopy, plainCabinet, holdingChangedTo, restatedCabinet } from '../../../src/cabinet/holding.ts';
import { STAGES, type PlainCopy } from '../../../src/cabinet/terms.ts';
import { characters } from '../../../src/cards/characters.ts';
import type { Pack } from '../../../src/packs/pack.ts';
import { LANGUAGE } from '../../../src/rules/terms/card-language/language.ts';

const CABINETS = ['mine', 'child', 'club', 'attic', 'office'];
const PACK = 'bench-k3f7';
/** The person to whom the club has lent its first figure. */
export const LENT_TO = 'Bo';

/** A pack that raises the number of characters to `count`. */
export function packOf(count: number): Pack {
  const invented = Array.from({ length: Math.max(0, count - characters.length) }, (_, n) => n).flatMap((n) => {
    const model = characters[n % characters.length];
    return model ? [{ ...model, id: `${PACK}:figure-${n}`, name: `Figure ${n}` }] : [];
  });
  return {
    id: PACK,
    name: 'Bench',
    by: '',
    notes: '',
    version: 1,
    language: LANGUAGE,
    characters: invented,
    upgrades: [],
    tableCards: [],
    corrects: {},
  };
}

/** Rows of five cabinets that hold a third of all figures, at all stages, some of them twice. */
export function rowsOf(ids: readonly string[]): { cabinets: object[]; holdings: object[] } {
  const marks = { changedAt: 1, archived: null, deleted: null };
  const copyOf = (n: number): PlainCopy => {
    const stage = STAGES[n % 6] ?? 'boxed';
    return { ...newCopy, days: stage === 'boxed' ? {} : { [stage]: 20_000 }, recipe: n % 4 === 0 ? 'Bone, sepia wash, dry brush' : '' };
  };
  const cabinets = CABINETS.map((name, order) => ({
    id: name,
    ...marks,
    data: restatedCabinet(emptyCabinet, { ...plainCabinet(emptyCabinet), name: order === 0 ? '' : name, order }, 1),
  }));
  const holdings = CABINETS.flatMap((cabinet) =>
    ids.map((id, n) => ({
      id: `${cabinet}/${id}`,
      ...marks,
      data: holdingChangedTo(
        emptyHolding,
        {
          copies:
            n % 3 === 0
              ? [{ ...copyOf(n), away: cabinet === 'club' && n === 0 ? LENT_TO : null }, ...(n % 9 === 0 ? [copyOf(n + 1)] : [])]
              : [],
          guests: [],
          wish: n % 11 === 0,
          note: '',
          print: null,
        },
        1,
      ),
    })),
  );
  return { cabinets, holdings };
}

/** Writes the rows into the storage of the app. Runs in the page: everything it needs is inside. */
export async function fill(rows: Record<string, readonly object[]>): Promise<void> {
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('moonrise');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
  await new Promise<void>((done, failed) => {
    const transaction = opened.transaction(Object.keys(rows), 'readwrite');
    for (const [name, all] of Object.entries(rows)) for (const item of all) transaction.objectStore(name).put(item);
    transaction.oncomplete = () => done();
    transaction.onerror = () => failed(transaction.error ?? new Error('not written'));
  });
  opened.close();
}
