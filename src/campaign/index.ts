// The door of the campaign: what the chart, the record and the app may call. Its types are in `src/campaign/terms`.
export { arrive, isStanding, judge, leafFor, steps, take, type CampaignExit, type CampaignStepResult } from './judge.ts';
export { newCampaign, refuseSetup, CAMPAIGN_RULES } from './new-campaign.ts';
export { stand } from './standing/standing.ts';
export { withWayBack } from './standing/take-back.ts';
export { CampaignWork } from './work.ts';
export { playAsks } from './view/asks.ts';
export { campaignViewFor, pinOpens } from './view/view.ts';
export { matchFor, resultOf } from './match-for.ts';
export { matchSetup } from './match-setup.ts';
export { sheetOf, summaryOf } from './summary.ts';
