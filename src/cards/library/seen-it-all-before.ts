import type { Passive } from '../../rules/terms/card-language.ts';

/** An old hand sees what is coming. @rule MEL-17 */
export const seenItAllBefore: Passive = {
  kind: 'passive',
  id: 'seen-it-all-before',
  name: 'Seen It All Before',
  rules: [{ always: [{ mod: 'reveal', what: 'enemy-hand' }] }],
};
