import { msg, str } from '@lit/localize';
import { titles } from '../titles.ts';

// The words of the collection and of the players’ screen.

export const collectionWords = {
  heading: titles.collection,
  owned: () => msg('Owned', { id: 'collection.owned' }),
};

export const playersWords = {
  counting: () => msg('Counting matches', { id: 'players.counting' }),
  heading: titles.players,
  text: () => msg('Players listed here can be picked for a new match, and their finished matches are counted.', { id: 'players.text' }),
  add: () => msg('Add a player', { id: 'players.add' }),
  edit: (name: string) => msg(str`Edit ${name}`, { id: 'players.edit' }),
  remove: (name: string) => msg(str`Remove ${name}`, { id: 'players.remove' }),
  removed: (name: string) => msg(str`${name} has been removed.`, { id: 'players.removed' }),
  none: () => msg('No players yet', { id: 'players.none' }),
  noneText: () => msg('Add the people who play on this tablet.', { id: 'players.none-text' }),
  name: () => msg('Name', { id: 'players.name' }),
  nameMissing: () => msg('A player needs a name.', { id: 'players.name-missing' }),
  nameTaken: (name: string) => msg(str`${name} is already listed.`, { id: 'players.name-taken' }),
  colour: () => msg('Colour', { id: 'players.colour' }),
  pattern: () => msg('Pattern', { id: 'players.pattern' }),
  save: () => msg('Save', { id: 'keeping.save' }),
  colours: {
    amber: () => msg('Amber', { id: 'players.amber' }),
    teal: () => msg('Teal', { id: 'players.teal' }),
    mauve: () => msg('Mauve', { id: 'players.mauve' }),
    lime: () => msg('Lime', { id: 'players.lime' }),
  },
  patterns: {
    bars: () => msg('Bars', { id: 'players.bars' }),
    bands: () => msg('Bands', { id: 'players.bands' }),
    slants: () => msg('Slants', { id: 'players.slants' }),
    dots: () => msg('Dots', { id: 'players.dots' }),
    chequers: () => msg('Chequers', { id: 'players.chequers' }),
    moons: () => msg('Moons', { id: 'players.moons' }),
  },
  pennant: (name: string) => msg(str`Pennant of ${name}`, { id: 'players.pennant' }),
  record: (won: number, lost: number, drawn: number) => msg(str`Won ${won} · lost ${lost} · drawn ${drawn}`, { id: 'players.record' }),
  unplayed: () => msg('No finished match yet', { id: 'players.unplayed' }),
  byCharacter: () => msg('By character', { id: 'players.by-character' }),
  character: () => msg('Character', { id: 'compendium.character' }),
  won: () => msg('Won', { id: 'players.won' }),
  lost: () => msg('Lost', { id: 'players.lost' }),
  drawn: () => msg('Drawn', { id: 'players.drawn' }),
};
