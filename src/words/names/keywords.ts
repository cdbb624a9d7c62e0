import { msg } from '@lit/localize';
import type { Keyword } from '../../rules/terms/card-language.ts';
import { capital } from '../language/sentences.ts';

/** The printed keywords; one that was invented for a match is used as it is. */
const NAMES: Readonly<Record<Keyword, () => string>> = {
  animal: () => msg('Animal', { id: 'keyword.animal' }),
  aquatic: () => msg('Aquatic', { id: 'keyword.aquatic' }),
  babeling: () => msg('Babeling', { id: 'keyword.babeling' }),
  cleric: () => msg('Cleric', { id: 'keyword.cleric' }),
  cultist: () => msg('Cultist', { id: 'keyword.cultist' }),
  elrich: () => msg('Elrich', { id: 'keyword.elrich' }),
  faerie: () => msg('Faerie', { id: 'keyword.faerie' }),
  familiar: () => msg('Familiar', { id: 'keyword.familiar' }),
  faun: () => msg('Faun', { id: 'keyword.faun' }),
  food: () => msg('Food', { id: 'keyword.food' }),
  giant: () => msg('Giant', { id: 'keyword.giant' }),
  gnome: () => msg('Gnome', { id: 'keyword.gnome' }),
  goblin: () => msg('Goblin', { id: 'keyword.goblin' }),
  human: () => msg('Human', { id: 'keyword.human' }),
  machine: () => msg('Machine', { id: 'keyword.machine' }),
  mercenary: () => msg('Mercenary', { id: 'keyword.mercenary' }),
  merfolk: () => msg('Merfolk', { id: 'keyword.merfolk' }),
  militia: () => msg('Militia', { id: 'keyword.militia' }),
  musician: () => msg('Musician', { id: 'keyword.musician' }),
  noble: () => msg('Noble', { id: 'keyword.noble' }),
  norse: () => msg('Norse', { id: 'keyword.norse' }),
  pirate: () => msg('Pirate', { id: 'keyword.pirate' }),
  psychopomp: () => msg('Psychopomp', { id: 'keyword.psychopomp' }),
  risen: () => msg('Risen', { id: 'keyword.risen' }),
  rogue: () => msg('Rogue', { id: 'keyword.rogue' }),
  soldier: () => msg('Soldier', { id: 'keyword.soldier' }),
  spirit: () => msg('Spirit', { id: 'keyword.spirit' }),
  treefolk: () => msg('Treefolk', { id: 'keyword.treefolk' }),
  troll: () => msg('Troll', { id: 'keyword.troll' }),
  witch: () => msg('Witch', { id: 'keyword.witch' }),
  wizard: () => msg('Wizard', { id: 'keyword.wizard' }),
};

export const keywordName = (keyword: Keyword): string => NAMES[keyword]?.() ?? capital(keyword.replaceAll('-', ' '));
