import type { CampaignDecision } from '../../../campaign/terms/decision.ts';
import { emit } from '../../kit/emit.ts';

/** A decision without its player, which the screen adds. */
export type CampaignAnswer = CampaignDecision extends infer One ? (One extends { player: string } ? Omit<One, 'player'> : never) : never;

/** Sends an answer to the screen as the event `answered`. */
export const answer = (source: HTMLElement, detail: CampaignAnswer): boolean => emit(source, 'answered', detail);

declare global {
  interface MoonriseEvents {
    answered: CampaignAnswer;
  }
}
