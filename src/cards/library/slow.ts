import type { Passive } from '../../rules/terms/card-language.ts';

export const slow: Passive = { kind: 'passive', id: 'slow', name: 'Slow', rules: [{ always: [{ mod: 'slow' }] }] };
