import { boards, catalogue, UPGRADES } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { BOARD_STYLES, generateBoard } from '../../../src/rules/table/generate-board.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import type { Options, Piece, Setup } from '../../../src/rules/terms/match.ts';
import { switchesOf } from '../../../src/rules/terms/options.ts';
import { refuseSuit } from '../../../src/rules/terms/upgrades.ts';
import { EVENINGS, optionsFor } from '../../../src/ui/screens/new-match/match-plan.ts';
import { AIMS, campaignCards, signatures, tableCards, textOfAim } from '../players/aims.ts';
import { callsOf, company, doesSome, summonersOf } from '../players/company.ts';
import { inTheMidst } from './midst.ts';
import { seatsOf, type Needs } from './soak-seats.ts';

/** A match of a soak: its setup, and its aim. */
export interface SoakMatch {
  setup: Setup;
  /** The name in `aims.ts` for which it is played. */
  wish: string;
  /** The name under which its use is counted: an ability of an upgrade belongs to the character that has it. */
  aim: string;
}

/** Per cent of the matches for a requested aim that begin with all models together. */
const CROWDED = 65;

const MOST: Record<number, number> = { 2: 6, 3: 4, 4: 3 };

/**
 * Seeds that differ only in the number at their end take turns among the aims, so that many matches give each aim equally many tries; any other seed
 * draws an aim.
 */
function wishOf(lot: Lot, seed: string): string {
  const [, name, number] = /^(.*)-(\d+)$/.exec(seed) ?? [];
  const drawn = lot.of(AIMS) ?? '';
  if (number === undefined) return drawn;
  const first = new Lot(`turns ${name}`).between(0, AIMS.length - 1);
  return AIMS[(first + Number(number)) % AIMS.length] ?? drawn;
}

/** The characters that a troupe needs for the aim; none for the cards of the players. */
function neededFor(lot: Lot, wish: string): CharacterId[] {
  const [character = ''] = wish.split('/');
  const card = catalogue.characters[character];
  if (!card) return [];
  return card.unselectable ? [lot.of(summonersOf(character)) ?? ''] : [character];
}

function terrain(lot: Lot, seed: string): Piece[] {
  if (lot.percent(70)) return [...(lot.of(boards)?.terrain ?? [])];
  return [...generateBoard(seed, lot.of(BOARD_STYLES)).terrain];
}

/** The options for differing rules of older and translated editions. */
const EDITIONS = ['strictWithin', 'deployWithin', 'anybodyIgnored', 'wideSight', 'mustPlay'] as const;

/** The book's options, a preset of the app, or random switches; what an aim needs is not switched off. */
function options(lot: Lot, wish: string): Partial<Options> {
  const events = tableCards.includes(wish) || lot.percent(35);
  const drawn = lot.percent(10) ? lot.between(1, 3) : 0;
  const cardOptions = { eventsAndAgendas: events, campaignCards: campaignCards.includes(wish) ? 0 : drawn };
  if (lot.percent(20)) return { ...optionsFor(lot.of(EVENINGS) ?? 'friendly'), ...cardOptions };
  return {
    ...cardOptions,
    stones: lot.percent(25) ? 5 : 7,
    draft: lot.percent(12),
    elevation: lot.percent(25) ? 'german' : 'english',
    suddenDeath: lot.of(['after-action', 'after-action', 'any-moment', 'off'] as const) ?? 'after-action',
    coverVsFriendly: lot.percent(85),
    shades: lot.percent(85),
    objectiveMarkers: campaignCards.includes(wish) || lot.percent(20),
    ...Object.fromEntries(EDITIONS.map((name) => [name, lot.percent(12)])),
    ...(lot.percent(15)
      ? { markerEnergy: lot.of([false, { activate: 0, switchOff: 2 }, { activate: 2, switchOff: 1 }] as const) ?? false }
      : {}),
    ...Object.fromEntries(
      switchesOf('beginner').map((name) => [name, signatures.includes(wish) && name === 'signatures' ? true : !lot.percent(10)]),
    ),
  };
}

