import { wholeCampaign } from './whole-campaign.ts';

for (const language of ['de', 'fr', 'es'] as const) wholeCampaign(language);
