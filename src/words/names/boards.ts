import { msg } from '@lit/localize';

/** The boards that are ready to play on, by id. */
const BOARDS: Readonly<Record<string, () => string>> = {
  'village-green': () => msg('Village Green', { id: 'ready-board.village-green' }),
  'mill-ford': () => msg('Mill Ford', { id: 'ready-board.mill-ford' }),
  'moonlit-ruins': () => msg('Moonlit Ruins', { id: 'ready-board.moonlit-ruins' }),
  'lantern-yard': () => msg('Lantern Yard', { id: 'ready-board.lantern-yard' }),
  'hollow-farm': () => msg('Hollow Farm', { id: 'ready-board.hollow-farm' }),
  'owl-towers': () => msg('Owl Towers', { id: 'ready-board.owl-towers' }),
  'heron-quay': () => msg('Heron Quay', { id: 'ready-board.heron-quay' }),
  'whisper-wood': () => msg('Whisper Wood', { id: 'ready-board.whisper-wood' }),
};

/** What a board is called: in words where it is one of ours, else as whoever made it has called it. */
export const boardTitle = ({ id, name }: { id: string; name: string }): string => BOARDS[id]?.() ?? name;
