import { msg, str } from '@lit/localize';
import { tableCardName } from '../../names/table-cards.ts';
import { lureName } from '../../names/terrain.ts';
import { pieceName } from '../../names/pieces.ts';
import type { Names } from '../../language/naming.ts';

// The changes of an adjustment to players, objective markers, terrain and the order of play.

type SetFields = Readonly<Record<string, unknown>>;

export const adjustTableWords = {
  marker: (player: string, number: string) => msg(str`Objective marker ${number} of ${player}`, { id: 'adjust.marker' }),
  newMarker: (player: string) => msg(str`Another objective marker of ${player}`, { id: 'adjust.new-marker' }),
  lureOf: (lure: string, player: string) => msg(str`${lure}, placed by ${player}`, { id: 'adjust.lure-of' }),
  newLure: (what: string, player: string) => msg(str`Another ${what}, placed by ${player}`, { id: 'adjust.new-lure' }),
  lures: () => msg('Placed on the ground', { id: 'adjust.lures' }),
  markers: () => msg('Objective markers', { id: 'adjust.markers' }),
  terrain: () => msg('Terrain', { id: 'adjust.terrain' }),
  place: () => msg('Put it on the board', { id: 'adjust.place-new' }),
  active: () => msg('It is active', { id: 'adjust.marker-active' }),
  gone: () => msg('Take it off the board', { id: 'adjust.gone' }),
  owner: () => msg('Whose it is', { id: 'adjust.owner' }),
  controller: () => msg('Who controls it', { id: 'adjust.controller' }),
  ends: (ability: string) => msg(str`End what ${ability} has left on it`, { id: 'adjust.ends' }),
  next: () => msg('Who activates next', { id: 'adjust.next' }),
  initiative: () => msg('Who has Initiative', { id: 'adjust.initiative' }),
  nobody: () => msg('No player', { id: 'adjust.initiative-nobody' }),
  asItIs: () => msg('As it is', { id: 'adjust.as-it-is' }),
};

/** The number of a marker, from its id. */
export const markerNumber = (id: string): string => /\d+$/.exec(id)?.[0] ?? id;

/** The cards that a player would take back or give up. */
export function seatLines(player: string, { cards, held }: SetFields): string[] {
  const back = Array.isArray(cards) ? cards.map(String) : [];
  return [
    ...back.map((card) => msg(str`${player} may play ${tableCardName(card) ?? card} again`, { id: 'adjust.may-play' })),
    ...(held === 0 ? [msg(str`${player} shuffles the arcane cards set aside into the deck`, { id: 'adjust.puts-back' })] : []),
  ];
}

const takenOff = (what: string): string => msg(str`${what} is taken off the board`, { id: 'adjust.marker-gone' });
const put = (what: string): string => msg(str`${what} is put in its new place`, { id: 'adjust.marker-put' });

/** The name of a thing on the ground, from its id: `bag-of-gold-2` → Bag of Gold 2. */
export const lureCalled = (id: string): string => `${lureName(id.replace(/-\d+$/, ''))} ${markerNumber(id)}`;

export function lureLines(id: string, { at, gone, by }: SetFields, { modelName }: Names): string[] {
  const what = lureCalled(id);
  if (gone === true) return [takenOff(what)];
  return [
    ...(at === undefined ? [] : [put(what)]),
    ...(typeof by === 'string' ? [msg(str`${modelName(by)} has placed ${what}`, { id: 'adjust.lure-by' })] : []),
  ];
}

/** `owner`: the owner of the marker, now or from the beginning. */
export function markerLines(id: string, { at, active, seat, gone }: SetFields, { seatName }: Names, owner: number): string[] {
  const what = adjustTableWords.marker(seatName(owner), markerNumber(id));
  if (gone === true) return [takenOff(what)];
  return [
    ...(at === undefined ? [] : [put(what)]),
    ...(typeof seat === 'number' ? [msg(str`${what} is now one of ${seatName(seat)}`, { id: 'adjust.marker-owner' })] : []),
    ...(active === true ? [msg(str`${what} is active`, { id: 'adjust.marker-on' })] : []),
    ...(active === false ? [msg(str`${what} is not active`, { id: 'adjust.marker-off' })] : []),
  ];
}

export function terrainLines(item: string, { gone }: SetFields): string[] {
  const what = pieceName(item);
  return [
    gone === true
      ? msg(str`${what} is taken off the board`, { id: 'adjust.terrain-gone' })
      : msg(str`${what} is moved, with all that is in it`, { id: 'adjust.terrain-moved' }),
  ];
}

/** The changes to the order of play. */
export function orderLines({ turn, next, initiative }: SetFields, { seatName }: Names): string[] {
  return [
    ...(typeof turn === 'number' ? [msg(str`It is turn ${turn}`, { id: 'adjust.is-turn' })] : []),
    ...(typeof next === 'number' ? [msg(str`${seatName(next)} activates the next model`, { id: 'adjust.is-next' })] : []),
    ...(typeof initiative === 'number' ? [msg(str`${seatName(initiative)} has Initiative`, { id: 'adjust.has-initiative' })] : []),
    ...(initiative === null ? [msg('No player has Initiative', { id: 'adjust.no-initiative' })] : []),
  ];
}
