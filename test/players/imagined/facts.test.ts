import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { factsOf } from '../../../src/players/imagined/facts.ts';
import { positionOf } from '../../../src/players/imagined/figures.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { Ability, Character } from '../../../src/rules/terms/card-language.ts';
import { imagine, lookOn } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// What a card promises is read from its text: damage that counts in melee, and energy that comes with an activation.

const plain = Object.values(catalogue.characters).find(({ abilities }) => abilities.every(({ kind }) => kind !== 'passive')) as Character;
const withRules = (rules: Extract<Ability, { kind: 'passive' }>['rules']): Character => ({
  ...plain,
  abilities: [...plain.abilities, { kind: 'passive', id: 'new', name: 'New', rules }],
});
const dealt = (mod: object): number => factsOf(withRules([{ always: [{ mod: 'dealt', by: 3, ...mod } as never] }])).dealt;

test('damage in melee counts by the share of common types it names, and damage outside melee does not count', () => {
  expect(factsOf(plain).dealt).toBe(0);
  expect(dealt({})).toBe(3);
  expect(dealt({ scope: 'melee' })).toBe(3);
  expect(dealt({ scope: 'melee', types: ['impact', 'slicing'] })).toBe(2);
  expect(dealt({ types: ['magical'] })).toBe(0);
  expect(dealt({ scope: 'arcane' })).toBe(0);
  expect(dealt({ by: 'null' })).toBe(0);
});

test('energy counts when it comes to the model itself with its own activation, a flip with its mean', () => {
  const gains = (effects: object[], when: object = { on: 'activates' }): number =>
    factsOf(withRules([{ when, do: effects } as never])).gains;
  const gain = { do: 'gain', to: 'self', energy: 2 };
  expect(factsOf(plain).gains).toBe(0);
  expect(gains([gain])).toBe(2);
  expect(gains([{ do: 'flip', then: [{ ...gain, energy: 'X' }], catastrophe: [gain] }])).toBeCloseTo(1.7);
  expect(gains([{ ...gain, to: 'friends' }])).toBe(0);
  expect(gains([gain], { on: 'harvests' })).toBe(0);
});

test('a model that is to activate has that energy in view, and one that acts or has acted has had it', () => {
  const inInches = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const models = { '0:dim-and-dimmer': { at: inInches(18, 30), energy: 1 }, '1:jayda': { at: inInches(18, 4), energy: 3 } };
  const seats = [{ troupe: ['dim-and-dimmer'] }, { troupe: ['jayda'] }];
  const begun = beginRecord(
    { seats, options: { eventsAndAgendas: false }, terrain: [], seed: '1', start: 'activation', position: { models, turn: 2, first: 0 } },
    catalogue,
  );
  const figureIn = (match: typeof begun.match) =>
    positionOf(lookOn(imagine(viewFor(match, 0), '1'), catalogue), true).figures.find(({ id }) => id === '0:dim-and-dimmer');
  expect(figureIn(begun.match)).toMatchObject({ energy: 2.7, dots: 2.7 });
  const acting = advance(begun, { seat: 0, kind: 'activate', model: '0:dim-and-dimmer' });
  if (!acting.ok) throw new Error(acting.reason.code);
  const { match } = acting.folded;
  const energyOf = (state: typeof match): number | undefined => state.table.models['0:dim-and-dimmer']?.energy;
  expect(figureIn(match)?.energy).toBe(energyOf(match));
  // once its activation is over, it gains nothing more in this turn
  const over = advance(acting.folded, { seat: 0, kind: 'end-activation' });
  if (!over.ok) throw new Error(over.reason.code);
  expect(over.folded.match.order.active).not.toBe('0:dim-and-dimmer');
  expect(figureIn(over.folded.match)?.energy).toBe(energyOf(over.folded.match));
});
