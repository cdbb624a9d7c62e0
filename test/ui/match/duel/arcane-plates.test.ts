import type { Seat } from '../../../../src/rules/terms/ids.ts';
import '../../../../src/ui/match/duel/arcane-stage.ts';
import type { MoonPennant } from '../../../../src/ui/kit/figures/pennant.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, settled } from '../../support.ts';
import { rulesTable } from '../tables/rules-table.ts';
import { roomAt } from '../tables/tables.ts';

const INCH = 254;

/** The pennants on the plate of the one who is shot at by Flintlock (Ada): an ally of Ada's, or Beaky Bobby (Ben). */
async function pennants(target: '0:quack' | '1:beaky-bobby'): Promise<Seat[]> {
  const place = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, energy: 3 });
  const table = rulesTable(
    {
      seats: [
        { faction: 'commonwealth', troupe: ['flintlock', 'quack'] },
        { faction: 'dominion', troupe: ['beaky-bobby'] },
      ],
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { turn: 2, first: 0, models: { '0:flintlock': place(18, 18), '0:quack': place(14, 18), '1:beaky-bobby': place(22, 18) } },
    },
    ['Ada', 'Ben'],
  );
  await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
  await table.decide({ seat: 0, kind: 'use', ability: 'shoot-musket', targets: [target] });
  const room = roomAt(table);
  const stage = document.createElement('moon-arcane-stage');
  room.append(stage);
  document.body.append(room);
  await settled();
  const plate = [...(stage.shadowRoot?.querySelectorAll('.facts') ?? [])].at(-1);
  const found = [...(plate?.querySelectorAll<MoonPennant>('moon-pennant') ?? [])].map(({ seat }) => seat);
  room.remove();
  return found;
}

describe('the plate of a target in an arcane duel', () => {
  before(() => installTheme());

  it('flies the pennant of the side it is on, and beside it that of another side that resists for it', async () => {
    expect(await pennants('0:quack')).to.deep.equal([0, 1]);
    expect(await pennants('1:beaky-bobby')).to.deep.equal([1]);
  });
});
