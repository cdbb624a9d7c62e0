import type { Reason } from '../rules/terms/reason.ts';
import { no } from './reasons.ts';
import { MACHINATIONS, OUTCOMES, PAINTED_WORTH, TIE_BREAKS, TIERS, type GrowthRow, type CampaignSettings } from './terms/settings.ts';

const LONGEST_CAMPAIGN = 52;
const whole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const growthRow = ({ rosterSize, gameSize, upgradesTotal, swapsAllowed }: GrowthRow): boolean =>
  whole(gameSize, 1, 20) && whole(rosterSize, gameSize, 60) && whole(upgradesTotal, 0, 60) && whole(swapsAllowed, 0, 60);

/** All checks of the settings, in order; the first that fails is reported. */
const bounds = (settings: CampaignSettings): [setting: string, good: boolean][] => {
  const { length, longest, growth, groupSizes, cards, attacks, bystander, machinationTable, markers, tieBreaks } = settings;
  const table = MACHINATIONS.flatMap((kind) => TIERS.flatMap((tier) => OUTCOMES.map((outcome) => machinationTable[kind][tier][outcome])));
  return [
    ['length', length === 'auto' || whole(length, 1, LONGEST_CAMPAIGN)],
    ['longest', whole(longest, 1, LONGEST_CAMPAIGN)],
    ['growth', growth.length >= 1 && growth.length <= LONGEST_CAMPAIGN && growth.every(growthRow)],
    ['groupSizes', whole(groupSizes.three, 1, 20) && whole(groupSizes.four, 1, 20)],
    ['stones', settings.stones === 5 || settings.stones === 7],
    ['painted', settings.painted === undefined || PAINTED_WORTH.includes(settings.painted)],
    ['cards', whole(cards.least, 0, 10) && whole(cards.base, cards.least, 10) && whole(cards.most, cards.base, 10)],
    ['overSupportMp', whole(settings.overSupportMp, 0, 10)],
    ['machinations', whole(settings.machinations, 0, 10)],
    ['machinationsFrom', whole(settings.machinationsFrom, 1, LONGEST_CAMPAIGN)],
    ['machinationTable', table.every((points) => whole(points, -20, 20))],
    ['bystander', whole(bystander.extra, 0, 5) && whole(bystander.creditMp, 0, 10)],
    ['groupVp', whole(settings.groupVp, 0, 10)],
    ['absentVp', whole(settings.absentVp, 0, 20)],
    ['markers', markers === false || (whole(markers.activate, 0, 5) && whole(markers.switchOff, 0, 5))],
    ['upgradesPerCharacter', whole(settings.upgradesPerCharacter, 0, 10)],
    ['attacks', whole(attacks.points, 0, 20) && whole(attacks.wounds, 0, 20) && whole(attacks.catastrophe, 0, 10)],
    ['attacks', [...Object.values(attacks.cost), ...Object.values(attacks.needed)].every((value) => whole(value, 0, 10))],
    ['tieBreaks', new Set(tieBreaks).size === tieBreaks.length && tieBreaks.every((tieBreak) => TIE_BREAKS.includes(tieBreak))],
  ];
};

/** The reason why a campaign cannot be played with these settings; null otherwise. */
export function refuseSettings(settings: CampaignSettings): Reason | null {
  const bad = bounds(settings).find(([, good]) => !good);
  return bad ? no('setting-out-of-bounds', '2.5', { setting: bad[0] }) : null;
}
