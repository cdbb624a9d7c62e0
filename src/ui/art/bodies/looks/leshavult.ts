import { look, type BodyLook } from '../look.ts';

/** The characters of Leshavult, also those who fight for the Shades as well. */
export const leshavult: Readonly<Record<string, BodyLook>> = {
  morag: look('faun', 'mane', 'sickle', 'up', { back: 'cloak' }),
  snag: look('treefolk', 'leaves', 'none', 'up', { build: [1.08, 0.9] }),
  'antonia-noonday-witch': look('wraith', 'wide', 'scythe', 'side'),
  chubs: look('faun', null, 'mug', 'high', { build: [1.22, 0.86] }),
  'danica-dusk-witch': look('wraith', 'spire', 'broom', 'up'),
  dranyer: look('spirit', 'antlers', 'none', 'up'),
  'eric-the-enlightened': look('lank', 'halo', 'flag', 'side', { mount: 'goat' }),
  gloom: look('faun', 'skull', 'staff', 'side'),
  gump: look('treefolk', null, 'none'),
  'kalista-leshavult-priestess': look('woman', 'antlers', 'sickle', 'high', { build: [0.94, 1.02] }),
  'kavanagh-the-jongler': look('gnome', 'jester', 'lute', 'up'),
  klaus: look('faun', 'hood', 'torch', 'high', { offhand: 'drum' }),
  'raegan-leshavult-priestess': look('faun', 'flowers', 'horn', 'up', { back: 'cape' }),
  ruwt: look('treefolk', 'mushroom', 'branch', 'up', { build: [0.72, 0.76] }),
  skuggi: look('faun', 'cowl', 'dagger', 'out', { offhand: 'dagger' }),
  wendigo: look('faun', 'antlers', 'scythe', 'high', { back: 'bat', build: [1, 1.14] }),
  'zorya-dawn-witch': look('wraith', 'halo', 'spear', 'out', { back: 'cape' }),
};
