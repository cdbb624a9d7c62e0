import { boards, catalogue } from '../../cards/index.ts';
import type { Catalogue, Character } from '../../rules/terms/card-language.ts';
import type { PowerEstimate } from '../../ui/contexts/cards/power-port.ts';
import { Estimate } from './estimate.ts';

const hire = (): Worker => new Worker(new URL('./power-worker.ts', import.meta.url), { type: 'module' });

/** Begins to estimate the power of a card among these cards, in a worker. */
export function beginEstimate(card: Character, cards: Catalogue): PowerEstimate {
  const field = { cards, printed: Object.keys(catalogue.characters), boards: boards.map(({ terrain }) => terrain) };
  return new Estimate(card, field, hire);
}
