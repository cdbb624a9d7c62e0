import { afterEach, describe, expect, it } from 'vitest';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import type { RemoteTable } from '../../../src/app/glasses/remote-table.ts';
import { boards } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomDecision } from '../../../src/players/random-player.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { menuChoices } from '../../../src/ui/match/header/menu-choices.ts';
import { whereAsked } from '../../../src/ui/table/where-asked.ts';
import { hostingOf, hostTable, linked, settled } from '../../glasses/wire.ts';

/** The seats: at the tablet, at another tablet, a hand on a phone whose board is the tablet, and a computer. */
const [ADA, BO, CLEO, COMPUTER] = [0, 1, 2, 3] as const;
const MOST = 420;

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const opened of open.splice(0)) opened.close();
});
const closing = <Opened extends { close: () => void }>(opened: Opened): Opened => {
  open.push(opened);
  return opened;
};

/** A drafted match with Events and Agendas on four kinds of glass. */
async function evening() {
  const setup: Setup = {
    seats: [{}, {}, {}, {}],
    options: { draft: true, troupeSize: 2, eventsAndAgendas: true },
    terrain: boards[0]?.terrain ?? [],
    seed: 'each glass',
    start: 'setup',
  };
  const { table } = hostTable(setup);
  const hosting = closing(hostingOf(table));
  await table.seatComputer(COMPUTER, 'gentle');
  const glasses = {
    seat: closing(new JoinedTable('seat', [BO])),
    hand: closing(new JoinedTable('hand', [CLEO])),
    watch: closing(new JoinedTable('watch', [])),
  };
  await linked(hosting, glasses.seat, { part: 'seat', seats: [BO] });
  await linked(hosting, glasses.hand, { part: 'hand', seats: [CLEO] });
  await linked(hosting, glasses.watch, { part: 'watch', seats: [] });
  const tableOf = (joined: JoinedTable): RemoteTable => {
    if (!joined.table) throw new Error('it was told nothing');
    return joined.table;
  };
  const lot = new Lot('each glass');
  const asked = { seat: new Set<string>(), hand: new Set<string>() };
  /** Somebody answers at the glass where they are asked; false once nobody is asked. */
  const step = async (): Promise<boolean> => {
    const openings: Opening[] = table.view(null).openings.filter(({ kind }) => kind !== 'agreement');
    const opening = openings[lot.between(0, Math.max(0, openings.length - 1))];
    if (!opening) return false;
    const { seat, kind } = opening;
    const glass = seat === BO ? glasses.seat : seat === CLEO && whereAsked(opening) !== 'board' ? glasses.hand : null;
    if (glass) {
      const openings = tableOf(glass)
        .openings()
        .filter((candidate) => candidate.seat === seat);
      expect(openings.map((candidate) => candidate.kind)).toContain(kind);
      asked[glass === glasses.seat ? 'seat' : 'hand'].add(kind);
    }
    const port = glass ? tableOf(glass) : table;
    const decision = randomDecision(seatTable(port.view(seat), table.cards), lot);
    if (!decision) return false;
    // a computer's seat decides, too
    expect(await port.decide(decision)).toBe(null);
    await settled(6);
    return true;
  };
  return { table, hosting, glasses, asked, step, tableOf };
}

describe('what a match asks, at each kind of glass', () => {
  it('draft, cards, deployment, reactions, stand-by, draws, take-backs and computers', async () => {
    const { table, glasses, asked, step, tableOf } = await evening();
    const [seat, hand, watch] = [glasses.seat, glasses.hand, glasses.watch].map(tableOf);
    if (!seat || !hand || !watch) throw new Error('a glass is missing');
    const enough = (): boolean => ['faction', 'pick', 'deploy', 'activate', 'act'].every((kind) => asked.seat.has(kind));
    for (let count = 0; count < MOST && !enough(); count += 1) if (!(await step())) break;
    expect([...asked.seat]).toEqual(expect.arrayContaining(['faction', 'pick', 'deploy', 'activate', 'act']));
    expect([...asked.hand]).toEqual(expect.arrayContaining(['faction', 'pick']));
    for (const kind of ['deploy', 'activate', 'act', 'edge', 'reaction']) expect([...asked.hand]).not.toContain(kind);
    expect(watch.localSeats).toEqual([]);

    // a computer is one on every glass, and nobody is asked for it
    for (const port of [seat, hand, watch]) {
      expect(port.computers[COMPUTER]?.level).toBe('gentle');
      expect(port.openings().some((opening) => opening.seat === COMPUTER)).toBe(false);
      expect(port.takeBack(ADA)).toBe(null);
    }

    // what is asked in advance, and what all have to agree on
    expect(await seat.decide({ seat: BO, kind: 'stand-by', until: 'activation' })).toBe(null);
    await settled();
    for (const port of [table, hand, watch]) expect(port.view(null).order.seats[BO]?.standBy).toBe('activation');
    expect(await seat.decide({ seat: BO, kind: 'offer-draw' })).toBe(null);
    await settled();
    const asks = (port: RemoteTable): boolean => port.openings().some(({ kind, seat: whom }) => kind === 'agreement' && whom === CLEO);
    expect(asks(hand)).toBe(true);
    expect(await hand.decide({ seat: CLEO, kind: 'refuse' })).toBe(null);
    await settled();
    for (const port of [table, seat, watch]) expect(port.view(null).proposal).toBe(null);

    // a take-back is offered where the seat is, as the record has it
    expect(seat.takeBack(BO)).toEqual(table.takeBack(BO));
    const ids = (port: RemoteTable): string[] => menuChoices(port).map(({ id }) => id);
    expect(ids(seat)).toEqual(expect.arrayContaining([`draw:${BO}`, `concede:${BO}`, 'adjust', 'leave']));
    for (const id of [`concede:${ADA}`, `computer:${BO}`, 'replay', 'export', 'glasses']) expect(ids(seat)).not.toContain(id);
    expect(ids(watch).filter((id) => /^(draw|concede|back|computer|advice):|^(adjust|export|replay|glasses)$/.test(id))).toEqual([]);
  });
});
