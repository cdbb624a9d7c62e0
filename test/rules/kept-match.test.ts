import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { choicesOf, openingsOf, type Look } from '../../src/rules/index.ts';
import { lookAt, playOn } from '../../src/rules/look-at.ts';
import type { Passive } from '../../src/rules/terms/card-language.ts';
import { basesAt } from '../../src/rules/movement/ground.ts';
import { levelOf } from '../../src/rules/movement/levels.ts';
import { modsOfKind, modsOn } from '../../src/rules/reading/mods.ts';
import { engagedBy } from '../../src/rules/sight/engagement.ts';
import { sees } from '../../src/rules/sight/sight.ts';
import { viewFor } from '../../src/seats/view.ts';
import { playMatch, type Manner } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

const watching = (player: NonNullable<Manner['player']>): Manner => ({
  player,
  brokenEvery: Infinity,
  leaksEvery: Infinity,
  refold: false,
});

const MOD_KINDS = ['stat', 'cost', 'forbid', 'reach', 'suffered', 'dealt', 'reaction-step', 'slow', 'ignore', 'untargetable'] as const;

/** What is found of a model on the board must be what a copy finds that knows nothing. */
function comparesModel(look: Look, fresh: Look, lot: Lot): void {
  const id = lot.of(look.onBoard)?.id;
  if (id === undefined) return;
  for (const kind of MOD_KINDS) {
    const all = modsOfKind(look, id, kind);
    expect(all, `${kind} of ${id}`).toEqual(modsOfKind(fresh, id, kind));
    expect(all, `${kind} of ${id}, one by one`).toEqual(modsOn(fresh, id).filter(({ mod }) => mod.mod === kind));
  }
  expect(engagedBy(look, id), `those who engage ${id}`).toEqual(engagedBy(fresh, id));
  expect(basesAt(look, id, levelOf(look, id)), `bases round ${id}`).toEqual(basesAt(fresh, id, levelOf(fresh, id)));
  for (const other of look.onBoard) expect(sees(look, id, other.id)).toEqual(sees(fresh, id, other.id));
}

