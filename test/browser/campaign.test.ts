import { wholeCampaign } from './whole-campaign.ts';

wholeCampaign('en');
