import { seeded } from '../rules/table/chance.ts';
import type { Reason } from '../rules/terms/reason.ts';
import { FACTIONS } from '../rules/terms/factions.ts';
import { typedName } from '../rules/terms/typed-name.ts';
import { no } from './reasons.ts';
import { refuseSettings } from './settings.ts';
import { MOST_PLAYERS, refuseName } from './standing/comings.ts';
import { beginWeek } from './steps/week-steps.ts';
import type { Campaign, CampaignSetup } from './terms/campaign.ts';
import { CampaignWork } from './work.ts';

/** The number of these rules; a record of another number opens read-only. */
export const CAMPAIGN_RULES = 1;

/** The reason why a campaign cannot begin with this setup; null otherwise. @rule campaign 2.1 2.4 */
export function refuseSetup({ name, settings, players, chamberlain = 0 }: CampaignSetup): Reason | null {
  if (typedName(name) === '') return no('campaign-name-missing', '2.1');
  if (players.length < 2) return no('too-few-players', '2.1');
  if (players.length > MOST_PLAYERS) return no('too-many-players', '2.1', { most: MOST_PLAYERS });
  if (!players[chamberlain]) return no('no-such-player', '2.1', { player: chamberlain });
  for (const [index, { name: playerName, faction }] of players.entries()) {
    if (!FACTIONS.includes(faction)) return no('no-such-faction', '2.4');
    const before = players.slice(0, index).map((player, place) => ({ ...player, name: typedName(player.name), id: `p${place + 1}` }));
    const refused = refuseName({ players: before }, playerName);
    if (refused) return refused;
  }
  return refuseSettings(settings);
}

/** A campaign before its first week is published. The setup must have passed `refuseSetup`. */
export function newCampaign({ name, settings, catalogue, players, chamberlain = 0 }: CampaignSetup, seed: string): CampaignWork {
  const campaign: Campaign = {
    rules: CAMPAIGN_RULES,
    name: typedName(name),
    settings,
    catalogue,
    players: players.map((player, index) => ({
      id: `p${index + 1}`,
      name: typedName(player.name),
      faction: player.faction,
      joined: 1,
      left: null,
      startMp: 0,
      startByes: 0,
      pin: null,
    })),
    chamberlain: `p${chamberlain + 1}`,
    stage: 'publish',
    weeks: [],
    corrections: [],
    notes: [],
    chance: seeded(seed),
  };
  const work = new CampaignWork(campaign);
  work.patch({ stage: beginWeek(work, 1) ? 'final' : 'publish' });
  return work;
}
