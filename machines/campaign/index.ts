// The entry of the campaign's chart.
export { beginCampaign, decideCampaign } from './fold.ts';
