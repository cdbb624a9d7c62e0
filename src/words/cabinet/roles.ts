import { msg } from '@lit/localize';
import type { TroupeRole } from '../../cabinet/terms.ts';

const ROLE_NAMES: Record<TroupeRole, () => string> = {
  heals: () => msg('healing', { id: 'shelf.role-heals' }),
  energises: () => msg('giving energy', { id: 'shelf.role-energises' }),
  moves: () => msg('moving others', { id: 'shelf.role-moves' }),
  harvests: () => msg('harvesting', { id: 'shelf.role-harvests' }),
  shoots: () => msg('shooting', { id: 'shelf.role-shoots' }),
  fights: () => msg('fighting', { id: 'shelf.role-fights' }),
  stands: () => msg('endurance', { id: 'shelf.role-stands' }),
  steals: () => msg('stealing', { id: 'shelf.role-steals' }),
};
/** The role of a character in a troupe, as a noun. */
export const roleName = (role: TroupeRole): string => ROLE_NAMES[role]();
