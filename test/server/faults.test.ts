import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { warningOf } from '../../server/log/file-systems.ts';
import { LogGone } from '../../server/log/log-gone.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import { sockets } from '../../server/packages.ts';
import { backup, doctor, organiser, restoreFrom } from '../../server/start.ts';
import type { ClubView } from '../../src/club/terms/club.ts';
import type { DeviceProof } from '../../src/club/terms/protocol.ts';
import { WIRE } from '../../src/glasses/wire.ts';
import { Lot } from '../../src/players/lot.ts';
import { isSame } from '../../src/record/equality.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { byLot, smallSetup, socketLine, TestDevice, until } from './party.ts';
import { folderOf, founder, guest, laid, logOf, started, stops, stopsAfterEach } from './started-club.ts';

stopsAfterEach();

/** The store of a running club says that there is no room. */
function filled(log: Pick<SqliteLog, 'append' | 'appendAll'>): () => void {
  const { append, appendAll } = log;
  log.append = () => Promise.resolve({ ok: false, why: 'full' });
  log.appendAll = () => Promise.resolve({ kept: 0, why: 'full' });
  return () => Object.assign(log, { append, appendAll });
}

describe('a disk without room', () => {
  it('refuses what is asked with a sentence and takes nothing half; a decision is taken once there is room', async () => {
    const running = await started(folderOf('full'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'full');
    const glasses = [ada.sit(id), bo.sit(id)];
    await until(() => glasses.every((glass) => glass.hasMatch), 'the views');
    const room = filled(logOf(running));
    expect((await ada.ask({ ask: 'name-club', name: 'Other' })).refused?.code).toBe('not-kept-full');
    expect((await ada.ask({ ask: 'tournament', name: 'Cup' })).refused?.code).toBe('not-kept-full');
    const glass = glasses.find((candidate) => byLot(candidate, new Lot('full')));
    const decision = glass && byLot(glass, new Lot('full'));
    if (!glass || !decision) throw new Error('nobody is asked');
    const before = glass.at;
    const taken = glass.decide(decision);
    await until(() => glasses.every(({ state }) => state.unsaved === 'full'), 'both being told');
    expect(glasses.map(({ at: place }) => place)).toEqual([before, before]);
    expect((await logOf(running).read(`match.${id}`, 0)).length).toBe(before + 1);
    room();
    expect(await taken).toBe(null);
    await until(() => glasses.every(({ at: place, state }) => place > before && state.unsaved === null), 'going on');
    const texts = (await logOf(running).read(`match.${id}`, 0)).map(({ text }) => text).filter((text) => text.includes('"by":"seat"'));
    expect(texts.length).toBe(1);
  });

  const mounts = process.env.MOONRISE_WHOLE !== undefined && process.getuid?.() === 0;
  it.skipIf(!mounts)('is a real one, too: nothing is accepted, it goes on with room, and all is there after a restart', async () => {
    const folder = folderOf('tmpfs');
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status !== 0) return;
    try {
      const log = new SqliteLog(join(folder, 'club.db'));
      const filler = join(folder, 'filler');
      writeFileSync(filler, '');
      let accepted = 0;
      for (let full = 0; full < 5;) {
        const answer = await log.append('club', accepted, 'x'.repeat(5000));
        if (answer.ok) accepted += 1;
        else {
          expect(answer.why).toBe('full');
          full += 1;
        }
        if (accepted !== 20 || statSync(filler).size > 0) continue;
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(bavail * bsize - 200_000));
      }
      expect((await log.read('club', 0)).length).toBe(accepted);
      rmSync(filler);
      expect((await log.append('club', accepted, 'there is room')).ok).toBe(true);
      await log.close();
      const again = new SqliteLog(join(folder, 'club.db'));
      expect((await again.read('club', 0)).length).toBe(accepted + 1);
      await again.close();
    } finally {
      spawnSync('umount', ['-l', folder]); // statements that nobody has swept yet keep a closed file
    }
  });
});

