import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub, type RunningClub } from '../../server/main.ts';
import { hashOf } from '../../server/people/seals.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import { backup, doctor, organiser, restoreFrom } from '../../server/start.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import { smallSetup, socketLine, TestDevice, until } from './party.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-doors-'));
let running: RunningClub;
let ada: TestDevice;
const devices: TestDevice[] = [];

/** A line with what it was told. */
async function bareLine(): Promise<{
  line: WireLine;
  told: { say: string; [field: string]: unknown }[];
  closed: () => boolean;
  cut: () => void;
}> {
  const accounts: { say: string; [field: string]: unknown }[] = [];
  let closed = false;
  const line = await new Promise<WireLine & { cut: () => void }>((done) => {
    const { cut } = socketLine(
      running.port,
      (opened) => done(Object.assign(opened, { cut })),
      () => (closed = true),
    );
  });
  line.onText = (text) => accounts.push(JSON.parse(text) as { say: string });
  return { line, told: accounts, closed: () => closed, cut: line.cut };
}
const hello = { say: 'hello', protocol: 1, app: 'x', session: null, device: null };
const invited = async (name: string, role: 'player' | 'watcher' = 'player'): Promise<TestDevice> => {
  const { code = '' } = await ada.wants({ ask: 'invite', role });
  const device = await new TestDevice(running.port).join(code, name);
  devices.push(device);
  return device;
};

