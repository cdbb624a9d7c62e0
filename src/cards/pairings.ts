import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';

/** Troupes for two, three or four players and a board that can be played at once. */
export interface Pairing {
  id: string;
  name: string;
  board: string;
  /** The name of the board; the first screen shows it before the boards are fetched. */
  boardName: string;
  sides: [PairingSide, PairingSide, ...PairingSide[]];
}
export interface PairingSide {
  faction: Faction;
  troupe: CharacterId[];
}

export const pairings: Pairing[] = [
  {
    id: 'crown-and-burrow',
    name: 'Crown and Burrow',
    board: 'village-green',
    boardName: 'Village Green',
    sides: [
      { faction: 'commonwealth', troupe: ['baron-von-fancyhat', 'flintlock', 'friar-flavious', 'quack', 'billy', 'young-jack'] },
      { faction: 'dominion', troupe: ['beaky-bobby', 'firespitter', 'seasick-stu', 'grub', 'vicious-syd', 'doug-the-flatulent'] },
    ],
  },
  {
    id: 'trouble-at-the-mill',
    name: 'Trouble at the Mill',
    board: 'mill-ford',
    boardName: 'Mill Ford',
    sides: [
      { faction: 'commonwealth', troupe: ['flintlock', 'quack', 'billy', 'young-jack'] },
      { faction: 'dominion', troupe: ['beaky-bobby', 'grub', 'vicious-syd', 'doug-the-flatulent'] },
    ],
  },
  {
    id: 'a-quick-quarrel',
    name: 'A Quick Quarrel',
    board: 'moonlit-ruins',
    boardName: 'Moonlit Ruins',
    sides: [
      { faction: 'commonwealth', troupe: ['baron-von-fancyhat', 'flintlock', 'quack'] },
      { faction: 'dominion', troupe: ['beaky-bobby', 'seasick-stu', 'grub'] },
    ],
  },
  {
    id: 'the-forest-comes-to-town',
    name: 'The Forest Comes to Town',
    board: 'whisper-wood',
    boardName: 'Whisper Wood',
    sides: [
      { faction: 'leshavult', troupe: ['jayda', 'mr-toodles', 'jackalope', 'knoll', 'chubs', 'gloom'] },
      {
        faction: 'commonwealth',
        troupe: ['baron-von-fancyhat', 'eric-the-squire', 'fritz', 'agatha-tavernfrau', 'quarrel', 'mama-gimble'],
      },
    ],
  },
  {
    id: 'trolls-and-moonlight',
    name: 'Trolls and Moonlight',
    board: 'moonlit-ruins',
    boardName: 'Moonlit Ruins',
    sides: [
      { faction: 'leshavult', troupe: ['jayda', 'jackalope', 'chubs', 'gloom'] },
      { faction: 'dominion', troupe: ['boulder', 'bristlenose', 'crusty-balboa', 'butterfingers'] },
    ],
  },
  {
    id: 'three-round-the-lantern',
    name: 'Three Round the Lantern',
    board: 'lantern-yard',
    boardName: 'Lantern Yard',
    sides: [
      { faction: 'commonwealth', troupe: ['baron-von-fancyhat', 'flintlock', 'quack', 'friar-flavious'] },
      { faction: 'dominion', troupe: ['firespitter', 'grub', 'seasick-stu', 'vicious-syd'] },
      { faction: 'leshavult', troupe: ['jayda', 'jackalope', 'knoll', 'gloom'] },
    ],
  },
  {
    id: 'everybody-on-the-green',
    name: 'Everybody on the Green',
    board: 'village-green',
    boardName: 'Village Green',
    sides: [
      { faction: 'commonwealth', troupe: ['flintlock', 'billy', 'young-jack'] },
      { faction: 'dominion', troupe: ['beaky-bobby', 'doug-the-flatulent', 'butterfingers'] },
      { faction: 'leshavult', troupe: ['jayda', 'mr-toodles', 'chubs'] },
      { faction: 'commonwealth', troupe: ['eric-the-squire', 'fritz', 'agatha-tavernfrau'] },
    ],
  },
];
