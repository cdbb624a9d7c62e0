// The door of the campaign's chart.
export { beginCampaign, decideCampaign } from './fold.ts';
