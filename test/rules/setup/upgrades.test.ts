import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { newMatch } from '../../../src/rules/index.ts';
import { abilitiesOf, keywordsOf } from '../../../src/rules/printed/abilities-of.ts';
import { refuseBrought } from '../../../src/rules/setup/new-match.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { refuseUpgrade, type Attachments } from '../../../src/rules/terms/upgrades.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { setupOf, Table } from './fixture.ts';

const why = (
  upgrade: string,
  character: string,
  attached: Attachments = {},
  faction: 'commonwealth' | 'dominion' | null = 'commonwealth',
) => refuseUpgrade(catalogue, { upgrade, character, faction, attached });

describe('who may carry an upgrade', () => {
  it('UPG-1: it must be one there is, and its bearer in the troupe', () => {
    expect(why('sharper-teeth', 'flintlock')).toMatchObject({ code: 'upgrade-not-here', clauses: ['UPG-1'] });
    expect(why('stoic', 'nobody')).toMatchObject({ code: 'unknown-character' });
    expect(refuseBrought(brought({ fritz: ['stoic'] }), catalogue)).toMatchObject({ code: 'bearer-not-here', clauses: ['UPG-1'] });
  });
  it('UPG-2: it shows the faction of the troupe', () => {
    expect(why('fanatic', 'flintlock')).toMatchObject({ code: 'upgrade-faction', clauses: ['UPG-2'] });
    expect(why('fanatic', 'gotchgut', {}, 'dominion')).toBeNull();
    expect(why('fanatic', 'flintlock', {}, null)).toBeNull();
  });
  it('UPG-2: each troupe brings upgrades of its own faction, whatever the other side is', () => {
    const brings = (bearer: string, factions: readonly ['commonwealth' | 'dominion', 'commonwealth' | 'dominion']) =>
      refuseBrought(
        setupOf({
          seats: [
            { troupe: [factions[0] === 'dominion' ? 'grub' : 'quack'], faction: factions[0] },
            { troupe: [bearer], faction: factions[1], upgrades: { [bearer]: ['fanatic'] } },
          ],
        }),
        catalogue,
      );
    expect(brings('gotchgut', ['commonwealth', 'dominion'])).toBeNull();
    expect(brings('flintlock', ['dominion', 'commonwealth'])).toMatchObject({ code: 'upgrade-faction', clauses: ['UPG-2'] });
  });
  it('UPG-3: its bearer carries a keyword it asks for, and none that it rules out', () => {
    expect(why('shirt-of-mail', 'quack')).toMatchObject({ code: 'upgrade-needs-keyword', clauses: ['UPG-3'] });
    expect(why('shirt-of-mail', 'flintlock')).toBeNull();
    expect(why('resilient', 'quack')).toMatchObject({ code: 'upgrade-forbids-keyword', clauses: ['UPG-3'] });
  });
  it('UPG-3: a keyword that another upgrade adds does not count', () => {
    expect(why('shirt-of-mail', 'agatha-tavernfrau', { 'agatha-tavernfrau': ['conscripted'] })).toMatchObject({
      code: 'upgrade-needs-keyword',
    });
  });
  it('UPG-4: at most two on one character', () => {
    const two = { flintlock: ['stoic', 'battle-hardened'] };
    expect(why('ox-blood-elixir', 'flintlock', two)).toMatchObject({ code: 'too-many-upgrades', clauses: ['UPG-4'] });
    expect(why('ox-blood-elixir', 'quack', two)).toBeNull();
  });
  it('UPG-5: one of each in a troupe', () => {
    expect(why('stoic', 'quack', { flintlock: ['stoic'] })).toMatchObject({ code: 'upgrade-taken', clauses: ['UPG-5'] });
  });
});

const brought = (upgrades: Record<string, string[]>, setup: Partial<Setup> = {}): Setup => ({
  ...setupOf({}),
  seats: [{ troupe: ['flintlock', 'quack'], faction: 'commonwealth', upgrades }, { troupe: ['grub', 'beaky-bobby'] }],
  start: 'setup',
  ...setup,
});

describe('upgrades in a match', () => {
  it('UPG-1: a match that brings one that may not be attached does not begin', () => {
    expect(() => newMatch(brought({ flintlock: ['fanatic'] }), catalogue)).toThrow(/upgrade-faction/);
    expect(() => newMatch(brought({ flintlock: ['stoic'], quack: ['stoic'] }), catalogue)).toThrow(/upgrade-taken/);
  });
  it('UPG-6: what it prints is on its bearer’s card and on nobody else’s', () => {
    const look = lookAt(
      newMatch(brought({ flintlock: ['conscripted', 'enchanted-boots'], quack: ['rogues-guild'] }), catalogue),
      catalogue,
    );
    expect(abilitiesOf(look, '0:flintlock').map(({ id }) => id)).toEqual([
      ...(catalogue.characters['flintlock']?.abilities.map(({ id }) => id) ?? []),
      'conscripted',
      'enchanted-boots',
    ]);
    expect(keywordsOf(look, '0:quack')).toContain('rogue');
    expect(keywordsOf(look, '0:flintlock')).not.toContain('rogue');
  });
  it('UPG-6: everybody sees who carries what, and a record holds the upgrades in play alone', () => {
    const begun = brought({ flintlock: ['stoic'] }, { start: 'deploy' });
    const setup = {
      ...begun,
      seats: begun.seats.map((seat, index) => ({ ...seat, edge: index === 0 ? ('north' as const) : ('south' as const) })),
    };
    const { match, record } = beginRecord(setup, catalogue);
    expect(viewFor(match, 1).table.models['0:flintlock']?.upgrades).toEqual(['stoic']);
    expect(viewFor(match, null).order.seats[0]?.upgrades).toEqual({ flintlock: ['stoic'] });
    expect(Object.keys(record.cards.upgrades ?? {})).toEqual(['stoic']);
  });
  it('UPG-1, UPG-4: chosen with the troupe, and judged with it', () => {
    const table = new Table({ ...setupOf({ seats: [{}, {}], options: { troupeSize: 2 } }) }, catalogue).do(
      { seat: 0, kind: 'choose-faction', faction: 'commonwealth' },
      { seat: 1, kind: 'choose-faction', faction: 'dominion' },
    );
    const choose = (upgrades: Record<string, string[]>): Decision => ({
      seat: 0,
      kind: 'choose-troupe',
      characters: ['flintlock', 'quack'],
      upgrades,
    });
    expect(table.try(choose({ flintlock: ['stoic', 'battle-hardened', 'ox-blood-elixir'] }))).toMatchObject({ code: 'too-many-upgrades' });
    expect(table.try(choose({ quack: ['woodlot-amulet'] }))).toMatchObject({ code: 'upgrade-faction' });
    table.do(choose({ quack: ['stoic'] }), { seat: 1, kind: 'choose-troupe', characters: ['grub', 'beaky-bobby'] });
    expect(table.match.table.models['0:quack']?.upgrades).toEqual(['stoic']);
    expect(table.match.table.models['0:flintlock']?.upgrades).toBeUndefined();
  });
});
