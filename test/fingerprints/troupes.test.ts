import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { FACTIONS, type Faction } from '../../src/rules/terms/factions.ts';
import { looksLikeLunachron, readLunachron, writeLunachron } from '../../src/troupes/codes/lunachron.ts';
import { readMiner, writeMiner } from '../../src/troupes/codes/miner.ts';
import { readPlainList, writePlainList } from '../../src/troupes/codes/plain-list.ts';
import { readTransfer } from '../../src/troupes/codes/transfer.ts';
import { areApart, companions, keptFrom } from '../../src/troupes/companions.ts';
import { factionsOf, sharedFactions } from '../../src/troupes/faction.ts';
import { TROUPE_FORMATS, termsOf } from '../../src/troupes/formats.ts';
import { isSameTroupe, joinTroupes } from '../../src/troupes/join-troupes.ts';
import { judgeTroupe, refuseJoining } from '../../src/troupes/judge-troupe.ts';
import { playedUpgrades, refuseUpgrade } from '../../src/troupes/judge-upgrades.ts';
import { linkedCharacters } from '../../src/troupes/linked-characters.ts';
import { packTroupe, unpackTroupe } from '../../src/troupes/pack-troupe.ts';
import { strengths } from '../../src/troupes/strengths.ts';
import { checkTroupe, LONGEST_NAME, LONGEST_NOTES, MOST_CHARACTERS, type Troupe } from '../../src/troupes/troupe.ts';
import { cards, table, troupe } from '../troupes/sample-troupes.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const ids = Object.keys(cards.characters);
const upgrades = Object.keys(cards.upgrades);
const names = ['The Crown', 'A|B', '  ', '<b>', 'Ü'.repeat(LONGEST_NAME + 1)];
const TROUPES = 160;
const A_LINE = 20;

/** Troupes of every size and format, often of one faction; some have a card twice, unknown cards, rivals or too many upgrades. */
function randomTroupe(lot: Lot, number: number): Troupe {
  const faction = FACTIONS[number % FACTIONS.length] as Faction;
  const own = ids.filter((id) => cards.characters[id]?.factions.includes(faction));
  const pool = lot.percent(70) ? own : ids;
  const characters = lot.mixed(pool).slice(0, 1 + Math.floor(lot.share() * 11));
  if (lot.percent(15)) characters.push(characters[0] ?? 'quack');
  if (lot.percent(15)) characters.push('constructor');
  if (lot.percent(20)) characters.push(...lot.mixed(cards.rivals.flat()).slice(0, 2));
  const bearers = lot.mixed([...characters, 'quack']).slice(0, Math.floor(lot.share() * 4));
  const borne = bearers.map((bearer): [string, string[]] => [
    bearer,
    lot.mixed([...upgrades, 'toString']).slice(0, Math.floor(lot.share() * 4)),
  ]);
  return troupe(characters, {
    name: names[number % names.length] ?? '',
    faction: lot.percent(50) ? faction : lot.percent(50) ? null : (lot.of(FACTIONS) ?? null),
    format: TROUPE_FORMATS[number % TROUPE_FORMATS.length] ?? 'friendly',
    upgrades: Object.fromEntries(borne),
    notes: lot
      .mixed(['first', 'second', 'third'])
      .slice(0, number % 3)
      .join('\n'),
    archived: number % 7 === 0,
  });
}

function noteTroupe(trace: Trace, given: Troupe, other: Troupe, lot: Lot): void {
  for (const format of TROUPE_FORMATS) trace.note('judged', judgeTroupe(given, format, cards));
  for (const id of lot.mixed(ids).slice(0, 12)) trace.note('joining', refuseJoining(id, given, cards));
  for (const upgrade of lot.mixed(upgrades).slice(0, 6))
    for (const character of given.characters.slice(0, 3)) trace.note('gear', refuseUpgrade(upgrade, character, given, cards));
  trace.note('gear', playedUpgrades(given, cards));
  trace.note('factions', [sharedFactions(given.characters, cards), factionsOf(given, cards)]);
  trace.note('strengths', strengths(given, cards));
  trace.note('linked', linkedCharacters(given.characters, cards));
  const third = { ...other, characters: [...given.characters.slice(1), ...other.characters], notes: `${given.notes}\nother` };
  trace.note('joined', [joinTroupes(given, other, third), joinTroupes(third, given, other), joinTroupes(given, given, third)]);
  trace.note('joined', [isSameTroupe(given, other), isSameTroupe(given, { ...given, id: 'twin', archived: !given.archived })]);
}

/** Notes each code of a troupe, and the results of reading it whole, cut or garbled. */
function noteCodes(trace: Trace, given: Troupe, number: number): void {
  const packed = packTroupe(given);
  trace.note('packed', [packed, unpackTroupe(packed, 'back'), unpackTroupe({ ...packed, k: 'x' }, 'back'), checkTroupe(given)]);
  const foreign = writeLunachron(given, FACTIONS[number % FACTIONS.length] as Faction, table);
  const { text } = foreign;
  const old = text.replaceAll(/C(?=[A-K]{4})/gu, 'B');
  for (const form of [text, text.slice(0, -1), text.slice(0, -5), old, `${text}AKKKK`, `x|${text}`, text.replace('|', '')])
    trace.note('lunachron', [foreign.omissions, looksLikeLunachron(form), readLunachron(form, 'read', table)]);
  const miner = writeMiner(given, catalogue.characters);
  for (const form of [miner.text, miner.text.slice(1), '{}', miner.text.replace('"c":[', '"c":["Nobody Knows",')])
    trace.note('miner', [miner.omissions, readMiner(form, 'read', table)]);
  const nameOf = (id: string): string => cards.characters[id]?.name ?? cards.upgrades[id]?.name ?? id;
  const list = writePlainList(given, number % 2 === 0 ? 'Dominion' : null, nameOf);
  for (const form of [list, list.toUpperCase(), `my troupe this evening is\n${list}`, list.split('\n').reverse().join(', ')])
    trace.note('lists', [form, readPlainList(form, 'read', 'Called', table)]);
}

