import { ARCANE_DECK, valueOf } from '../../rules/terms/decks.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { currentWeek, rosterOf } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign, Week } from '../terms/campaign.ts';
import type { Attack, PlayerId } from '../terms/parts.ts';
import { TIERS } from '../terms/settings.ts';
import type { CampaignWork } from '../work.ts';
import { canSpare, barredCharacters } from './declare.ts';

/** Characters of the target that cannot become bodyguards: victims and bodyguards. */
const involvedCharacters = (week: Week, target: PlayerId): CharacterId[] => [
  ...week.attacks.filter((attack) => attack.target === target).map(({ character }) => character),
  ...barredCharacters(week, target),
];

/** The reason why a character cannot guard another this week; null otherwise. @rule campaign 8.4a */
export function refuseBodyguard(campaign: Campaign, index: number, player: PlayerId, character: CharacterId): Reason | null {
  const week = currentWeek(campaign);
  const attack = week.attacks[index];
  if (attack?.target !== player) return no('no-such-attack', '8.4a');
  if (!rosterOf(campaign, player).characters.includes(character)) return no('not-on-roster', '8.4a', { character });
  if (involvedCharacters(week, player).includes(character)) return no('bodyguard-taken', '8.4a', { character });
  return canSpare(campaign, player, [...barredCharacters(week, player), character]) ? null : no('bodyguard-needed', '8.4a', { character });
}

/**
 * * Resolves an attack by a card of the Arcane deck: +1 against a higher tier, −1 against a bodyguard; a catastrophe always fails.
 * @rule campaign 8.4b 8.4d
 */
function resolve(work: CampaignWork, attack: Attack): Attack {
  const { week } = work;
  const card = work.pick(ARCANE_DECK);
  const place = (player: PlayerId): number => TIERS.indexOf(week.frozen[player]?.tier ?? 'middle');
  const higher = place(attack.target) < place(attack.by) ? 1 : 0;
  const total = valueOf(card) + higher - (attack.bodyguard ? 1 : 0);
  const success = card !== 'catastrophe' && total >= week.settings.attacks.needed[attack.kind];
  const spared = canSpare(work.campaign, attack.target, [...barredCharacters(week, attack.target), attack.character]);
  const as = attack.kind === 'abduction' && !spared ? 'assault' : attack.kind;
  return { ...attack, resolved: { card, total, success, as } };
}

/** Resolves every attack, in this week's order of players. */
export function resolveAttacks(work: CampaignWork): void {
  for (const index of work.week.attacks.keys()) {
    const attack = work.week.attacks[index];
    if (!attack || attack.resolved) continue;
    const resolved = resolve(work, attack);
    work.patchWeek({ attacks: work.week.attacks.map((item, place) => (place === index ? resolved : item)) });
    work.emit({ what: 'attacked', attack: resolved });
  }
}
