import { msg } from '@lit/localize';

/** The title of each screen and its line on the first screen: everything that is shown of a screen before it is fetched. */
export const titles = {
  newMatch: () => msg('New match', { id: 'new.heading' }),
  boards: () => msg('Boards', { id: 'boards.heading' }),
  campaigns: () => msg('Campaigns', { id: 'campaigns.heading' }),
  campaignsPath: () => msg('Rosters, machinations, standings', { id: 'campaigns.path' }),
  tournaments: () => msg('Tournaments', { id: 'tournament.heading' }),
  club: () => msg('Club', { id: 'club.heading' }),
  compendium: () => msg('Compendium', { id: 'compendium.heading' }),
  collection: () => msg('Collection', { id: 'collection.heading' }),
  players: () => msg('Players', { id: 'players.heading' }),
  settings: () => msg('Settings', { id: 'settings.heading' }),
  about: () => msg('About Moonrise', { id: 'about.heading' }),
  print: () => msg('Print cards', { id: 'print.heading' }),
  puzzles: () => msg('Puzzles', { id: 'puzzle.heading' }),
  replay: () => msg('Replay', { id: 'replay.heading' }),
  workshop: () => msg('Card workshop', { id: 'workshop.heading' }),
  learn: () => msg('Learn', { id: 'lesson.heading' }),
  learnPath: () => msg('Learn in ten minutes', { id: 'lesson.path' }),
  learnPathText: () => msg('Eight small lessons, played on the board', { id: 'lesson.path-text' }),
  rules: () => msg('Rules', { id: 'rules.heading' }),
};
