import { BEFORE, campaignTurns, cardsOfAGame, firstMatch, meleeWithEverything, NOW } from '../test/app/evening.ts';

/** `npm run touches`: compares the touches of the same players with the former and the present questions of the screens. */
const [first, then] = [await firstMatch(BEFORE), await firstMatch(NOW)];
const [campaign, campaignNow] = [await campaignTurns(BEFORE), await campaignTurns(NOW)];
const rows: [string, number, number][] = [
  ['first match against the gentle computer: touches', first.touches, then.touches],
  ['in it: held in vain', first.holds, then.holds],
  ['two turns of a campaign match: held in vain', campaign.holds, campaignNow.holds],
  ['melee with everything', meleeWithEverything(BEFORE), meleeWithEverything(NOW)],
  ['cards of a campaign game, nobody having one', cardsOfAGame(BEFORE), cardsOfAGame(NOW)],
];
for (const [label, before, after] of rows) console.log(`${label}: ${before} → ${after}`);
