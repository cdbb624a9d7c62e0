import type { CharacterId } from '../rules/terms/ids.ts';

/** Groups of characters of which a troupe fields only one, as their cards say: the same person at two ages. */
export const rivals: readonly (readonly CharacterId[])[] = [['grub', 'herbert-growbottom']];