describe('devices', () => {
  it.each([-10, 10])('whose clock is %i years off join, come again, decide and give orders', async (years) => {
    const running = await started(folderOf('clock'), { now: () => Date.now() - years * 31_556_952_000 });
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'clock');
    const glasses = [ada.sit(id), bo.sit(id)];
    await until(() => glasses.every((glass) => glass.hasMatch), 'the views');
    const seat = glasses.findIndex((glass) => byLot(glass, new Lot('clock')));
    const decision = byLot(glasses[seat] as never, new Lot('clock'));
    if (!decision) throw new Error('nobody is asked');
    expect(await glasses[seat]?.decide(decision)).toBe(null);
    ada.leave();
    await until(() => !ada.side.linked, 'being away');
    ada.connect();
    await until(() => ada.side.linked, 'coming again');
    // what a device calls tonight is over within a day
    expect((await ada.ask({ ask: 'steward', match: id, seat: 0, steward: { for: 'tonight', until: Date.now() + 1000 } })).refused).toBe(
      null,
    );
    const opened = await running.club.referee.open(id);
    const { until: over = 0 } = opened?.orders.of(0).steward ?? {};
    expect(Math.abs((over ?? 0) - running.club.now())).toBeLessThan(86_400_000);
    // the time that is left is the club's, in whatever zone the device is by now
    const seats = [{ member: 'm1' }, { member: 'm2' }];
    const pace = { kind: 'turns', days: 3, then: 'concede' } as const;
    await ada.wants({ ask: 'match', title: 'Turns', setup: smallSetup('turns'), seats, pace });
    const zone = process.env.TZ;
    try {
      for (const moved of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        process.env.TZ = moved;
        let page: ClubView | null = null;
        const deaf = ada.side.follow('club', (view) => (page = view as unknown as ClubView));
        await until(() => page?.matches.some(({ title }) => title === 'Turns') === true, 'the page');
        deaf();
        const { matches } = page as unknown as ClubView;
        const { due = [] } = matches.find(({ title }) => title === 'Turns') ?? {};
        const left = due.flatMap((end) => (end === null ? [] : [end - running.club.now()]));
        expect(left.length).toBeGreaterThan(0);
        for (const milliseconds of left) expect(Math.abs(milliseconds / 86_400_000 - 3)).toBeLessThan(0.1);
        expect((await ada.ask({ ask: 'rename', name: moved.slice(0, 20) })).refused).toBe(null);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('may have two tabs: both see the same, a decision told by both is taken once, and one may go', async () => {
    const running = await started(folderOf('tabs'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'tabs');
    const sitting = [ada, bo].map((device) => ({ device, glass: device.sit(id) }));
    await until(() => sitting.every(({ glass }) => glass.hasMatch), 'the views');
    const asked = sitting.find(({ glass }) => byLot(glass, new Lot('tabs')))?.device ?? ada;
    const tab = await asked.tab();
    stops.push(() => tab.leave());
    const [first, second] = [asked.glasses.get(id), tab.sit(id)];
    await until(() => second.hasMatch, 'the other tab');
    const decision = first && byLot(first, new Lot('tabs'));
    if (!first || !decision) throw new Error('nobody is asked');
    const saying = { id: 'told-by-both-tabs', at: first.at, decision };
    expect(await Promise.all([first.decideAgain(saying), second.decideAgain(saying)])).toEqual([null, null]);
    const texts = (await logOf(running).read(`match.${id}`, 0)).filter(({ text }) => text.includes('told-by-both-tabs'));
    expect(texts.length).toBe(1);
    await until(() => first.at === second.at && first.at > 0, 'both views');
    expect(isSame(first.view(null), second.view(null))).toBe(true);
    tab.leave();
    expect((await asked.ask({ ask: 'rename', name: 'One tab' })).refused).toBe(null);
  });

  it('of another edition are told so at the match, and the others play on', async () => {
    const running = await started(folderOf('edition'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'edition');
    const glass = ada.sit(id);
    await until(() => glass.hasMatch, 'the view');
    const heard: string[] = [];
    const line = bo.side.lineOf(id);
    line.onText = (text) => heard.push(text);
    line.send(JSON.stringify({ say: 'hello', wire: 99, rules: RULES, life: 'old', has: 0, cards: '' }));
    await until(() => heard.some((text) => text.includes('"edition"')), 'being told');
    // nor is a device let in that would judge the match by other rules
    for (const rules of [RULES - 1, RULES + 1, undefined]) {
      const messages: string[] = [];
      const newLine = bo.side.lineOf(id);
      newLine.onText = (text) => messages.push(text);
      newLine.send(JSON.stringify({ say: 'hello', wire: 1, rules, life: 'old', has: 0, cards: '' }));
      await until(() => messages.length > 0, `an answer to rules ${rules}`);
      expect(messages.map((text) => JSON.parse(text) as unknown)).toEqual([{ say: 'bye', why: 'edition', wire: WIRE, rules: RULES }]);
    }
    // what is foreign or malformed harms nobody but its line
    for (const text of [
      '?',
      '{}',
      '[]',
      '{"say":"decide","nth":1,"at":0,"decision":{"__proto__":{"x":1}}}',
      `{"say":"laid","seat":0,"lies":${'['.repeat(200)}}`,
    ])
      line.send(text);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(bo.side.linked).toBe(true);
    expect((await ada.ask({ ask: 'rename', name: 'Ada' })).refused).toBe(null);
    expect(glass.linked && glass.ended === null).toBe(true);
  });
});

describe('the server', () => {
  it('is set back to a copy: devices forget what has never been, what they say of it is answered, and all are told', async () => {
    const folder = folderOf('era');
    const running = await started(folder);
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'era');
    const glasses = [ada.sit(id), bo.sit(id)];
    await until(() => glasses.every((glass) => glass.hasMatch), 'the views');
    const plays = async (count: number): Promise<void> => {
      for (let done = 0; done < count;) {
        const glass = glasses.find((candidate) => byLot(candidate, new Lot('?')));
        const decision = glass && byLot(glass, new Lot(`era ${done}`));
        if (glass && decision && (await glass.decide(decision)) === null) done += 1;
        else await new Promise((wait) => setTimeout(wait, 5));
      }
    };
    await plays(3);
    await running.stop();
    const file = join(folder, 'copy.jsonl');
    await backup(folder, file);
    const later = await started(folder);
    [ada.port, bo.port] = [later.port, later.port];
    await until(() => ada.side.linked && bo.side.linked, 'coming again');
    await plays(4);
    const ahead = Math.max(...glasses.map(({ at: place }) => place));
    const decided = glasses.map((glass) => byLot(glass, new Lot('ahead'))).find((decision) => decision !== null);
    await later.stop();
    await until(() => !ada.side.linked && !bo.side.linked, 'no club');
    // what nobody could hear is kept until it is answered
    const held = decided && glasses[decided.seat];
    const unheard = decided && held?.decide(decided);
    expect(held?.unanswered.map(({ decision }) => decision)).toEqual(decided ? [decided] : undefined);
    const elsewhere = folderOf('restored');
    await restoreFrom(elsewhere, file);
    writeFileSync(join(elsewhere, 'secret'), 'A'.repeat(43));
    let view: ClubView | null = null;
    ada.side.follow('club', (value) => (view = value as unknown as ClubView));
    const restored = await started(elsewhere);
    [ada.port, bo.port] = [restored.port, restored.port];
    await until(() => ada.side.linked && bo.side.linked, 'coming again');
    await until(() => glasses.every(({ at: place }) => place < ahead), 'being set back');
    await until(() => typeof view?.setBack === 'number', 'being told');
    for (const glass of glasses) expect(glass.log(null).length).toBe(glass.at + 1);
    if (decided) {
      expect((await unheard)?.code).toBe('asked-otherwise');
      const glass = glasses[decided.seat];
      expect((await glass?.decideAgain({ id: 'said-of-the-future', at: ahead + 5, decision: decided }))?.code).toBe('asked-otherwise');
    }
    await plays(2);
  });

  it('refuses to found another club where the logs of one are gone, and begins where there is none', async () => {
    const folder = folderOf('gone');
    const running = await started(folder);
    await running.stop();
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `club.db${end}`), { force: true });
    await expect(started(folder)).rejects.toThrow(LogGone);
    await expect(started(folder)).rejects.toThrow(/restore/);
    // nothing was put in their place
    expect(readdirSync(folder)).toEqual(['secret']);
    rmSync(join(folder, 'secret'));
    // what was accepted last may lie beside a file that is missing
    writeFileSync(join(folder, 'club.db-ahead'), 'accepted');
    await expect(started(folder)).rejects.toThrow(/files that belong to it are there/);
    expect(readdirSync(folder)).toEqual(['club.db-ahead']);
    rmSync(join(folder, 'club.db-ahead'));
    expect((await started(folder)).founder).not.toBe(null);
  });

  it('has commands that make no club where there is none, and bring a copy back into an empty place alone', async () => {
    const folder = folderOf('none');
    const [nowhere, file] = [join(folder, 'nowhere'), join(folder, 'copy.jsonl')];
    for (const command of [organiser, doctor, (place: string) => backup(place, file)])
      await expect(command(nowhere)).rejects.toThrow(/There is no club in .*nowhere\. Set CLUB_DATA/);
    expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false]);
    const running = await started(nowhere);
    await running.stop();
    await backup(nowhere, file);
    await expect(restoreFrom(nowhere, file)).rejects.toThrow(/a club in .* already/);
    for (const end of ['', '-wal', '-shm']) rmSync(join(nowhere, `club.db${end}`), { force: true });
    expect(await restoreFrom(nowhere, file)).toBeGreaterThan(0);
    expect((await started(nowhere)).founder).not.toBe(null); // nobody had joined
  });

  it('says that it is not well once its file is replaced, and takes nothing from then on', async () => {
    const folder = folderOf('health');
    const running = await started(folder);
    const ada = await founder(running);
    const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${running.port}/club/health`)).status;
    expect(await health()).toBe(200);
    renameSync(join(folder, 'club.db'), join(folder, 'moved.db'));
    writeFileSync(join(folder, 'club.db'), '');
    expect((await ada.ask({ ask: 'name-club', name: 'Other' })).refused?.code).toBe('not-kept-unknown');
    await expect.poll(health, { timeout: 10_000, interval: 500 }).toBe(503);
    rmSync(join(folder, 'club.db'));
    renameSync(join(folder, 'moved.db'), join(folder, 'club.db'));
    expect((await ada.ask({ ask: 'name-club', name: 'Other' })).refused).toBe(null);
  });

  it('keeps its write-ahead log small under load, and smaller still when it is closed', async () => {
    const folder = folderOf('wal');
    const [file, copy] = [join(folder, 'club.db'), join(folder, 'copy.db')];
    const log = new SqliteLog(file);
    const count = process.env.MOONRISE_WHOLE === undefined ? 2000 : 50_000;
    for (let match = 0; match < 25; match += 1) await log.follow(`match.${match}`, 0, () => undefined);
    for (let place = 0; place < count / 25; place += 1) {
      await Promise.all(Array.from({ length: 25 }, (_, match) => log.append(`match.${match}`, place, 'e'.repeat(400))));
      if (place === 40) log.copyTo(copy);
    }
    expect(statSync(`${file}-wal`).size).toBeLessThan(64 * 1024 * 1024);
    await log.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('names a shared file system as a bad place, and a disk as none', () => {
    expect(
      ['NFS', 'SMB', '9P', 'FUSE'].map((name, index) =>
        warningOf('/club', () => [0x6969, 0x517b, 0x01021997, 0x65735546][index] ?? 0)?.includes(name),
      ),
    ).toEqual([true, true, true, true]);
    expect(warningOf('/club', () => 0xef53)).toBe(null);
    expect(warningOf('/club', () => -11_317_950)).toContain('CIFS'); // signed, as some systems give it
  });

  it('tells the owner of a shared file system when it starts, and so does the doctor', async () => {
    const folder = folderOf('shared');
    const disk = await started(folder);
    expect(disk.warning).toBe(null);
    await disk.stop();
    expect((await doctor(folder)).wrong).toEqual([]);
    const warns = (place: string): string | null => warningOf(place, (asked) => (asked === folder ? 0x6969 : 0xef53));
    const sentence = `${folder} lies on a shared file system (NFS). SQLite can lose entries there: use a disk of this machine, or a named volume.`;
    expect((await doctor(folder, warns)).wrong).toEqual([sentence]);
    expect((await started(folder, { warns })).warning).toBe(sentence);
    // the command prints both, and the doctor ends with a fault
    const command = readFileSync('tools/club.mjs', 'utf8');
    for (const printed of [
      'console.warn(running.warning)',
      'for (const sentence of wrong) console.error(sentence)',
      'wrong.length > 0 ? 1 : 0',
    ])
      expect(command).toContain(printed);
  });

  it('tells its owner, once, that a proxy passes another address on than devices see', async () => {
    const heard = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    process.env.CLUB_ADDRESS = 'https://club.example:8443';
    try {
      const running = await started(folderOf('proxy'));
      const { WebSocket } = sockets();
      const opens = (origin: string, host: string): Promise<boolean> =>
        new Promise((done) => {
          const socket = new WebSocket(`ws://127.0.0.1:${running.port}/club/line`, { headers: { origin, host } });
          socket.on('open', () => (socket.terminate(), done(true)));
          socket.on('error', () => done(false));
        });
      const seen = 'https://club.example:8443';
      expect(await opens(seen, 'club.example:8443')).toBe(true);
      expect(await opens('https://evil.example', '127.0.0.1:4180')).toBe(false);
      expect(heard.mock.calls).toEqual([]);
      for (const host of ['club.example', '127.0.0.1:4180']) expect(await opens(seen, host)).toBe(false);
      expect(heard.mock.calls.map(([sentence]) => String(sentence))).toEqual([
        'The proxy before the club passes the Host club.example on in place of club.example:8443. Nobody can sign in: see docs/club.md.',
      ]);
    } finally {
      delete process.env.CLUB_ADDRESS;
      heard.mockRestore();
    }
  });

  it('lets twelve devices of one address in while somebody there tries bad keys', async () => {
    const running = await started(folderOf('address'), { perSecond: 20 });
    const ada = await founder(running);
    let bad = 0;
    const flood = setInterval(() => {
      socketLine(
        running.port,
        (line) => {
          line.onText = (text) => text.includes('unsigned') && (bad += 1);
          line.send(JSON.stringify({ say: 'hello', protocol: 1, app: 'x', session: null, device: ada.id }));
          for (let tries = 0; tries < 8; tries += 1)
            line.send(JSON.stringify({ say: 'sign', device: ada.id, proof: { signature: 'AAAA' } }));
        },
        () => undefined,
      );
    }, 40);
    stops.push(() => clearInterval(flood));
    await until(() => bad > 8, 'the bad keys');
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) codes.push((await ada.wants({ ask: 'invite', role: 'player' })).code ?? '');
    const joined = await Promise.all(codes.map((code, index) => new TestDevice(running.port).join(code, `Player ${index}`)));
    for (const device of joined) stops.push(() => device.leave());
    expect(joined.map(({ side }) => side.linked)).toEqual(joined.map(() => true));
    // signed in by its key anew, while the flood goes on
    const before = bad;
    const tabs = await Promise.all(joined.map((device) => device.tab()));
    for (const tab of tabs) stops.push(() => tab.leave());
    await until(() => bad > before, 'more bad keys');
    clearInterval(flood);
    expect(tabs.map(({ side }) => [side.linked, side.session?.member])).toEqual(joined.map(({ side }) => [true, side.session?.member]));
  });

  it('tells nobody a text that opens the place of somebody else', async () => {
    const running = await started(folderOf('texts'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const watcher = await new TestDevice(running.port).watch((await ada.wants({ ask: 'watch-link', open: true })).code ?? '');
    stops.push(() => watcher.leave());
    const id = await laid(ada, 'texts');
    const seen: Json[] = [];
    for (const device of [bo, watcher]) device.side.follow('club', (view) => seen.push(view));
    const glass = bo.sit(id);
    await until(() => glass.hasMatch && seen.length > 1, 'the views');
    const texts = new Set<string>();
    const gather = (value: unknown): void => {
      if (typeof value === 'string') texts.add(value);
      else if (typeof value === 'object' && value !== null)
        for (const [key, inside] of Object.entries(value)) (texts.add(key), gather(inside));
    };
    gather([seen, glass.welcome, glass.view(1), glass.log(null), bo.id]);
    expect(texts.size).toBeGreaterThan(50);
    const { club } = running;
    const mine = bo.side.session?.session;
    expect([...texts].filter((text) => text !== mine && club.entry.bySession(text) !== null)).toEqual([]);
    const key = { kind: 'secret' as const, secret: 's'.repeat(30) };
    // a device without keys has joined, too: the text that opens its place is its own alone
    const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
    const bare = `bare-${'x'.repeat(20)}`;
    expect('code' in (await club.entry.joins({ code, name: 'Cy', device: bare, key }))).toBe(false);
    const signed = async (device: string, proof: DeviceProof): Promise<boolean> =>
      !('code' in (await club.entry.signs(device, club.seals.challenge(club.now()), { proof, host: ada.host })));
    expect(await signed(bare, { secret: key.secret })).toBe(true);
    expect(texts.has(key.secret)).toBe(false);
    for (const text of texts) {
      for (const device of [ada.id, bare, text])
        expect(await Promise.all([signed(device, { signature: text }), signed(device, { secret: text })]), text).toEqual([false, false]);
      expect('code' in (await club.entry.joins({ code: text, name: 'Eve', device: `eve-${'x'.repeat(20)}`, key }))).toBe(true);
      expect('code' in club.entry.watches(text)).toBe(true);
    }
    expect([...texts].includes(ada.id)).toBe(false);
  });

  it('keeps nothing because somebody looked: a topic that is followed and left appends nothing', async () => {
    const running = await started(folderOf('looks'));
    const ada = await founder(running);
    const { id = '' } = await ada.wants({ ask: 'tournament', name: 'Cup' });
    const match = await laid(ada, 'looks', [{ member: 'm1' }, { level: 'gentle' }]);
    await until(() => running.club.referee.summaries.has(match), 'the match');
    const lengths = async (): Promise<string> =>
      JSON.stringify((await logOf(running).list('')).filter(({ stream }) => !stream.startsWith('match')));
    const before = await lengths();
    for (let times = 0; times < 5; times += 1) {
      const heard: Json[] = [];
      const deaf = ['club', `tournament.${id}`].map((topic) => ada.side.follow(topic, (view) => heard.push(view)));
      await until(() => heard.length >= 2, 'the views');
      for (const stop of deaf) stop();
    }
    expect(await lengths()).toBe(before);
    expect(ada.side.unanswered).toEqual([]);
  });

  it('keeps the last organiser and its last device', async () => {
    const running = await started(folderOf('organiser'));
    const ada = await founder(running);
    for (const ask of [
      { ask: 'drop-device', device: ada.id },
      { ask: 'role', member: 'm1', role: 'player' },
      { ask: 'leave', member: 'm1' },
      { ask: 'forget', member: 'm1' },
    ] as const)
      expect((await ada.ask(ask)).refused?.code, ask.ask).toBe('last-organiser');
    const bo = await guest(ada, 'Bo');
    expect((await ada.ask({ ask: 'role', member: bo.side.session?.member ?? '', role: 'organiser' })).refused).toBe(null);
    expect((await ada.ask({ ask: 'drop-device', device: ada.id })).refused).toBe(null);
    expect((await bo.ask({ ask: 'forget', member: 'm2' })).refused).toBe(null); // Ada can be invited again by nobody but her own membership
  });

  it('begins one rematch for all who ask, with other chances and the same seats', async () => {
    const running = await started(folderOf('rematch'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'rematch');
    expect((await bo.ask({ ask: 'rematch', match: id })).refused?.code).toBe('match-not-over');
    const glass = bo.sit(id);
    await until(() => glass.hasMatch, 'the view');
    expect(await glass.decide({ seat: 1, kind: 'concede' })).toBe(null);
    await until(() => glass.view(1).order.result !== null, 'the end');
    const [first, second] = await Promise.all([ada, bo].map((device) => device.wants({ ask: 'rematch', match: id })));
    expect(first?.id).toBe(second?.id);
    const begins = await Promise.all([id, first?.id].map(async (match) => (await running.club.referee.open(match ?? ''))?.match.begin));
    expect(begins[1]?.seats).toEqual(begins[0]?.seats);
    expect(begins[1]?.setup.seed).not.toBe(begins[0]?.setup.seed);
    const cy = await guest(ada, 'Cy');
    expect((await cy.ask({ ask: 'rematch', match: id })).refused?.code).toBe('not-your-seat');
  });
});
