import { boards, catalogue, UPGRADES } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { BOARD_STYLES, generateBoard } from '../../src/rules/table/generate-board.ts';
import type { Upgrade } from '../../src/rules/terms/card-language.ts';
import type { CharacterId, UpgradeId } from '../../src/rules/terms/ids.ts';
import type { Faction } from '../../src/rules/terms/factions.ts';
import type { Options, Piece, SeatSetup, Setup } from '../../src/rules/terms/match.ts';
import { refuseSuit } from '../../src/rules/terms/upgrades.ts';
import { BEGINNER, EVENINGS, optionsFor } from '../../src/ui/screens/match-plan.ts';
import { firing, signatures, tableCards, upgrades } from './aims.ts';
import { playable, troupe } from './random-setup.ts';
import { randomUpgrades } from './random-upgrades.ts';

/** A match of a soak: how it begins, and what of the roster it is to bring into play. */
export interface SoakMatch {
  setup: Setup;
  /** One of `aims.ts`. */
  aim: string;
}

const AIMS: readonly string[] = [...firing, ...signatures, ...tableCards, ...upgrades];
const MOST: Record<number, number> = { 2: 6, 3: 4, 4: 3 };

/** The characters that can bring another one into play. */
const summonersOf = (character: CharacterId): CharacterId[] =>
  Object.values(catalogue.characters)
    .filter(({ abilities }) => JSON.stringify(abilities).includes(`"what":"${character}"`))
    .map(({ id }) => id);

/** Who must be in a troupe for the aim to be reached; nobody for the cards of the players. */
function neededFor(aim: string): CharacterId[] {
  const [character = ''] = aim.split('/');
  const card = catalogue.characters[character];
  if (!card) return [];
  return card.unselectable ? summonersOf(character).slice(0, 1) : [character];
}

function terrain(lot: Lot, seed: string): Piece[] {
  if (lot.percent(70)) return [...(lot.of(boards)?.terrain ?? [])];
  return [...generateBoard(seed, lot.of(BOARD_STYLES)).terrain];
}

/** The book's options, the app's presets, or each switch for itself. */
function options(lot: Lot, aim: string): Partial<Options> {
  const events = tableCards.includes(aim) || lot.percent(35);
  if (lot.percent(20)) return { ...optionsFor(lot.of(EVENINGS) ?? 'friendly'), eventsAndAgendas: events };
  return {
    stones: lot.percent(25) ? 5 : 7,
    draft: lot.percent(12),
    eventsAndAgendas: events,
    elevation: lot.percent(25) ? 'german' : 'english',
    suddenDeath: lot.of(['after-action', 'after-action', 'any-moment', 'off'] as const) ?? 'after-action',
    coverVsFriendly: lot.percent(85),
    shades: lot.percent(85),
    objectiveMarkers: lot.percent(20),
    ...Object.fromEntries(BEGINNER.map((name) => [name, signatures.includes(aim) && name === 'signatures' ? true : !lot.percent(10)])),
  };
}

/** Who is to carry the upgrade that a match is played for, and what of its card is looked for then. */
function bearerOf(lot: Lot, upgrade: Upgrade): { aim: string; needed: CharacterId[]; attached: Record<CharacterId, UpgradeId[]> } {
  const suited = Object.values(catalogue.characters).filter(
    (card) => !card.unselectable && card.factions.some((faction) => !refuseSuit(upgrade, card, faction)),
  );
  const bearer = lot.of(suited)?.id ?? '';
  return { aim: `${bearer}/${upgrade.abilities[0]?.id}`, needed: [bearer], attached: { [bearer]: [upgrade.id] } };
}

interface Needs {
  needed: readonly CharacterId[];
  attached?: Record<CharacterId, UpgradeId[]>;
}

function seatsOf(lot: Lot, count: number, size: number, { needed, attached }: Needs, atTable: boolean): SeatSetup[] {
  const [first] = needed;
  const factions = playable(size);
  const carried = Object.values(attached ?? {}).flatMap(([id]) => (id === undefined ? [] : (catalogue.upgrades?.[id]?.factions ?? [])));
  const own = (catalogue.characters[first ?? '']?.factions ?? []).filter(
    (faction) => factions.includes(faction) && (!attached || carried.includes(faction)),
  );
  const all = attached !== undefined || lot.percent(25);
  return Array.from({ length: count }, (_, seat): SeatSetup => {
    if (atTable) return {};
    const faction: Faction = (seat === 0 ? lot.of(own) : undefined) ?? lot.of(factions) ?? 'dominion';
    const aimed = seat === 0 && own.length > 0;
    const members = troupe(lot, faction, size, aimed ? needed : []);
    return { faction, troupe: members, ...(all ? { upgrades: randomUpgrades(lot, faction, members, aimed ? attached : {}) } : {}) };
  });
}

/** A match for a soak: players, board, options and aim, all by the seed. */
export function soakMatch(seed: string): SoakMatch {
  const lot = new Lot(`soak ${seed}`);
  const wish = lot.of(AIMS) ?? '';
  const upgrade = UPGRADES.find(({ id }) => wish === `upgrade:${id}`);
  const bearer = upgrade && bearerOf(lot, upgrade);
  const aim = bearer?.aim ?? wish;
  const count = lot.of([2, 2, 3, 4] as const) ?? 2;
  const size = lot.between(2, MOST[count] ?? 3);
  const chosen = options(lot, aim);
  const seats = seatsOf(lot, count, size, bearer ?? { needed: neededFor(aim) }, (!bearer && chosen.draft === true) || lot.percent(10));
  const field = lot.percent(10) ? lot.between(1, size) : size;
  return { setup: { seats, options: { ...chosen, troupeSize: size, field }, terrain: terrain(lot, seed), seed, start: 'setup' }, aim };
}
