import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Lasting, Model } from '../../src/rules/terms/match.ts';
import { playMatch, type Manner } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { catastrophesPass, harmIsWhole, withSeers, withWholeHarm } from '../../tools/simulate/shadow/witnesses.ts';

// What holds of every text, in random matches with every card in play; `npm run soak` looks at many more.
const TABLES = [
  [2, 4],
  [3, 3],
] as const;

function violationsIn(
  seed: string,
  [seats, size]: readonly [number, number],
  cards: Catalogue,
  manner: Manner,
  campaign: boolean,
): string[] {
  const wanted = { seats, size, eventsAndAgendas: campaign, upgrades: true, campaign };
  const quiet = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };
  return playMatch(randomSetup(seed, wanted), cards, { ...quiet, ...manner }).violations;
}

const violationsOf = (name: string, cards: Catalogue, manner: Manner, campaign = true): string[] =>
  TABLES.flatMap((table) => violationsIn(`${name} ${table[0]}`, table, cards, manner, campaign));

describe('by law', () => {
  it('CTL-1 CMP-9 REA-15: whoever runs a model decides, a card of a player is nobody, and no offer is idle', { timeout: 60_000 }, () => {
    expect(violationsOf('laws', catalogue, { lawsEvery: 1 })).toEqual([]);
  });

  it.each(['laws more 2', 'laws more 14'])(
    'CMP-9 REA-15: also where somebody might be offered nothing, and cards harm: %s',
    { timeout: 60_000 },
    (seed) => {
      expect(violationsIn(seed, [2, 4], catalogue, { lawsEvery: 1 }, true)).toEqual([]);
    },
  );

  it('ARC-23: every Catastrophe passes the same two moments and is counted once', { timeout: 60_000 }, () => {
    expect(violationsOf('seers', withSeers(catalogue), { witness: catastrophesPass })).toEqual([]);
  });

  it('DMG-9: what passive abilities cannot reduce is marked as it was dealt', { timeout: 60_000 }, () => {
    const witness: Manner['witness'] = (before, _after, events) => harmIsWhole(before, events);
    expect(violationsOf('whole', withWholeHarm(catalogue), { witness }, false)).toEqual([]);
  });

  it('DMG-9: a card of a player is no passive ability, and takes off what it takes off', () => {
    const { match } = beginRecord(randomSetup('whole', { seats: 2, size: 3, eventsAndAgendas: false }), catalogue);
    const [source = '', model = ''] = Object.keys(match.table.models);
    const struck = (ability: string): Happening[] => [
      { what: 'damaged', model, by: source, type: 'slicing', amount: 0, printed: 1, parts: [{ from: model, ability, by: -1 }] },
    ];
    expect(harmIsWhole(match, struck('strike-from-shadows'))).toEqual([]);
    expect(harmIsWhole(match, struck('plate-armour'))).toEqual([`0 of 1 damage was dealt to ${model}`]);
  });

  it('DMG-9: what lasts on the dealer makes its damage less, unless a passive ability has laid it', () => {
    const { match } = beginRecord(randomSetup('whole', { seats: 2, size: 3, eventsAndAgendas: false }), catalogue);
    const [source = '', model = ''] = Object.keys(match.table.models);
    const { table } = match;
    const struckWhile = (...lasting: Lasting[]): string[] => {
      const models = { ...table.models, [source]: { ...(table.models[source] as Model), lasting } }; // it is of the match
      const parts = [{ from: model, ability: 'enfeeble', by: -1 }];
      return harmIsWhole({ ...match, table: { ...table, models } }, [
        { what: 'damaged', model, by: source, type: 'slicing', amount: 1, printed: 2, parts },
      ]);
    };
    const enfeebled: Lasting = { mods: [{ mod: 'dealt', by: -1 }], until: 'turn', from: { model, ability: 'enfeeble' } };
    const [tooLittle] = struckWhile();
    expect(tooLittle).toBe(`1 of 2 damage was dealt to ${model}`);
    expect(struckWhile(enfeebled)).toEqual([]);
    expect(struckWhile({ ...enfeebled, passive: true })).toEqual([tooLittle]);
    expect(struckWhile({ ...enfeebled, from: { model, ability: 'erosion' } })).toEqual([tooLittle]);
  });
});
