import { describe } from 'vitest';
import { whole } from './whole.ts';
import { wholeCampaign } from './whole-campaign.ts';

describe.runIf(whole)('a campaign in each language', () => {
  for (const language of ['de', 'fr', 'es'] as const) wholeCampaign(language);
});
