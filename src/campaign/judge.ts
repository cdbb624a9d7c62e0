import { impossible } from '../rules/violation.ts';
import { no } from './reasons.ts';
import { openingsOf } from './openings.ts';
import { currentWeek, gameById, playerOf } from './players.ts';
import { refuseStanding } from './standing/standing.ts';
import { attacks } from './steps/attack-step.ts';
import { gameSteps } from './steps/game-steps.ts';
import { weekSteps } from './steps/week-steps.ts';
import type { CampaignLeafStep } from './step.ts';
import type { Campaign } from './terms/campaign.ts';
import { STANDING_KINDS, TAKES, type CampaignDecision, type CampaignDecisionKind } from './terms/decision.ts';
import type { CampaignStage, CampaignLeaf } from './terms/parts.ts';
import type { Judged } from '../rules/terms/reason.ts';
import type { CampaignWork } from './work.ts';

/** Every leaf of the chart with its rule. */
export const steps = { ...weekSteps, attacks, ...gameSteps };
type CampaignSteps = typeof steps;
export type CampaignExit<L extends CampaignLeaf> = CampaignSteps[L]['exits'][number];

const stepAt = (leaf: CampaignLeaf): CampaignLeafStep<string> => steps[leaf];

export const isStanding = (kind: CampaignDecisionKind): boolean => (STANDING_KINDS as readonly CampaignDecisionKind[]).includes(kind);

/** The leaf that takes a decision: a leaf of its game while that is under way, else the stage of the campaign. */
export function leafFor(campaign: Campaign, decision: CampaignDecision): CampaignLeaf {
  if (campaign.stage !== 'games' || !('game' in decision) || isStanding(decision.kind)) return campaign.stage;
  const game = currentWeek(campaign).games.find(({ id }) => id === decision.game);
  return game && game.stage !== 'done' ? `game.${game.stage}` : campaign.stage;
}

/** True if the decision answers an open question. Any player of the game may enter its result. */
function isAsked(campaign: Campaign, decision: CampaignDecision): boolean {
  const openings = openingsOf(campaign);
  if (decision.kind === 'result') {
    const entry = gameById(campaign, decision.game);
    const isConcerned = decision.player === campaign.chamberlain || entry?.game.players.includes(decision.player) === true;
    return isConcerned && openings.some(({ kind, game }) => (kind === 'result' && game === decision.game) || kind === 'close');
  }
  return openings.some(
    ({ player, kind, game }) =>
      player === decision.player &&
      TAKES[kind].includes(decision.kind) &&
      (game === undefined || ('game' in decision && decision.game === game)),
  );
}

/** Judges a decision without changing the campaign. */
export function judge(campaign: Campaign, decision: CampaignDecision): Judged {
  const refused = ((): ReturnType<typeof refuseStanding> => {
    if (!playerOf(campaign, decision.player)) return no('no-such-player', '2.1', { player: decision.player });
    if (isStanding(decision.kind)) return refuseStanding(campaign, decision);
    if (campaign.stage === 'finished') return no('campaign-over', '7.6');
    if (!isAsked(campaign, decision)) {
      const others = openingsOf(campaign).some(({ kind }) => TAKES[kind].includes(decision.kind));
      const office = ['publish', 'pair', 'swap-bye', 'lock', 'close-week', 'next-week'].includes(decision.kind);
      return others && office ? no('chamberlain-only', '2.1') : no('not-asked', '5.1', { kind: decision.kind });
    }
    return stepAt(leafFor(campaign, decision)).refuse?.(campaign, decision) ?? null;
  })();
  return refused ? { ok: false, reason: refused } : { ok: true };
}

/** The result of a step for the chart: wait, or leave by an exit. */
export type CampaignStepResult = { then: 'wait' } | { then: 'exit'; exit: string };

const resultOf = (exit: string | null | undefined): CampaignStepResult =>
  exit === null || exit === undefined ? { then: 'wait' } : { then: 'exit', exit };

const isGameLeaf = (leaf: CampaignLeaf): boolean => leaf.startsWith('game.');

/** Enters a leaf of the chart: records the stage and runs its step. */
export function arrive(work: CampaignWork, leaf: CampaignLeaf): CampaignStepResult {
  if (!isGameLeaf(leaf) && work.campaign.stage !== leaf) work.patch({ stage: leaf as CampaignStage });
  return resultOf(stepAt(leaf).run(work));
}

/** Takes a decision that has been judged. */
export function take(work: CampaignWork, leaf: CampaignLeaf, decision: CampaignDecision): CampaignStepResult {
  if (!stepAt(leaf).takes.includes(decision.kind)) impossible(`${leaf} takes no ${decision.kind}`);
  const exit = stepAt(leaf).take?.(work, decision);
  return resultOf(exit ?? stepAt(leaf).run(work));
}
