import { boards, catalogue, UPGRADES } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { BOARD_STYLES, generateBoard } from '../../src/rules/table/generate-board.ts';
import type { Upgrade } from '../../src/rules/terms/card-language.ts';
import type { CharacterId, UpgradeId } from '../../src/rules/terms/ids.ts';
import type { Faction } from '../../src/rules/terms/factions.ts';
import type { Options, Piece, SeatSetup, Setup } from '../../src/rules/terms/match.ts';
import { refuseSuit } from '../../src/rules/terms/upgrades.ts';
import { BEGINNER, EVENINGS, optionsFor } from '../../src/ui/screens/match-plan.ts';
import { campaignCards, firing, signatures, tableCards, upgrades } from './aims.ts';
import { campaignHand, playable, troupe } from './random-setup.ts';
import { randomUpgrades } from './random-upgrades.ts';

/** A match of a soak: how it begins, and what of the roster it is to bring into play. */
export interface SoakMatch {
  setup: Setup;
  /** One of `aims.ts`. */
  aim: string;
}

const AIMS: readonly string[] = [...firing, ...signatures, ...tableCards, ...campaignCards, ...upgrades];
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
    objectiveMarkers: campaignCards.includes(aim) || lot.percent(20),
    campaignCards: lot.percent(10) ? lot.between(1, 3) : 0,
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

/** What the first seat brings along for the aim. */
interface Needs {
  needed: readonly CharacterId[];
  attached?: Record<CharacterId, UpgradeId[]>;
  card?: string;
}

/** The factions that can bring it. */
function suited({ needed: [first], attached, card }: Needs, factions: readonly Faction[]): Faction[] {
  if (first === undefined && card === undefined) return [];
  const wanted = [
    ...(first === undefined ? [] : [catalogue.characters[first]?.factions]),
    ...Object.values(attached ?? {}).flatMap((ids) => ids.map((id) => catalogue.upgrades?.[id]?.factions)),
    ...(card === undefined ? [] : [catalogue.tableCards?.[card]?.factions]),
  ];
  return factions.filter((faction) => wanted.every((some) => some?.includes(faction)));
}

function seatsOf(lot: Lot, count: number, size: number, needs: Needs, atTable: boolean): SeatSetup[] {
  const { needed, attached, card } = needs;
  const factions = playable(size);
  const own = suited(needs, factions);
  const carry = attached !== undefined || lot.percent(25);
  const hold = card !== undefined || lot.percent(20);
  return Array.from({ length: count }, (_, seat): SeatSetup => {
    if (atTable) return {};
    const aimed = seat === 0 && own.length > 0;
    const faction: Faction = (aimed ? lot.of(own) : undefined) ?? lot.of(factions) ?? 'dominion';
    const members = troupe(lot, faction, size, aimed ? needed : []);
    const upgraded = carry ? { upgrades: randomUpgrades(lot, faction, members, aimed ? attached : {}) } : {};
    const cards = hold ? { cards: campaignHand(lot, faction, aimed && card !== undefined ? [card] : []) } : {};
    return { faction, troupe: members, ...upgraded, ...cards };
  });
}

/** A match for a soak: players, board, options and aim, all by the seed. */
export function soakMatch(seed: string): SoakMatch {
  const lot = new Lot(`soak ${seed}`);
  const wish = lot.of(AIMS) ?? '';
  const upgrade = UPGRADES.find(({ id }) => wish === `upgrade:${id}`);
  const bearer = upgrade && bearerOf(lot, upgrade);
  const aim = bearer?.aim ?? wish;
  const needs: Needs = bearer ?? { needed: neededFor(aim), ...(campaignCards.includes(aim) ? { card: aim } : {}) };
  const count = lot.of([2, 2, 3, 4] as const) ?? 2;
  const size = lot.between(2, MOST[count] ?? 3);
  const chosen = options(lot, aim);
  const brings = bearer !== undefined || needs.card !== undefined;
  const seats = seatsOf(lot, count, size, needs, !brings && (chosen.draft === true || lot.percent(10)));
  const field = lot.percent(10) ? lot.between(1, size) : size;
  return { setup: { seats, options: { ...chosen, troupeSize: size, field }, terrain: terrain(lot, seed), seed, start: 'setup' }, aim };
}