// The rules keep what they have worked out of a match, of its terrain, of who is on the board: the same match, made again, knows nothing of that.
describe('what is kept of a match', () => {
  for (const [seats, size] of [
    [2, 4],
    [3, 2],
  ] as const) {
    it(`is what is found when everything is looked for anew, in a match of ${seats}`, () => {
      const wanted = { seats, size, eventsAndAgendas: true, upgrades: true, campaign: true };
      let asked = 0;
      const compare: NonNullable<Manner['player']> = ({ match, record: { cards } }, opening, lot) => {
        const choices = choicesOf(match, opening.seat, cards);
        if (lot.percent(12)) {
          const copy = structuredClone(match);
          expect(choicesOf(copy, opening.seat, { ...cards })).toEqual(choices);
          expect(choices.hasDecision).toBe(choices.decisions.length > 0);
          comparesModel(lookAt(match, cards), lookAt(copy, { ...cards }), new Lot(`compared ${asked}`));
          asked += 1;
        }
        return randomPlayer(cards)(viewFor(match, opening.seat), [], lot);
      };
      const { violations } = playMatch(randomSetup(`kept ${seats}`, wanted), catalogue, watching(compare));
      expect(violations).toEqual([]);
      expect(asked).toBeGreaterThan(25);
    });
  }

  const { match } = beginRecord({ ...randomSetup('kept', { seats: 2, size: 3, eventsAndAgendas: false }), start: 'activation' }, catalogue);
  it('is dropped when the match changes', () => {
    const play = playOn(match, catalogue);
    const id = Object.keys(match.table.models).find((text) => modsOfKind(play, text, 'slow').length === 0) ?? '';
    expect(modsOfKind(play, id, 'slow')).toBe(modsOfKind(play, id, 'slow'));
    const lasting = [{ mods: [{ mod: 'slow' as const }], until: 'turn' as const, from: { model: id, ability: 'a-spell' } }];
    play.patchModel(id, { lasting });
    expect(modsOfKind(play, id, 'slow')).toHaveLength(1);
    play.patchModel(id, { lasting: [] });
    expect(modsOfKind(play, id, 'slow')).toEqual([]);
  });

  it('hears of a condition that begins to hold, and ends, while everybody stays as they are', () => {
    const [giver = ''] = Object.keys(match.table.models);
    const play = playOn(match, catalogue);
    const gives: Passive = {
      kind: 'passive',
      id: 'weight',
      name: 'Weight',
      rules: [{ if: [{ compare: 'turn-number', op: '>=', to: 3 }], always: [{ mod: 'slow' }] }],
    };
    play.patchModel(giver, { status: 'board', lasting: [{ mods: [], gives, until: 'turn', from: { model: giver, ability: 'a-spell' } }] });
    const slowInTurn = (turn: number): number => {
      play.patchOrder({ turn });
      return modsOfKind(play, giver, 'slow').length;
    };
    expect([2, 3, 2].map(slowInTurn)).toEqual([0, 1, 0]);
  });

  it('hears of an aura that somebody is given, and of its end', () => {
    const ids = Object.keys(match.table.models);
    const models = Object.fromEntries(
      Object.entries(match.table.models).map(([id, model]) => [id, { ...model, status: 'board' as const }]),
    );
    const play = playOn({ ...match, table: { ...match.table, models } }, catalogue);
    const [giver = '', other = ''] = ids;
    expect(modsOfKind(play, other, 'slow')).toEqual([]);
    const gives: Passive = { kind: 'passive', id: 'weight', name: 'Weight', rules: [{ to: { other: true }, always: [{ mod: 'slow' }] }] };
    play.patchModel(giver, { lasting: [{ mods: [], gives, until: 'turn', from: { model: giver, ability: 'a-spell' } }] });
    expect(modsOfKind(play, other, 'slow')).toHaveLength(1);
    play.patchModel(giver, { lasting: [] });
    expect(modsOfKind(play, other, 'slow')).toEqual([]);
  });

  it('what is seen stays while everybody stands as before, whatever else changes, and no longer', () => {
    const [a = '', b = ''] = Object.keys(match.table.models);
    const play = playOn({ ...match, table: { ...match.table, terrain: [] } }, catalogue);
    play.patchModel(a, { status: 'board', at: { x: 1000, y: 1000 } });
    play.patchModel(b, { status: 'board', at: { x: 3000, y: 1000 } });
    const line = (position = play.match) => sees(lookAt(position, catalogue), a, b);
    const before = line();
    play.patchModel(a, { energy: 1, activated: true });
    expect(line(), 'energy is spent').toBe(before);
    play.patchModel(b, { at: { x: 1000, y: 3000 } });
    expect(line().line?.[1].y, 'it has moved').toBeGreaterThan(2000);
    const { terrain } = randomSetup('kept', { seats: 2, size: 3, eventsAndAgendas: false });
    const barrier = {
      ...terrain[0],
      id: 'wall',
      kind: 'barrier',
      shape: { disc: { at: { x: 1000, y: 2000 }, radius: 700 } },
      base: 0,
      top: 900,
    } as (typeof match.table.terrain)[number];
    const walled = { ...play.match, table: { ...play.match.table, terrain: [barrier] } };
    expect([line().visible, line(walled).visible], 'something is put between them').toEqual([true, false]);
  });

  it('is one match’s own', () => {
    const [a = '', b = ''] = Object.keys(match.table.models);
    const put = (x: number, y: number): Look => {
      const models = { ...match.table.models, [a]: { ...match.table.models[a], status: 'board', at: { x: 1000, y: 1000 } } };
      Object.assign(models, { [b]: { ...match.table.models[b], status: 'board', at: { x, y } } });
      return lookAt({ ...match, table: { ...match.table, terrain: [], models: models as typeof match.table.models } }, catalogue);
    };
    expect(sees(put(3000, 1000), a, b).line?.[1].x).toBeGreaterThan(2000);
    expect(sees(put(1000, 3000), a, b).line?.[1].y).toBeGreaterThan(2000);
  });

  it('leaves the reasons for what may not be answered until somebody asks', () => {
    const { seat } = openingsOf(match)[0] ?? { seat: 0 };
    const choices = choicesOf(match, seat, catalogue);
    expect(choices.refused).toBe(choices.refused);
    expect(choicesOf(match, seat, catalogue)).toBe(choices);
    expect(JSON.parse(JSON.stringify(choices))).toEqual(choicesOf(structuredClone(match), seat, catalogue));
  });
});
