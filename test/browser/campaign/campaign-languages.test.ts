import { describe } from 'vitest';
import { COMPLETE } from '../../../src/words/language/locale.ts';
import { whole } from '../whole-suite.ts';
import { wholeCampaign } from '../drivers/whole-campaign.ts';

describe.runIf(whole)('a campaign in each language', () => {
  for (const language of COMPLETE.filter((spoken) => spoken !== 'en')) wholeCampaign(language);
});
