import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { DecisionsAhead } from '../../../src/ui/table/decisions-ahead.ts';
import { expect } from '../support.ts';
import { rulesTable } from '../match/tables/rules-table.ts';
import { duel, melee } from '../match/tables/tables.ts';

/** Asks it after every decision, as the glass does. */
function ahead(table: TablePort) {
  const decided = new DecisionsAhead();
  const lines: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  table.subscribe(() => (last = decided.sendNext(table).then((went) => lines.push(went))));
  return { decided, told: lines, settled: () => last };
}
const kinds = (table: TablePort) => table.log(null).length;
const asked = (table: TablePort) => table.openings().map(({ seat, kind }) => `${seat} ${kind}`);
const pointAt = (table: TablePort, model: string) => table.view(null).table.models[model]?.at;

const FIRST = { seat: 0, kind: 'step' as const, model: '0:flintlock', path: [[17.5, 18] as [number, number]] };
const SECOND = { ...FIRST, path: [[17, 18] as [number, number]] };

describe('what was decided ahead', () => {
  it('goes on once nobody else is asked, each decision by itself', async () => {
    const table = await duel();
    const { decided, told, settled } = ahead(table);
    const before = kinds(table);
    expect(await decided.gesture(table, [FIRST, SECOND])).to.equal(null);
    await settled();
    expect([asked(table), kinds(table) - before, told]).to.deep.equal([['1 reaction'], 1, ['waits']]);
    await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    expect(kinds(table) - before).to.equal(3);
    expect(pointAt(table, '0:flintlock')).to.deep.equal({ x: 17 * 254, y: 18 * 254 });
  });

  it('falls away where something has happened meanwhile, and says so once', async () => {
    const table = await duel();
    const { decided, told, settled } = ahead(table);
    await decided.gesture(table, [FIRST, SECOND]);
    expect(await table.decide({ seat: 1, kind: 'react', model: '1:beaky-bobby', path: [[18.5, 20]] })).to.equal(null);
    await settled();
    while (asked(table).includes('1 reaction')) await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    expect(told.filter((went) => went === 'fell')).to.deep.equal(['fell']);
    expect(pointAt(table, '0:flintlock')).to.deep.equal({ x: 17.5 * 254, y: 18 * 254 });
  });

  it('is refused with its first decision, and the rest is forgotten', async () => {
    const table = await duel();
    const { decided, settled } = ahead(table);
    const refused = await decided.gesture(table, [{ ...FIRST, path: [[30, 18]] }, SECOND]);
    expect(refused?.code).to.be.a('string');
    await table.decide(FIRST);
    await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    expect(pointAt(table, '0:flintlock')).to.deep.equal({ x: 17.5 * 254, y: 18 * 254 });
  });

  it('goes on where somebody far away has reacted, and falls away where they have come near', async () => {
    for (const [away, went] of [
      [14, 'goes on'],
      [8, 'falls away'],
    ] as const) {
      const table = await duel({}, {}, {}, { at: { x: 18 * 254, y: (18 + away) * 254 } });
      const { decided, told, settled } = ahead(table);
      await decided.gesture(table, [FIRST, SECOND]);
      await settled();
      const react = { seat: 1, kind: 'react' as const, model: '1:beaky-bobby', path: [[18, 18 + away - 0.9] as [number, number]] };
      expect(await table.decide(react)).to.equal(null);
      await settled();
      expect(pointAt(table, '0:flintlock')?.x, went).to.equal((went === 'goes on' ? 17 : 17.5) * 254);
      expect(told.includes('fell'), went).to.equal(went === 'falls away');
    }
  });

  it('an activation ends as it was meant to where somebody far away has reacted', async () => {
    const table = await duel({}, {}, {}, { at: { x: 18 * 254, y: 32 * 254 } });
    const { decided, told, settled } = ahead(table);
    await decided.gesture(table, [FIRST, { seat: 0, kind: 'end-activation' }]);
    expect(await table.decide({ seat: 1, kind: 'react', model: '1:beaky-bobby', path: [[18, 31]] })).to.equal(null);
    await settled();
    expect(told).to.include('sent').and.not.to.include('fell');
    expect(table.log(null).flatMap(({ events }) => events.map(({ what }) => what))).to.include('activation-ended');
  });

  it('of one seat leaves that of another alone, and ends with anything that is taken back', async () => {
    for (const back of [false, true]) {
      const table = await duel();
      const { decided, settled } = ahead(table);
      await decided.gesture(table, [FIRST, SECOND]);
      if (back) decided.takenBack();
      await decided.gesture(table, [{ seat: 1, kind: 'pass' }]);
      await settled();
      expect(pointAt(table, '0:flintlock')?.x).to.equal((back ? 17.5 : 17) * 254);
    }
  });

  it('shows all copies of a seat as the table keeps it, whatever is taken back, until the seat wants to be asked again', async () => {
    const table = await melee();
    const { decided, settled } = ahead(table);
    for (const seat of [0, 1]) await table.showAllCopies?.(seat, true);
    decided.takenBack();
    decided.forget();
    await table.showAllCopies?.(1, false);
    while (asked(table).some((text) => text.endsWith('melee-card'))) {
      const [opening] = table.openings();
      const [card] = opening ? table.choices(opening.seat).decisions : [];
      if (!card || (await table.decide(card)) !== null) throw new Error('no card is laid');
    }
    await settled();
    expect(asked(table), 'only who was not asked before').to.deep.equal(['1 critical']);
  });

  it('shows the only copy of whoever plays alone; two are asked about, and so is one where a person sits opposite', async () => {
    const hand = ['thrust', 'falling-swing', 'low-guard', 'thrust', 'high-guard', 'rising-attack', 'sweeping-cut'] as const;
    for (const [alone, card, answered] of [
      [true, 'falling-swing', true],
      [true, 'thrust', false],
      [false, 'falling-swing', false],
    ] as const) {
      const table = await melee([...hand, 'thrust', 'thrust', 'thrust']);
      if (alone) Object.defineProperty(table, 'computers', { value: [null, { level: 'gentle', seed: 's' }] });
      const { settled } = ahead(table);
      for (const { seat } of table.openings()) {
        const laid = table.choices(seat).decisions.filter((decision) => decision.kind === 'play-melee');
        const entry = laid.find((decision) => seat === 0 && decision.card === card) ?? laid[0];
        if (!entry || (await table.decide(entry)) !== null) throw new Error('no card is laid');
      }
      await settled();
      expect(asked(table).includes('0 critical'), `${card} ${alone ? 'alone' : 'opposite a person'}`).to.equal(!answered);
    }
  });

  it('settles for a first match what nobody can weigh yet, and asks it in any other match and after a take-back', async () => {
    const seats = [
      { faction: 'commonwealth' as const, troupe: ['flintlock'] },
      { faction: 'dominion' as const, troupe: ['grub'] },
    ];
    const begun = () => rulesTable({ seats, options: {}, terrain: [], seed: '1', start: 'setup' }, ['Ada', 'Ben']);
    /** Lets everything go that is decided ahead, of both seats where it is a first match. */
    const onwards = async (table: TablePort, decided: DecisionsAhead) => {
      while ((await decided.sendNext(table)) === 'sent');
      return table.openings();
    };

    const other = begun();
    expect((await onwards(other, new DecisionsAhead()))[0]?.kind, 'an ordinary match').to.equal('mulligan');

    const table = begun();
    const decided = new DecisionsAhead();
    for (const seat of [0, 1]) decided.firstMatch(seat);
    const edges: string[] = [];
    for (let models = 0; models < 2; models += 1) {
      const [opening] = await onwards(table, decided);
      if (opening?.kind !== 'deploy') throw new Error(`${opening?.kind} is asked`);
      edges.push(opening.edge);
      decided.lineUp(opening.seat);
    }
    expect(edges.toSorted()).to.deep.equal(['north', 'south']);
    expect((await onwards(table, decided)).map(({ kind }) => kind)).to.deep.equal(['activate']);

    // an answer that comes too late is refused, and the next question is settled all the same
    const late = begun();
    const refusing = new DecisionsAhead();
    for (const seat of [0, 1]) refusing.firstMatch(seat);
    const refused = await refusing.sendNext(
      new Proxy(late, {
        get: (table, name) => {
          if (name === 'decide') return () => Promise.resolve({ code: 'late' });
          const field: unknown = Reflect.get(table, name);
          return typeof field === 'function' ? field.bind(table) : field;
        },
      }),
    );
    expect(refused).to.equal('waits');
    expect((await onwards(late, refusing))[0]?.kind).to.equal('deploy');

    const again = begun();
    const first = new DecisionsAhead();
    for (const seat of [0, 1]) first.firstMatch(seat);
    first.takenBack();
    expect((await onwards(again, first))[0]?.kind, 'after a take-back').to.equal('mulligan');
  });
});
