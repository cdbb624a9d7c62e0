import type { Passive } from '../../rules/terms/card-language.ts';

/** Its enemies in melee play with their hands face up. @rule MEL-17 */
export const seenItAllBefore: Passive = {
  kind: 'passive',
  id: 'seen-it-all-before',
  name: 'Seen It All Before',
  rules: [{ always: [{ mod: 'reveal', what: 'enemy-hand' }] }],
};