beforeAll(async () => {
  running = await runClub({ folder, port: 0, host: '127.0.0.1' });
  ada = await new TestDevice(running.port).join(running.founder ?? '', 'Ada');
  devices.push(ada);
});
afterAll(async () => {
  for (const device of devices) device.leave();
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the doors of a club', () => {
  it('end a line that says what is malformed, too long, foreign or too much, and keep serving the others', async () => {
    const polluting = '{"say":"hello","protocol":1,"app":"x","session":null,"device":null,"__proto__":{"admin":true}}';
    for (const text of [
      '?',
      '{}',
      '[]',
      'null',
      '{"say":"follow"}',
      '@',
      '@x',
      '@nobody {"say":"hello"}',
      JSON.stringify({ ...hello, more: 1 }),
      polluting,
      'x'.repeat(16_385),
      JSON.stringify({ ...hello, protocol: 7 }),
    ]) {
      const { line, closed } = await bareLine();
      line.send(text);
      await until(closed, `the end of a line that says ${text.slice(0, 40)}`);
    }
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    const { line, told, closed } = await bareLine();
    line.send(JSON.stringify(hello));
    for (let count = 0; count < 200; count += 1) line.send('{"say":"ping"}');
    await until(closed, 'the end of a flood');
    expect(told.filter(({ say }) => say === 'pong').length).toBeLessThan(100);
    expect((await ada.ask({ ask: 'rename', name: 'Ada' })).refused).toBe(null);
  });

  it('refuse a body that is too long with 413 and close, and give an export to organisers alone', async () => {
    const base = `http://127.0.0.1:${running.port}/club`;
    const long = await fetch(`${base}/say?line=x`, { method: 'POST', body: 'x'.repeat(300_000) }).catch(() => null);
    expect(long === null || long.status === 413).toBe(true);
    expect((await fetch(`${base}/say?line=x`, { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await fetch(`${base}/export`)).status).toBe(403);
    const bo = await invited('Bo');
    const asked = async (device: TestDevice) =>
      fetch(`${base}/export`, { headers: { authorization: `Bearer ${device.side.session?.session}` } });
    expect((await asked(bo)).status).toBe(403);
    const text = await (await asked(ada)).text();
    expect(text.split('\n').some((line) => line.includes('"stream":"club"'))).toBe(true);
    expect((await fetch(`${base}/health`)).status).toBe(200);
  });

  it('let nobody in by a guessed, used or changed code, a changed session, a foreign challenge or another key', async () => {
    const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
    expect(code).toMatch(/^[0-9a-z]{26}$/);
    const stranger = await new TestDevice(running.port).join(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`, 'Eve');
    expect(stranger.refused?.code).toBe('no-such-invitation');
    stranger.leave();
    expect([...running.club.registry.people.invitations.keys()]).not.toContain(code);
    expect([...running.club.registry.people.invitations.keys()]).toContain(hashOf(code));
    // no log has a code, used or not
    const used = (await ada.wants({ ask: 'invite', role: 'player' })).code ?? '';
    const guest = await new TestDevice(running.port).join(used, 'Fay');
    expect(guest.side.linked).toBe(true);
    guest.leave();
    const logs: string[] = [];
    for await (const text of running.club.everything()) logs.push(text);
    expect(logs.some((text) => text.includes(hashOf(used)))).toBe(true);
    expect(logs.filter((text) => text.includes(code) || text.includes(used))).toEqual([]);
    const session = ada.side.session?.session ?? '';
    for (const changed of [`${session}x`, session.replace(/^./, 'X'), session.replace(/\.\d+\./, `.${Date.now() * 2}.`)]) {
      const { line, told, cut } = await bareLine();
      line.send(JSON.stringify({ ...hello, session: changed, device: ada.id }));
      await until(() => told.length > 0, 'an answer');
      expect(told[0]?.say).toBe('challenge');
      const proof = { signature: 'AAAA' };
      line.send(JSON.stringify({ say: 'sign', device: ada.id, proof }));
      await until(() => told.length > 1, 'a refusal');
      expect(told[1]).toMatchObject({ say: 'unsigned', reason: { code: 'not-signed' } });
      line.send(JSON.stringify({ say: 'follow', topic: 'club' }));
      await until(() => told.length > 2, 'the end');
      expect(told[2]).toMatchObject({ say: 'closed', why: 'revoked' });
      cut();
    }
    // what another address has signed is worth nothing here
    const lying = ada.port;
    const { line, told, cut } = await bareLine();
    line.send(JSON.stringify({ ...hello, device: ada.id }));
    await until(() => told.length > 0, 'a challenge');
    const prove = (ada.side as unknown as { signs: { prove: (text: string) => Promise<unknown> } }).signs.prove;
    const signedFor = async (host: string): Promise<void> =>
      line.send(
        JSON.stringify({
          say: 'sign',
          device: ada.id,
          proof: await prove(`moonrise-club ${host} ${ada.id} ${String(told[0]?.challenge)}`),
        }),
      );
    await signedFor('evil.example:443');
    await until(() => told.length > 1, 'a refusal');
    expect(told[1]?.say).toBe('unsigned');
    await signedFor(`127.0.0.1:${lying}`);
    await until(() => told.length > 2, 'being let in');
    expect(told[2]).toMatchObject({ say: 'signed', member: 'm1' });
    cut();
  });

  it('let players do nothing of an organiser, watchers begin nothing, and nobody ask anything by a link for watchers', async () => {
    const bo = await invited('Bo');
    const cy = await invited('Cy', 'watcher');
    for (const ask of [
      { ask: 'invite', role: 'player' },
      { ask: 'role', member: 'm1', role: 'player' },
      { ask: 'leave', member: 'm1' },
      { ask: 'watch-link', open: true },
      { ask: 'drop-device', device: ada.id },
    ] as const)
      expect((await bo.ask(ask)).refused?.code).toBe('organisers-only');
    expect((await ada.ask({ ask: 'leave', member: 'm1' })).refused?.code).toBe('last-organiser');
    expect((await cy.ask({ ask: 'tournament', name: 'X' })).refused?.code).toBe('players-only');
    const { code = '' } = await ada.wants({ ask: 'watch-link', open: true });
    const watcher = await new TestDevice(running.port).watch(code);
    devices.push(watcher);
    expect((await watcher.ask({ ask: 'rename', name: 'Eve' })).refused?.code).toBe('members-only');
    await ada.ask({ ask: 'watch-link', open: false });
    await until(() => watcher.side.closed === 'revoked', 'the end of the link');
  });

  it('end the ninth line of a member, and forget a member who asks for it: no name, no key', async () => {
    const bo = await invited('Bodo');
    const member = bo.side.session?.member ?? '';
    const session = bo.side.session?.session ?? '';
    const lines = [];
    for (let count = 0; count < 8; count += 1) {
      const opened = await bareLine();
      opened.line.send(JSON.stringify({ ...hello, session }));
      await until(() => opened.told.length > 0, 'an answer');
      lines.push(opened);
    }
    expect(lines.map(({ told }) => told[0]?.say)).toEqual([...Array.from({ length: 7 }, () => 'signed'), 'closed']);
    expect(lines[7]?.told[0]?.why).toBe('crowded');
    for (const { cut } of lines) cut();
    expect((await bo.ask({ ask: 'forget', member })).refused).toBe(null);
    await until(() => bo.side.closed === 'revoked', 'being out');
    const text: string[] = [];
    for await (const line of running.club.everything()) text.push(line);
    expect(text.join('\n')).not.toContain('Bodo');
    expect(text.some((line) => line.includes(`key.${bo.id}`))).toBe(false);
  });

  it('run a tournament whose players tell their results from their phones', async () => {
    const players = [await invited('Di'), await invited('Ed')];
    const { id = '' } = await ada.wants({ ask: 'tournament', name: 'The cup' });
    const say = (
      device: TestDevice,
      saying: Parameters<TestDevice['ask']>[0] extends infer A ? (A extends { ask: 'tournament-say'; saying: infer S } ? S : never) : never,
    ) => device.ask({ ask: 'tournament-say', tournament: id, at: running.club.events.tournaments.get(id)?.state.length ?? 0, saying });
    for (const [index, player] of players.entries())
      expect((await say(player, { say: 'enter', name: ['Di', 'Ed'][index] ?? '', list: null })).refused).toBe(null);
    expect((await say(players[0] as TestDevice, { say: 'enter', name: 'Twice', list: null })).refused?.code).toBe('entrant-already');
    expect((await say(players[0] as TestDevice, { say: 'decide', entry: { kind: 'end' } })).refused?.code).toBe('organisers-only');
    expect((await say(ada, { say: 'decide', entry: { kind: 'pair', round: 1, games: [['e1', 'e2']], bye: null, seed: 1 } })).refused).toBe(
      null,
    );
    const result = { stones: [3, 2] as [number, number], conceded: [] };
    expect((await say(ada, { say: 'claim', round: 1, table: 1, result })).refused?.code).toBe('not-your-game');
    expect((await say(players[0] as TestDevice, { say: 'claim', round: 1, table: 1, result })).refused).toBe(null);
    expect((await say(players[0] as TestDevice, { say: 'confirm', round: 1, table: 1 })).refused?.code).toBe('no-such-claim');
    let view: { claims: unknown[]; you: string; tournament: { rounds: { games: { result: unknown }[] }[] } } | null = null;
    players[1]?.side.follow(`tournament.${id}`, (seen) => (view = seen as never));
    await until(() => view?.claims.length === 1, 'the claim');
    expect((await say(players[1] as TestDevice, { say: 'confirm', round: 1, table: 1 })).refused).toBe(null);
    await until(() => view?.tournament.rounds[0]?.games[0]?.result !== null, 'the result');
    expect(view).toMatchObject({ claims: [], you: 'e2', tournament: { rounds: [{ games: [{ result }] }] } });
  });

  it('is backed up, restored elsewhere and found in order; the owner of the machine can always invite an organiser', async () => {
    const setup = smallSetup('backup');
    const { id = '' } = await ada.wants({
      ask: 'match',
      title: 'B',
      setup,
      seats: [{ level: 'gentle' }, { member: 'm1' }],
      pace: { kind: 'turns', days: 3, then: 'concede' },
    });
    const glass = ada.sit(id);
    await until(() => glass.hasMatch && glass.view(1).openings.some(({ seat }) => seat === 1), 'being asked');
    expect(JSON.stringify(glass.view(1))).not.toContain(setup.seed);
    const { open } = running.club.pushes;
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const reached = { endpoint: 'https://push.example/ada', keys, title: 'T', body: 'B' };
    expect(await running.club.pushes.subscribe(ada.id, reached)).toBe(true);
    for (const device of devices) device.leave();
    await running.stop();
    const file = join(folder, 'backup.jsonl');
    await backup(folder, file);
    const elsewhere = join(folder, 'elsewhere');
    expect(await restoreFrom(elsewhere, file)).toBeGreaterThan(10);
    await expect(restoreFrom(elsewhere, file)).rejects.toThrow(/a club in .* already/);
    const [here, there] = [await doctor(folder), await doctor(elsewhere)];
    expect(here.wrong).toEqual([]);
    expect(there).toEqual(here);
    expect(here).toMatchObject({ matches: 1, tournaments: 1 });
    expect(await organiser(folder)).toMatch(/^[0-9a-z]{26}$/);
    const copy = join(folder, 'copy.db');
    await backup(folder, copy);
    // every hand is in a copy: nobody else on the machine reads it
    for (const written of [file, copy]) expect(statSync(written).mode & 0o077).toBe(0);
    const log = new SqliteLog(copy);
    expect((await log.list('match.')).length).toBe(1);
    await log.close();
    // devices that sleep are reached by the same key, here and on the other machine
    for (const place of [elsewhere, folder]) {
      running = await runClub({ folder: place, port: 0, host: '127.0.0.1' });
      expect([open?.length, running.club.pushes.open, running.club.pushes.has(ada.id)]).toEqual([87, open, true]);
      if (place === elsewhere) await running.stop();
    }
  });
});
