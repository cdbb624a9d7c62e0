import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import { TAKES, type Opening, type OpeningKind } from '../../../src/rules/terms/opening.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { menuChoices } from '../../../src/ui/match/header/menu-choices.ts';
import { DecisionsAhead } from '../../../src/ui/table/decisions-ahead.ts';
import { askedHere, lookersAt, onlySeatHere, seatsHere } from '../../../src/ui/table/people.ts';
import { whereAsked } from '../../../src/ui/table/where-asked.ts';
import { facingSetup } from '../../ui/match/tables/facing-setup.ts';
import { rulesTable } from '../../ui/match/tables/rules-table.ts';

const setup = facingSetup();

/** Both are asked for a card. */
async function melee(): Promise<TablePort> {
  const table = rulesTable(setup, ['Ada', 'Bo']);
  await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
  await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
  for (let [opening] = table.openings(); opening && opening.kind !== 'melee-card'; [opening] = table.openings())
    await table.decide({ seat: opening.seat, kind: 'pass' });
  return table;
}
/** The same table with other particulars of its glasses. */
const seen = (table: TablePort, glass: Partial<TablePort>): TablePort =>
  new Proxy(table, {
    get(target, name) {
      if (name in glass) return glass[name as keyof TablePort];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const asked = (table: TablePort): Seat[] => askedHere(table, table.openings()).map(({ seat }) => seat);

describe('a table whose seats sit at several glasses', () => {
  it('puts no question to a seat elsewhere, and every question where all are here', async () => {
    const table = await melee();
    expect(asked(table)).toEqual([0, 1]);
    expect(asked(seen(table, { elsewhere: [1] }))).toEqual([0]);
    expect([seatsHere(table), onlySeatHere(table)]).toEqual([[0, 1], null]);
    expect([seatsHere(seen(table, { elsewhere: [1] })), onlySeatHere(seen(table, { elsewhere: [1] }))]).toEqual([[0], 0]);
  });

  it('leaves the questions of a hand to the glass of the hand, and those of the board here', async () => {
    const table = await melee();
    expect(asked(seen(table, { handsElsewhere: [1] }))).toEqual([0]);
    const begun = rulesTable(setup, ['Ada', 'Bo']);
    expect(asked(seen(begun, { handsElsewhere: [0] }))).toEqual([0]);
  });

  it('is looked at by everybody who plays, wherever they are asked; a glass of its own by those who have it', async () => {
    const table = await melee();
    expect(lookersAt(seen(table, { elsewhere: [1] }))).toEqual([0, 1]);
    expect(lookersAt(seen(table, { elsewhere: [1], guest: true }))).toEqual([0]);
    expect(lookersAt(seen(table, { computers: [null, { level: 'club' }] }))).toEqual([0]);
  });

  it('sends nothing ahead for a seat elsewhere', async () => {
    const table = await melee();
    await table.decide({
      seat: 0,
      kind: 'play-melee',
      card: table.choices(0).decisions.flatMap((d) => ('card' in d ? [d.card] : []))[0] as never,
    });
    await table.decide({
      seat: 1,
      kind: 'play-melee',
      card: table.choices(1).decisions.flatMap((d) => ('card' in d ? [d.card] : []))[0] as never,
    });
    expect(table.openings().map(({ kind }) => kind)).toEqual(['critical', 'critical']);
    const ahead = new DecisionsAhead();
    await table.showAllCopies?.(1, true);
    expect(await ahead.sendNext(seen(table, { elsewhere: [1] }))).toBe('waits');
    expect(await ahead.sendNext(table)).toBe('sent');
  });

  it('offers in its menu what the seats of this glass may do, and a guest nothing of the record', async () => {
    const table = await melee();
    const ids = (glass: Partial<TablePort>): string[] => menuChoices(seen(table, glass)).map(({ id }) => id);
    expect(ids({})).toEqual(expect.arrayContaining(['concede:0', 'concede:1', 'draw:1', 'adjust', 'export']));
    expect(ids({ elsewhere: [1] })).toContain('concede:0');
    expect(ids({ elsewhere: [1] })).not.toContain('concede:1');
    const guest = ids({ elsewhere: [0], guest: true });
    expect(guest).toContain('concede:1');
    for (const none of ['concede:0', 'export', 'replay']) expect(guest).not.toContain(none);
    expect(ids({ elsewhere: [0, 1], guest: true }).filter((id) => /:|adjust/.test(id))).toEqual([]);
  });
});

describe('where a question is asked', () => {
  const opening = (kind: string, more = {}): Opening => ({ seat: 0, kind, ...more }) as unknown as Opening;

  it('is the hand for what is held or chosen in secret, the board for what is pointed at, else either', () => {
    const kinds = Object.keys(TAKES) as OpeningKind[];
    const kindsAskedAt = (place: string): string[] =>
      kinds.filter((kind) => kind !== 'choice' && whereAsked(opening(kind)) === place).sort();
    expect(kindsAskedAt('hand')).toEqual([
      'call',
      'card',
      'claim',
      'critical',
      'faction',
      'follow-up',
      'interrupt',
      'melee-card',
      'pick',
      'replace',
      'troupe',
    ]);
    expect(kindsAskedAt('board')).toEqual(['act', 'activate', 'deploy', 'edge', 'markers', 'reaction']);
    const choice = (question: object): string => whereAsked(opening('choice', { about: null, question }));
    expect(choice({ ask: 'path' })).toBe('board');
    expect(choice({ ask: 'look' })).toBe('hand');
    expect(choice({ ask: 'option', from: 'melee-hand' })).toBe('hand');
    expect(choice({ ask: 'option' })).toBe('either');
    expect(choice({ ask: 'number' })).toBe('either');
  });
});
