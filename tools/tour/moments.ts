import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { HappeningKind } from '../../src/rules/terms/happening.ts';
import type { Opening, OpeningKind } from '../../src/rules/terms/opening.ts';
import { playedMatch, scenarioMatch, stepsOf, type TourMatch, type TourStep } from './matches.ts';
import { screens, type ScreenMoment } from './screens.ts';

/** A moment of a match: its state, and the decision that is still made on the shown page. */
export interface MatchMoment {
  name: string;
  /** The matches to search. */
  played: () => TourMatch | readonly TourMatch[];
  /** The moment is the first step for which this holds. */
  condition: (step: TourStep) => boolean;
  /**
   * For something that shows only while it moves: the decision is made on the shown page, and animations of this selector are stopped after
   * this share of their time.
   */
  caught?: { selector: string; share: number };
  /** The decision is made on the shown page, and its result is shown. */
  decided?: true;
  /** True if it would vanish after a second. */
  fleeting?: true;
  /** Touches before the picture is taken. */
  touch?: (page: Page, step: TourStep) => Promise<void>;
  /** The selector of an element that shows that the page is ready. */
  waits: string;
  /** True if the cover between two people stays. */
  covered?: true;
}

export type TourMoment = MatchMoment | ScreenMoment;
/** True if a moment needs no match. */
export const isScreen = (moment: TourMoment): moment is ScreenMoment => 'address' in moment;

const green = (seed = '1', seats = 2) => playedMatch('crown-and-burrow', seed, seats);
const wood = (seed = '2') => playedMatch('the-forest-comes-to-town', seed);
/** The worked examples of a file. */
const golden = (name: string) => (): TourMatch[] => {
  const examples: unknown = JSON.parse(readFileSync(`test/golden/${name}.json`, 'utf8'));
  return (Array.isArray(examples) ? examples : [examples]).map(scenarioMatch);
};

const asks = (openings: readonly Opening[], kind: OpeningKind): boolean => openings.some((opening) => opening.kind === kind);
const asked =
  (kind: OpeningKind, turn = 1) =>
  ({ before }: TourStep): boolean =>
    asks(before.match.openings, kind) && before.match.order.turn >= turn;
const happens =
  (kind: HappeningKind) =>
  ({ next }: TourStep): boolean =>
    next.events.some(({ what }) => what === kind);
const isDuel = ({ before }: TourStep): boolean => before.match.stack.some(({ kind }) => kind === 'melee' || kind === 'arcane');
const inMelee = ({ before }: TourStep): boolean => before.match.stack.some(({ kind }) => kind === 'melee');
/** True if an event of this kind happens on the table without a duel over it. */
const onTable =
  (kind: HappeningKind) =>
  (step: TourStep): boolean =>
    happens(kind)(step) && !isDuel(step);
const lie =
  (truthful: boolean) =>
  ({ next }: TourStep): boolean =>
    next.events.some((event) => event.what === 'arcane-revealed' && event.truthful === truthful);

const BOARD = 'moon-match-screen moon-board';
const SIGN = { share: 0.5 };

