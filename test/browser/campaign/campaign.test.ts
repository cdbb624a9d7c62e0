import { wholeCampaign } from '../drivers/whole-campaign.ts';

wholeCampaign('en');
