import type { Passive } from '../../rules/terms/card-language.ts';

/** Friends near the model may ignore their Catastrophes. @rule ARC-22 */
export const sageAdvice: Passive = {
  kind: 'passive',
  id: 'sage-advice',
  name: 'Sage Advice',
  rules: [{ always: [{ mod: 'ignore', what: ['catastrophe'] }], to: { side: 'friendly', within: { in: 4 } } }],
};