/** Flintlock attacks Beaky Bobby while engaged by Grub and by Quack of a third player. */
const CROWD = {
  id: 'crowd',
  seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby', 'grub'] }, { troupe: ['quack'] }],
  models: {
    flintlock: { at: [18, 18], energy: 3 },
    'beaky-bobby': { at: [18, 20], energy: 3 },
    grub: { at: [20, 18], energy: 3 },
    quack: { at: [16.4, 18], energy: 3 },
  },
  draws: { melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut', 'rising-attack'] },
  decisions: [
    { seat: 0, kind: 'activate', model: 'flintlock' },
    { seat: 0, kind: 'melee', target: 'beaky-bobby' },
    { seat: 0, kind: 'play-melee', card: 'thrust' },
  ],
};

const duels: MatchMoment[] = [
  { name: 'duel-dealt', played: green, condition: asked('melee-card'), waits: 'moon-melee-stage' },
  {
    name: 'melee-clash',
    played: green,
    condition: (step) => happens('wounded')(step) && inMelee(step),
    decided: true,
    waits: 'moon-melee-stage',
  },
  {
    name: 'melee-clash-three',
    played: () => green('3', 3),
    condition: (step) => happens('wounded')(step) && inMelee(step),
    decided: true,
    waits: 'moon-melee-stage',
  },
  { name: 'several-against-one', played: () => scenarioMatch(CROWD), condition: asked('melee-card'), waits: 'moon-melee-stage' },
  {
    name: 'third-distracts',
    played: () => scenarioMatch(CROWD),
    condition: asked('melee-card'),
    decided: true,
    waits: 'moon-melee-stage',
  },
  { name: 'guard', played: golden('brunhilde-bodyguard'), condition: asked('interrupt'), waits: 'moon-offer-prompt' },
  {
    name: 'guarded',
    played: golden('brunhilde-bodyguard'),
    condition: (step) => onTable('wounded')(step) && step.next.decision.kind === 'use',
    caught: { selector: '.flash-number', share: 0.6 },
    waits: BOARD,
  },
  { name: 'puppet', played: golden('danica-puppeteer'), condition: ({ next }) => next.decision.kind === 'step', waits: 'moon-act-prompt' },
  { name: 'arcane-call', played: () => wood(), condition: asked('call'), waits: 'moon-arcane-stage' },
  { name: 'arcane-claim', played: () => wood(), condition: asked('claim'), waits: 'moon-arcane-stage' },
  { name: 'lie-caught', played: () => wood(), condition: lie(false), decided: true, waits: 'moon-arcane-stage .stamp' },
  {
    name: 'truth-shown',
    played: () => ['2', '3', '4', '5'].map(wood),
    condition: lie(true),
    decided: true,
    waits: 'moon-arcane-stage .stamp',
  },
  {
    name: 'claim-believed',
    played: () => wood(),
    condition: ({ next }) => next.events.some((event) => event.what === 'called' && event.call === 'ok'),
    decided: true,
    fleeting: true,
    waits: 'moon-arcane-stage .seal',
  },
];

const pictures: MatchMoment[] = [
  { name: 'harvest', played: green, condition: onTable('harvested'), caught: { selector: '.flash-sign.spade', ...SIGN }, waits: BOARD },
  {
    name: 'stone-taken',
    played: green,
    condition: onTable('stone-taken'),
    caught: { selector: '.flash-sign.stone', ...SIGN },
    waits: BOARD,
  },
  { name: 'kill', played: golden('brigid'), condition: onTable('slain'), caught: { selector: 'g:has(.crack)', ...SIGN }, waits: BOARD },
  {
    name: 'wound',
    played: golden('angerboda'),
    condition: onTable('wounded'),
    caught: { selector: '.flash-number', share: 0.6 },
    waits: BOARD,
  },
  {
    name: 'stone-dropped',
    played: golden('portly-pete'),
    condition: onTable('stone-dropped'),
    caught: { selector: '.flash-sign.stone', ...SIGN },
    waits: BOARD,
  },
  { name: 'fall', played: golden('fal-1-at-a-corner'), condition: onTable('fell'), caught: { selector: '.lifted', ...SIGN }, waits: BOARD },
  {
    name: 'push',
    played: golden('brother-daniel'),
    condition: happens('placed'),
    caught: { selector: '[data-model]', ...SIGN },
    waits: BOARD,
  },
  {
    name: 'summon',
    played: golden('act-11-summoned-not-active'),
    condition: onTable('summoned'),
    caught: { selector: '.lifted', ...SIGN },
    waits: BOARD,
  },
  {
    name: 'transformation',
    played: golden('striga-anya'),
    condition: onTable('became'),
    caught: { selector: '.lifted', ...SIGN },
    waits: BOARD,
  },
  {
    name: 'protection',
    played: golden('bjorn-bearskin'),
    condition: onTable('damaged'),
    caught: { selector: '.flash-sign.shield', ...SIGN },
    waits: BOARD,
  },
  {
    name: 'lasting-effect',
    played: golden('brother-daniel'),
    condition: onTable('effect-laid'),
    caught: { selector: '.flash-sign.star', ...SIGN },
    waits: BOARD,
  },
];

const table: MatchMoment[] = [
  { name: 'overview-24', played: () => green('4', 4), condition: asked('activate'), waits: BOARD },
  { name: 'activation', played: green, condition: asked('activate', 2), waits: 'moon-activate-prompt' },
  { name: 'acting', played: green, condition: asked('act'), waits: 'moon-act-prompt' },
  { name: 'move', played: green, condition: asked('act'), waits: 'moon-act-prompt', touch: moved },
  { name: 'late-moon', played: green, condition: asked('activate', 4), waits: 'moon-activate-prompt' },
  { name: 'sudden-death', played: green, condition: asked('activate', 5), waits: 'moon-activate-prompt' },
  { name: 'cover', played: green, condition: asked('activate', 2), waits: BOARD, covered: true },
  { name: 'reaction', played: green, condition: asked('reaction'), waits: BOARD },
  { name: 'deployment', played: green, condition: asked('deploy', 0), waits: BOARD },
  { name: 'first-question', played: green, condition: () => true, waits: BOARD },
  {
    name: 'campaign-card',
    played: golden('campaign-hot-potato'),
    condition: ({ next }) => next.decision.kind === 'play-card',
    waits: BOARD,
  },
  { name: 'follow-up', played: golden('fup-10-both-and-again'), condition: asked('follow-up'), waits: BOARD },
  { name: 'end-of-four', played: () => green('4', 4), condition: happens('won'), decided: true, waits: 'moon-match-end' },
  { name: 'end', played: green, condition: happens('won'), decided: true, waits: 'moon-match-end' },
];

/** Milliseconds in which a board glides to the place that its question needs. */
const GLIDE = 700;
/** CSS pixels by which a finger drags a model. */
const DRAG = 70;

/** Drags the acting model towards the middle of the table, and keeps the finger down. */
async function moved(page: Page, { before }: TourStep): Promise<void> {
  const jog = page.locator('moon-act-prompt [data-id^="jog"]').first();
  if (await jog.isVisible().catch(() => false)) await jog.tap();
  await page.waitForTimeout(GLIDE);
  const model = before.match.order.active ?? '';
  const box = await page.locator(`${BOARD} [data-model="${model}"]`).first().boundingBox();
  const field = await page.locator(BOARD).first().boundingBox();
  if (!box || !field) return;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const distance = Math.hypot(middle.x - from.x, middle.y - from.y) || 1;
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', along: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + ((middle.x - from.x) / distance) * along, y: from.y + ((middle.y - from.y) / distance) * along }],
    });
  await finger('touchStart', 0);
  for (let along = DRAG / 6; along <= DRAG; along += DRAG / 6) {
    await page.waitForTimeout(40);
    await finger('touchMove', along);
  }
}

/** Screens come first, while the device has stored nothing else. */
export const MOMENTS: readonly TourMoment[] = [...screens, ...duels, ...pictures, ...table];

/** The step of a match that is the moment. */
export function stepOf({ name, played, condition: when }: MatchMoment): TourStep {
  for (const match of [played()].flat()) for (const step of stepsOf(match)) if (when(step)) return step;
  throw new Error(`${name}: it never comes to this`);
}
