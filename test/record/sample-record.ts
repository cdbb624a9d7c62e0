import { catalogue, pairings } from '../../src/cards/index.ts';
import { villageGreen } from '../../src/cards/boards/village-green.ts';
import type { MatchRecord } from '../../src/record/match-record.ts';
import { newMatch } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/match.ts';

/** Two troupes of three on the village green. */
export const sampleSetup = (seed = 'moonrise'): Setup => ({
  seats: [...(pairings[2]?.sides ?? [])],
  options: { troupeSize: 3, stones: 5, elevation: 'english' },
  terrain: villageGreen.terrain,
  seed,
  start: 'setup',
});

const decisions: Decision[] = [
  { seat: 0, kind: 'keep-stones' },
  { seat: 1, kind: 'keep-stones' },
  { seat: 0, kind: 'choose-start', role: 'early-bird' },
  { seat: 1, kind: 'choose-edge', edge: 'north' },
  { seat: 0, kind: 'deploy', model: '0:flintlock', at: [12, 34.5] },
  {
    seat: 0,
    kind: 'jog',
    path: [
      [12.125, 31],
      [13, 30.5, 0],
    ],
  },
  { seat: 0, kind: 'use', ability: 'shoot', targets: ['1:grub'], at: [1, 2] },
  { seat: 0, kind: 'claim', card: 'green-1', as: 'pink-3' },
  { seat: 1, kind: 'bluff' },
  { seat: 0, kind: 'play-melee', card: 'thrust' },
  { seat: 1, kind: 'answer', path: [[3, 4]], by: [1, -1], amounts: { '0:quack': 2 }, top: ['catastrophe'] },
  { seat: 1, kind: 'adjust', set: { '0:quack': { wounds: 2, at: [1, 2] } } },
  { seat: 1, kind: 'take-back', to: 4 },
];

/** A record of the right shape whose decisions need not be legal: for files and for the database, which do not know the rules. */
export function sampleRecord(entries = decisions.length, seed?: string): MatchRecord {
  const setup = sampleSetup(seed);
  const match = newMatch(setup, catalogue);
  return {
    format: 1,
    rules: match.rules,
    setup,
    cards: catalogue,
    prologue: [{ what: 'faction-chosen', seat: 0 }],
    entries: Array.from({ length: entries }, (_, index) => ({
      decision: decisions[index % decisions.length] as Decision,
      events: [{ what: 'arcane-drawn', seat: 0, count: 1, part: 'hand', secret: { to: 0, cards: ['blue-2'] } }],
    })),
    checkpoints: entries > 4 ? [{ after: 4, match }] : [],
  };
}
