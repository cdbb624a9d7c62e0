import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Library } from '../../../src/app/library.ts';
import { matchTitle } from '../../../src/app/kept/match-title.ts';
import { Session } from '../../../src/app/session/session.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { Database } from '../../../src/storage/database/database.ts';
import type { NewSeat } from '../../../src/ui/contexts/table/new-match.ts';
import { speak } from '../../../src/words/language/locale.ts';
import { sampleSetup } from '../../record/sample-record.ts';
import { Device } from '../../storage/memory.ts';

const seats = (...names: string[]): NewSeat[] => names.map((name) => ({ name }));
let named = 0;
const device = (): Library => new Library({ version: '1', installed: false }, new Database(`titles-${(named += 1)}`));

describe('a match on the list', () => {
  let library: Library;
  beforeEach(async () => {
    library = device();
    await library.load();
  });
  afterEach(() => speak('en'));
  const titles = async () => (await library.matches()).map(({ title, names }) => [title, ...names]);

  it('is called in the language that is read, not in the one it was begun in', async () => {
    await speak('de');
    const board = 'village-green';
    await library.start({ pairing: 'a-quick-quarrel', board, options: {}, seats: [{ name: 'Ada' }, { name: '', computer: 'strong' }] });
    const [quarrel] = await library.matches();
    expect([quarrel?.title, quarrel?.names]).toEqual(['Ein kurzer Streit', ['Ada', 'Computer (stark)']]);
    await speak('en');
    expect([quarrel?.title, quarrel?.names]).toEqual(['A Quick Quarrel', ['Ada', 'Strong computer']]);
  });

  it.each([
    ['its players', seats('Ada', 'Ben'), 'Ada and Ben', 'Ada und Ben'],
    ['its board where somebody has no name', seats('Ada', ''), 'Village Green', 'Dorfanger'],
    [
      'its players, computers among them',
      [{ name: 'Ada' }, { name: '', computer: 'gentle' }] satisfies NewSeat[],
      'Ada and Gentle computer',
      'Ada und Computer (sanft)',
    ],
  ])('is called after %s', async (_, given, english, german) => {
    await library.start({ board: 'village-green', options: {}, seats: given });
    expect((await titles()).map(([title]) => title)).toEqual([english]);
    await speak('de');
    expect((await titles()).map(([title]) => title)).toEqual([german]);
  });

  it('keeps what was written when it was kept in words', async () => {
    const session = new Session(new Device().open());
    const { record } = beginRecord(sampleSetup(), catalogue);
    const names = ['Ada', 'Gentle computer'];
    const computers = [null, { level: 'gentle', seed: 'a' }];
    await session.matches.create(record, { id: 'old', title: 'A Quick Quarrel', names, computers, finished: false, turn: 1 });
    await speak('de');
    const meta = await session.matches.meta('old');
    expect(meta && matchTitle(meta)).toBe('A Quick Quarrel');
    const opened = await session.open('old');
    expect(opened.ok && opened.table.seats.map(({ name }) => name)).toEqual(names);
    if (opened.ok) await session.leave(opened.table);
  });

  it('that goes to another device in a file is called in the language there', async () => {
    const id = await library.start({
      pairing: 'a-quick-quarrel',
      board: 'village-green',
      options: {},
      seats: [{ name: 'Ada' }, { name: '', computer: 'strong' }],
    });
    const replayed = await library.replay(id);
    if (!replayed.ok) throw new Error(replayed.sentence);
    const { name, file } = replayed.replay.file();
    expect([replayed.replay.title, name]).toEqual(['A Quick Quarrel', 'A-Quick-Quarrel.all-hands.moonrise-match']);
    await speak('de');
    library = device();
    await library.load();
    expect(await library.readMatch(new File([file], name))).toMatchObject({ ok: true });
    expect(await titles()).toEqual([['Ein kurzer Streit', 'Ada', 'Computer (stark)']]);
    const [arrived] = await library.matches();
    const opened = await library.open(arrived?.id ?? '');
    expect(opened.ok && opened.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Computer (stark)']);
    if (opened.ok) opened.close();
  });

  it('played on from a turn says so, as often as it was', () => {
    const label = { title: '', after: { board: { id: 'own-1', name: 'Glade' } }, names: ['', ''], playedOn: [2, 4] };
    expect(matchTitle(label)).toBe('Glade, played on from turn 2, played on from turn 4');
  });
});
