// The door of the campaign's chart.
export { beginCampaign, decideCampaign, type CampaignDecided } from './fold.ts';
