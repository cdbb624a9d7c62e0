import type { CharacterId } from '../rules/terms/ids.ts';

/** Characters of whom a troupe fields only one, as their cards say: the same one at two times of a life. */
export const rivals: readonly (readonly CharacterId[])[] = [['grub', 'herbert-growbottom']];
