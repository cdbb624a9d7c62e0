import { boards } from '../../../src/cards/index.ts';
import type { GlassSide } from '../../../src/glasses/glass-side.ts';
import { Lot } from '../../../src/players/lot.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { byLot, TestDevice, until } from '../../../test/server/party.ts';
import { randomSetup } from '../../simulate/setups/random-setup.ts';

// Two players and a watcher at each match, each with its own connection: `club-devices PORT FOUNDER MATCHES PACE`.
// Reports to its parent when all sit; plays for a number of seconds on request, and reports the milliseconds of each decision.

const [port = 0, , matches = 0, pace = 0] = process.argv.slice(2).map(Number);
const founder = process.argv[3] ?? '';

const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));
let taken: number[] = [];
let plays = false;
/** Decisions that some client has not seen yet. While there are any, no seat thinks, because its time would be measured, too. */
let underWay = 0;

/** Each player is a different member, on a different device. */
async function members(): Promise<TestDevice[]> {
  const first = await new TestDevice(port).join(founder, 'M1');
  const all = [first];
  while (all.length < 3 * matches) {
    const { code = '' } = await first.wants({ ask: 'invite', role: 'player' });
    all.push(await new TestDevice(port).join(code, `M${all.length + 1}`));
  }
  // every page follows the club, as the app does
  for (const device of all) device.side.follow('club', () => undefined);
  return all;
}

async function table(all: readonly TestDevice[], nth: number): Promise<GlassSide[]> {
  const setup = { ...randomSetup(`bench ${nth}`, { seats: 2, size: 6, eventsAndAgendas: true }), terrain: boards[0]?.terrain ?? [] };
  const people = all.slice(3 * nth, 3 * nth + 3);
  const seats = [1, 2].map((place) => ({ member: `m${3 * nth + place}` }));
  const { id = '' } = (await people[0]?.wants({ ask: 'match', title: `${nth}`, setup, seats, pace: { kind: 'live' } })) ?? {};
  return people.map((device) => device.sit(id));
}

/** The time at which all have a position, in milliseconds of this clock. */
function seenBy(glasses: readonly GlassSide[], place: number): Promise<number> {
  return new Promise((done) => {
    let missing = glasses.length;
    for (const glass of glasses) {
      const stop = glass.subscribe(() => {
        if (glass.at <= place) return;
        stop();
        missing -= 1;
        if (missing === 0) done(performance.now());
      });
    }
  });
}

/** A seat with a question, and a random decision for it. */
function decided(players: readonly GlassSide[], lot: Lot): { glass: GlassSide; decision: Decision } | null {
  for (const glass of players) {
    const decision = byLot(glass, lot);
    if (decision) return { glass, decision };
  }
  return null;
}

async function playsOn(glasses: readonly GlassSide[], lot: Lot): Promise<void> {
  for (;;) {
    while (underWay > 0) await wait(2);
    const next = decided(glasses.slice(0, 2), lot);
    globalThis.gc?.({ type: 'minor' }); // garbage of thinking must not be collected during the measurement
    await wait(lot.between(pace / 2, pace * 1.5));
    while (!plays) await wait(lot.between(0, pace));
    if (next) await sends(glasses, next);
  }
}

async function sends(glasses: readonly GlassSide[], { glass, decision }: { glass: GlassSide; decision: Decision }): Promise<void> {
  const { at: place } = glass;
  const seen = seenBy(glasses, place);
  underWay += 1;
  const began = performance.now();
  const answer = glass.decide(decision);
  const first = await Promise.race([seen, answer]);
  if (typeof first === 'number' || (first === null && (await seen) > 0)) taken.push((await seen) - began);
  underWay -= 1;
  await answer;
}

async function run(): Promise<void> {
  const all = await members();
  const tables: GlassSide[][] = [];
  for (let nth = 0; nth < matches; nth += 1) tables.push(await table(all, nth));
  await until(() => tables.every((glasses) => glasses.every(({ hasMatch }) => hasMatch)), 'all views');
  for (const [nth, glasses] of tables.entries()) void playsOn(glasses, new Lot(`${nth}`));
  process.on('message', (seconds) => void turn(Number(seconds)));
  process.send?.({ sit: true });
}

async function turn(seconds: number): Promise<void> {
  taken = [];
  plays = true;
  await wait(seconds * 1000);
  plays = false;
  while (underWay > 0) await wait(5);
  process.send?.({ taken });
}

void run();