/** An upgrade that gives energy, for characters that never have enough for an ability by themselves. */
function strength(wish: string): Pick<Needs, 'attached'> {
  const card = catalogue.characters[wish.split('/')[0] ?? ''];
  const { cost = 0 } = (textOfAim(wish) ?? {}) as { cost?: number };
  const source = UPGRADES.find(({ abilities }) =>
    abilities.some((ability) => ability.kind === 'active' && ability.cost === 0 && doesSome(ability, ['"do":"gain"'])),
  );
  if (!card || card.unselectable || !source || cost <= card.blueDots.length || refuseSuit(source, card, null)) return {};
  return { attached: { [card.id]: [source.id] } };
}

/** The characters that can summon others. */
const SUMMONERS = Object.values(catalogue.characters)
  .filter(({ abilities, unselectable }) => !unselectable && abilities.some((ability) => doesSome(ability, ['"do":"summon"'])))
  .map(({ id }) => id);

/** True if a campaign card is played when a model enters play. */
const waitsForSomebody = (wish: string): boolean =>
  campaignCards.includes(wish) && JSON.stringify(textOfAim(wish)).includes('"at":["entered"');

/** True if a text needs a player who holds every moonstone. */
const needsAllStones = (wish: string): boolean => JSON.stringify(textOfAim(wish)).includes('"all-stones"');

/** True if a text works only during deployment or before the first turn. */
const waitsForTheBeginning = (wish: string): boolean =>
  ['"deployed":true', '"put-by"', '"adds-card"'].some((phrase) => JSON.stringify(textOfAim(wish)).includes(phrase));

/** The needs of an aim, and the name under which its use is counted. */
function needsFor(lot: Lot, wish: string): Needs & { aim: string } {
  const around = company(textOfAim(wish));
  const upgrade = UPGRADES.find(({ id }) => wish === `upgrade:${id}`);
  if (!upgrade) {
    const card = campaignCards.includes(wish) ? { card: wish } : {};
    const summoner = waitsForSomebody(wish) ? [lot.of(SUMMONERS) ?? ''] : [];
    return { aim: wish, needed: [...neededFor(lot, wish), ...summoner], company: around, ...card, ...strength(wish) };
  }
  const bearers = Object.values(catalogue.characters).filter((card) => !card.unselectable && !refuseSuit(upgrade, card, null));
  const fitting = bearers.filter(({ factions }) => factions.some((faction) => upgrade.factions.includes(faction)));
  const calls = callsOf(upgrade.abilities);
  const able = fitting.filter(({ abilities }) => doesSome(abilities, calls)); // characters that do what the upgrade waits for
  const bearer = lot.of([able, fitting, bearers].find((some) => some.length > 0) ?? [])?.id ?? '';
  return { aim: `${bearer}/${upgrade.abilities[0]?.id}`, needed: [bearer], attached: { [bearer]: [upgrade.id] }, company: around };
}

/**
 * A match for a soak: players, board, options and aim, all by the seed. `wanted`: a requested aim; most such matches begin in the midst of a crowd.
 */
export function soakMatch(seed: string, wanted?: string): SoakMatch {
  const lot = new Lot(`soak ${seed}`);
  const drawn = wishOf(lot, seed);
  const wish = wanted ?? drawn;
  const { aim, ...needs } = needsFor(lot, wish);
  const count = lot.of([2, 2, 3, 4] as const) ?? 2;
  const size = lot.between(2, MOST[count] ?? 3);
  const chosen = options(lot, wish);
  const brings = needs.attached !== undefined || needs.card !== undefined;
  const seats = seatsOf(lot, count, size, needs, !brings && (chosen.draft === true || lot.percent(6)));
  const field = needs.needed.length === 0 && lot.percent(20) ? lot.between(1, size) : size;
  const setup: Setup = {
    seats,
    options: { ...chosen, troupeSize: size, field },
    terrain: terrain(lot, seed),
    seed,
    start: 'setup',
  };
  const [named = ''] = aim.split('/');
  const bearer = catalogue.characters[named];
  const anybody = needsAllStones(wish) ? (seats[0]?.troupe ?? []) : [];
  const [hero] = waitsForSomebody(wish) || bearer?.unselectable ? needs.needed : bearer ? [named] : anybody; // a summoned character is not on the board yet
  const crowded =
    wanted !== undefined && hero && !waitsForTheBeginning(wish) && lot.percent(CROWDED)
      ? inTheMidst(lot, setup, hero, textOfAim(wish))
      : null;
  return { setup: crowded ?? setup, wish, aim };
}