const numberOf = (code: string): number => Number([...code.slice(2)].map((letter) => letter.charCodeAt(0) - 65).join(''));
const characterNumbers = [...table.characters].map(([code, id]) => [id, numberOf(code)] as const);
const upgradeNumbers = [...table.upgrades].map(([code, id]) => [id, numberOf(code)] as const);

/** Notes the results of transferring all troupes at once, with missing, wrong and overlong fields. */
function noteTransfers(trace: Trace, all: readonly Troupe[]): void {
  const numbersOf = (of: readonly (readonly [string, number])[], wanted: readonly string[]): number[] =>
    wanted.map((id) => of.find(([other]) => other === id)?.[1] ?? 77_777);
  const troupes = all.slice(0, 40).map(({ name, faction, characters, upgrades: borne, format }, number) => ({
    troupeName: number % 9 === 0 ? '' : name,
    faction: number % 5 === 0 ? 'NOBODY' : (faction ?? 'Dominion').toUpperCase(),
    characterIds: numbersOf(characterNumbers, characters),
    ...(number % 2 === 0 ? { isTournamentList: format.startsWith('organised') } : {}),
    ...(number % 3 === 0 ? { isCampaignTroupe: format === 'campaign' } : {}),
    equippedUpgrades: Object.fromEntries(
      Object.entries(borne).map(([bearer, gear]) => [`${numbersOf(characterNumbers, [bearer])[0]}`, numbersOf(upgradeNumbers, gear)]),
    ),
  }));
  const gameResults = [0, 1, null, undefined].map((winnerIndex, number) => ({
    timestamp: 1_000 * number,
    winnerIndex,
    playerStats: [
      { playerName: number === 1 ? '' : 'Ada', troupeName: 'Crown', totalStones: number },
      { troupeName: 'Moths', totalStones: 2 },
    ],
  }));
  let next = 0;
  const freshId = (): string => `fresh-${(next += 1)}`;
  const campaigns = [{ name: 'Long winter' }, { name: '' }];
  for (const data of [
    { troupes, campaigns, gameResults },
    { troupes },
    { troupes: [], campaigns, gameResults, more: 1 },
    { campaigns, gameResults },
    { troupes: [{ ...troupes[0], characterIds: ['1'] }] },
    { troupes: [{ ...troupes[0], troupeName: 'n'.repeat(2001) }] },
    { troupes: [{ ...troupes[0], characterIds: [1.5] }] },
    { troupes, gameResults: [{ ...gameResults[0], winnerIndex: 'x' }] },
    null,
    'text',
  ])
    trace.note('transfers', readTransfer(data, freshId, table));
}

it('whatever is judged, counted, joined, written and read of a troupe is as it was', () => {
  const traces = new Map<string, Trace>();
  const lot = new Lot('troupes');
  const all = Array.from({ length: TROUPES }, (_, number) => randomTroupe(lot, number));
  for (const [number, given] of all.entries()) {
    const name = `troupes-${Math.floor(number / A_LINE) * A_LINE}`;
    const trace = traces.get(name) ?? new Trace();
    traces.set(name, trace);
    noteTroupe(trace, given, all[(number * 7 + 1) % TROUPES] ?? given, lot);
    noteCodes(trace, given, number);
  }
  const trace = new Trace();
  noteTransfers(trace, all);
  trace.note('terms', [TROUPE_FORMATS.map(termsOf), LONGEST_NAME, LONGEST_NOTES, MOST_CHARACTERS]);
  traces.set('transfers', trace);
  expect(differing('troupes', traces)).toEqual([]);
});

it('whatever each character is in a troupe alone, and beside each other, is as it was', () => {
  const traces = new Map<string, Trace>();
  const characters = Object.values(cards.characters);
  for (const card of characters) {
    const trace = new Trace();
    const alone = troupe([card.id]);
    for (const format of TROUPE_FORMATS) trace.note('alone', judgeTroupe(alone, format, cards));
    for (const faction of FACTIONS) trace.note('alone', judgeTroupe({ ...alone, faction }, 'friendly', cards));
    trace.note('alone', [strengths(alone, cards), linkedCharacters([card.id], cards), factionsOf(alone, cards), keptFrom(card)]);
    trace.note(
      'gear',
      upgrades.map((upgrade) => refuseUpgrade(upgrade, card.id, alone, cards)),
    );
    trace.note(
      'beside',
      characters.map((other) => [refuseJoining(other.id, alone, cards), areApart(card, other)]),
    );
    trace.note(
      'beside',
      companions(characters.slice(0, 40), [card]).map(({ id }) => id),
    );
    traces.set(card.id, trace);
  }
  expect(differing('troupe-members', traces)).toEqual([]);
});
