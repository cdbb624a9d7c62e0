import type { CardKind } from '../../words/app/compendium.ts';
import type { IconName } from '../art/icon.ts';

const ICONS: Readonly<Record<CardKind, IconName>> = {
  character: 'people',
  upgrade: 'shield',
  event: 'bell',
  agenda: 'flag',
  campaign: 'map',
};

/** The icon of a kind of card. */
export const kindIcon = (kind: CardKind): IconName => ICONS[kind];
