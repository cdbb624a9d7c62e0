import { msg } from '@lit/localize';
import type { Keyword } from '../../rules/terms/card-language.ts';
import { keywordName } from '../names/keywords.ts';

const NAMES: Readonly<Record<Keyword, () => string>> = {
  animal: () => msg('Animals', { id: 'people.animal' }),
  aquatic: () => msg('Aquatic models', { id: 'people.aquatic' }),
  babeling: () => msg('Babelings', { id: 'people.babeling' }),
  cleric: () => msg('Clerics', { id: 'people.cleric' }),
  cultist: () => msg('Cultists', { id: 'people.cultist' }),
  elrich: () => msg('Elrich models', { id: 'people.elrich' }),
  faerie: () => msg('Faeries', { id: 'people.faerie' }),
  familiar: () => msg('Familiars', { id: 'people.familiar' }),
  faun: () => msg('Fauns', { id: 'people.faun' }),
  food: () => msg('Food models', { id: 'people.food' }),
  giant: () => msg('Giants', { id: 'people.giant' }),
  gnome: () => msg('Gnomes', { id: 'people.gnome' }),
  goblin: () => msg('Goblins', { id: 'people.goblin' }),
  human: () => msg('Humans', { id: 'people.human' }),
  machine: () => msg('Machines', { id: 'people.machine' }),
  mercenary: () => msg('Mercenaries', { id: 'people.mercenary' }),
  merfolk: () => msg('Merfolk', { id: 'people.merfolk' }),
  militia: () => msg('Militia models', { id: 'people.militia' }),
  musician: () => msg('Musicians', { id: 'people.musician' }),
  noble: () => msg('Nobles', { id: 'people.noble' }),
  norse: () => msg('Norse models', { id: 'people.norse' }),
  pirate: () => msg('Pirates', { id: 'people.pirate' }),
  psychopomp: () => msg('Psychopomps', { id: 'people.psychopomp' }),
  risen: () => msg('Risen models', { id: 'people.risen' }),
  rogue: () => msg('Rogues', { id: 'people.rogue' }),
  soldier: () => msg('Soldiers', { id: 'people.soldier' }),
  spirit: () => msg('Spirits', { id: 'people.spirit' }),
  treefolk: () => msg('Treefolk', { id: 'people.treefolk' }),
  troll: () => msg('Trolls', { id: 'people.troll' }),
  witch: () => msg('Witches', { id: 'people.witch' }),
  wizard: () => msg('Wizards', { id: 'people.wizard' }),
};

/** The plural name of a keyword's characters: “Goblins”. An invented keyword is used as it is. */
export const peopleName = (keyword: Keyword): string => NAMES[keyword]?.() ?? keywordName(keyword);
