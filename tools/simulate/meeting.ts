import { catalogue } from '../../src/cards/index.ts';
import { decide } from '../../machines/match/fold.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { choicesOf, newMatch, openingsOf } from '../../src/rules/index.ts';
import { begin } from '../../machines/match/fold.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { CharacterId } from '../../src/rules/terms/ids.ts';
import type { Match, Setup } from '../../src/rules/terms/match.ts';
import { actionsBeginAnew, nobodyFallsAlone, nothingInVain } from './laws/action-laws.ts';
import { broken } from './laws/invariants.ts';
import { cardsAreNobody, decidersOf, idleOffers } from './laws/laws.ts';
import { inTheMidst } from './setups/midst.ts';
import { OpenTable } from './setups/open-table.ts';

// Positions in which two texts meet: every ability of one character within reach of every reaction, interrupt and aura of another.

/** The way in which the two meet. */
export const MANNERS = ['plain', 'last-box', 'driven', 'three-seats'] as const;
type MeetingManner = (typeof MANNERS)[number];

/** Characters that make another model act. */
const DRIVERS: readonly CharacterId[] = ['silvertongue', 'wendigo', 'danica-dusk-witch'];
const PLAYABLE = Object.values(catalogue.characters)
  .filter(({ unselectable }) => !unselectable)
  .map(({ id }) => id);

export interface Meeting {
  name: string;
  manner: MeetingManner;
  setup: Setup;
  hero: CharacterId;
}

/** The meeting of a number; the acting character changes with it. Null where there is no room. */
export function meetingOf(seed: string, number: number): Meeting | null {
  const lot = new Lot(`meeting ${seed} ${number}`);
  const hero = PLAYABLE[number % PLAYABLE.length] ?? '';
  const manner = MANNERS[Math.floor(number / PLAYABLE.length) % MANNERS.length] ?? 'plain';
  const otherCharacters = PLAYABLE.filter((id) => id !== hero);
  const draw = (): CharacterId => lot.of(otherCharacters) ?? '';
  const [foe, mate, second] = [draw(), draw(), manner === 'driven' ? (lot.of(DRIVERS) ?? '') : draw()];
  const seats: Setup['seats'] = [
    { troupe: [hero, ...(mate === hero ? [] : [mate])] },
    { troupe: [...new Set([foe, second])] },
    ...(manner === 'three-seats' ? [{ troupe: [draw()] }] : []),
  ];
  const options: Setup['options'] = { reactions: lot.percent(30), troupeSize: 2, field: 2 };
  const setup: Setup = { seats, options, terrain: [], seed: `${seed}-${number}`, start: 'setup' };
  const begun = inTheMidst(lot, setup, hero, null);
  if (!begun?.position?.models) return null;
  const models = Object.fromEntries(
    Object.entries(begun.position.models).map(([id, model]) => {
      const { health = 1 } = catalogue.characters[id.slice(id.indexOf(':') + 1)] ?? {};
      return [id, { ...model, status: 'board' as const, energy: 6, wounds: manner === 'last-box' ? health - 1 : lot.between(0, 2) }];
    }),
  );
  const first = manner === 'driven' ? 1 : 0;
  return {
    name: `${hero} meets ${foe}`,
    manner,
    hero,
    setup: { ...begun, position: { ...begun.position, models, first, initiative: first } },
  };
}

const MOST = 60;

/** True if two decisions are equal. */
const isSame = (a: Decision, b: Decision): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The broken laws at this moment. */
const wrongsIn = (before: Match, match: Match, seed: string): string[] => [
  ...broken(match, match.order.options.stones ?? 7),
  ...decidersOf(match, catalogue),
  ...cardsAreNobody(match),
  ...actionsBeginAnew(match, catalogue),
  ...nothingInVain(match, catalogue),
  ...nobodyFallsAlone(before, match, catalogue),
  ...idleOffers(match, catalogue, seed),
];

export interface MeetingResult {
  positions: number;
  decisions: number;
  wrongs: string[];
}

/** Plays on by random answers; with `bold`, everything that may be used is used. Gives the broken laws on the way. */
function playedOn(begun: Match, lot: Lot, bold: boolean, seed: string): { decisions: number; wrongs: string[] } {
  let match = begun;
  for (let decisions = 0; decisions < MOST; decisions += 1) {
    const opening = lot.of(openingsOf(match));
    if (!opening || match.order.result) return { decisions, wrongs: [] };
    const { seat } = opening;
    const { decisions: known } = choicesOf(match, seat, catalogue);
    const takes = known.filter(({ kind }) => kind === 'use' || kind === 'play-card' || kind === 'answer');
    const isOffer = opening.kind !== 'act' && opening.kind !== 'activate';
    const bolder = isOffer && bold ? lot.of(takes) : undefined;
    const decision = bolder ?? randomDecision(new OpenTable(match, seat, catalogue), lot);
    const next = decide(match, decision, catalogue);
    if (!next.ok) return { decisions, wrongs: [`${JSON.stringify(decision)} was offered and is refused: ${next.reason.code}`] };
    const wrongs = wrongsIn(match, next.match, `${seed} ${decisions}`);
    if (wrongs.length > 0) return { decisions, wrongs };
    match = next.match;
    if (match.stack.length === 1 && match.stack[0].step === 'activation.choose') return { decisions, wrongs: [] };
  }
  return { decisions: MOST, wrongs: [] };
}

/** Tries everything that the hero may do in a meeting: once with every offer used, once with random answers. */
export function meet({ setup, hero, manner }: Meeting): MeetingResult {
  const result: MeetingResult = { positions: 0, decisions: 0, wrongs: [] };
  const start = begin(newMatch(setup, catalogue), catalogue).match;
  const seat = manner === 'driven' ? 1 : 0;
  const activated = choicesOf(start, seat, catalogue).decisions.find(
    (decision) =>
      decision.kind === 'activate' &&
      (manner === 'driven' ? DRIVERS.some((id) => decision.model.endsWith(`:${id}`)) : decision.model === `0:${hero}`),
  );
  const opened = activated && decide(start, activated, catalogue);
  if (!opened?.ok) return result;
  const asked = choicesOf(opened.match, seat, catalogue).decisions;
  const tried = asked.filter((decision) =>
    manner === 'driven'
      ? decision.kind === 'use' && (decision.targets ?? []).includes(`0:${hero}`)
      : decision.kind === 'use' || decision.kind === 'melee',
  );
  const fresh = tried.filter((decision, index) => tried.findIndex((second) => isSame(decision, second)) === index);
  for (const [index, decision] of fresh.entries()) {
    for (const bold of [true, false]) {
      const seed = `${setup.seed} ${index} ${bold}`;
      const next = decide(opened.match, decision, catalogue);
      if (!next.ok) {
        result.wrongs.push(`${JSON.stringify(decision)} was offered and is refused: ${next.reason.code}`);
        continue;
      }
      result.positions += 1;
      const played = playedOn(next.match, new Lot(seed), bold, seed);
      result.decisions += played.decisions;
      result.wrongs.push(...wrongsIn(opened.match, next.match, seed), ...played.wrongs);
    }
  }
  return result;
}
