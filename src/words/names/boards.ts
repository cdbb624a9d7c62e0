import { msg } from '@lit/localize';

interface Called {
  id: string;
  name: string;
}
/** An id may come from a file, and equal the name of a built-in property. */
const nameOf = (words: Readonly<Record<string, () => string>>, { id, name }: Called): string =>
  (Object.hasOwn(words, id) ? words[id]?.() : undefined) ?? name;

/** The ready-made boards, by id. */
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

/** The name of a board: translated for a ready-made one, else as its maker has named it. */
export const boardTitle = (board: Called): string => nameOf(BOARDS, board);

/** The ready pairings, by id. */
const PAIRINGS: Readonly<Record<string, () => string>> = {
  'crown-and-burrow': () => msg('Crown and Burrow', { id: 'pairing.crown-and-burrow' }),
  'trouble-at-the-mill': () => msg('Trouble at the Mill', { id: 'pairing.trouble-at-the-mill' }),
  'a-quick-quarrel': () => msg('A Quick Quarrel', { id: 'pairing.a-quick-quarrel' }),
  'the-forest-comes-to-town': () => msg('The Forest Comes to Town', { id: 'pairing.the-forest-comes-to-town' }),
  'trolls-and-moonlight': () => msg('Trolls and Moonlight', { id: 'pairing.trolls-and-moonlight' }),
  'three-round-the-lantern': () => msg('Three Round the Lantern', { id: 'pairing.three-round-the-lantern' }),
  'everybody-on-the-green': () => msg('Everybody on the Green', { id: 'pairing.everybody-on-the-green' }),
};

/** The name of a ready pairing. */
export const pairingTitle = (pairing: Called): string => nameOf(PAIRINGS, pairing);
