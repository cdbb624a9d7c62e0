import * as v from 'valibot';
import type { CampaignDecision } from '../campaign/terms/decision.ts';
import type { ViewPatch } from '../glasses/patch.ts';
import { isCampaignDecision } from '../record/shapes/campaign-decision-shape.ts';
import { campaignSetupShape } from '../record/shapes/campaign-shape.ts';
import { setupShape } from '../record/shapes/setup-shape.ts';
import type { Json } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import { checkTournamentEntries } from '../tournament/shapes.ts';
import type { TournamentEntry } from '../tournament/terms/decision.ts';
import { CLUB_ROLES, STEWARDS } from './terms/club.ts';
import { CLUB_LIMITS } from './terms/limits.ts';
import type { ClubAsk, FromClub, FromDevice } from './terms/protocol.ts';

// The shapes of messages on the connection of a club.

const say = v.literal;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(3));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const member = v.pipe(v.string(), v.regex(/^m[1-9]\d{0,5}$/));
const player = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const device = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const code = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const base64 = v.pipe(v.string(), v.regex(/^[\w-]{1,400}$/));
const topic = v.pipe(v.string(), v.regex(/^(club|(campaign|tournament)\.[\w-]{1,64})$/));
const role = v.picklist(CLUB_ROLES);
const name = v.pipe(text(2 * CLUB_LIMITS.name), v.minLength(1));
const title = text(CLUB_LIMITS.title);
const json = v.custom<Json>((given) => given !== undefined, 'JSON');
const round = v.pipe(count, v.maxValue(99));
const days = v.pipe(count, v.maxValue(CLUB_LIMITS.days));
const members = v.pipe(
  v.record(player, member),
  v.check((all) => Object.keys(all).length <= 64),
);

const campaignDecision = v.custom<CampaignDecision>(isCampaignDecision, 'a decision');
const campaignSaying = v.variant('say', [
  v.strictObject({ say: say('decide'), decision: campaignDecision }),
  v.strictObject({
    say: say('claim'),
    result: v.custom<Extract<CampaignDecision, { kind: 'result' }>>(
      (given) => isCampaignDecision(given) && given.kind === 'result',
      'a result',
    ),
  }),
  v.strictObject({ say: say('confirm'), claim: count }),
  v.strictObject({ say: say('dispute'), claim: count, note: text(200) }),
]);
const tableResult = v.strictObject({ stones: v.tuple([round, round]), conceded: v.pipe(v.array(word), v.maxLength(2)) });
const tournamentSaying = v.variant('say', [
  v.strictObject({
    say: say('decide'),
    entry: v.custom<TournamentEntry['decision']>((given) => checkTournamentEntries([{ time: 0, decision: given }]) !== null, 'a decision'),
  }),
  v.strictObject({ say: say('enter'), name, list: json }),
  v.strictObject({ say: say('withdraw') }),
  v.strictObject({ say: say('claim'), round, table: round, result: tableResult }),
  v.strictObject({ say: say('confirm'), round, table: round }),
]);

const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('live') }),
  v.strictObject({ kind: v.literal('turns'), days: v.pipe(days, v.minValue(1)), then: v.picklist(['steward', 'concede']) }),
]);
const taker = v.union([v.strictObject({ member }), v.strictObject({ level: word })]);
const steward = v.nullable(v.strictObject({ for: v.picklist(STEWARDS), until: v.nullable(time) }));
const wake = v.variant('when', [
  v.strictObject({ when: v.literal('named'), model: text(40) }),
  v.strictObject({ when: v.literal('near'), inches: v.pipe(count, v.minValue(1), v.maxValue(48)) }),
  v.strictObject({ when: v.literal('melee') }),
]);
const game = v.strictObject({ id: word, game: text(80) });

const clubAsk = v.variant('ask', [
  v.strictObject({ ask: say('invite'), role, member: v.optional(member) }),
  v.strictObject({ ask: say('add-device') }),
  v.strictObject({ ask: say('drop-device'), device }),
  v.strictObject({ ask: say('drop-invitation'), invitation: word }),
  v.strictObject({ ask: say('role'), member, role }),
  v.strictObject({ ask: say('rename'), name }),
  v.strictObject({ ask: say('name-club'), name }),
  v.strictObject({ ask: say('leave'), member }),
  v.strictObject({ ask: say('forget'), member }),
  v.strictObject({ ask: say('watch-link'), open: v.boolean() }),
  v.strictObject({
    ask: say('match'),
    title,
    setup: setupShape,
    seats: v.pipe(v.array(taker), v.minLength(2), v.maxLength(4)),
    pace,
    campaign: v.optional(game),
  }),
  v.strictObject({ ask: say('rematch'), match: word }),
  v.strictObject({ ask: say('steward'), match: word, seat, steward }),
  v.strictObject({ ask: say('wake'), match: word, seat, wake: v.pipe(v.array(wake), v.maxLength(12)) }),
  v.strictObject({ ask: say('holiday'), match: word, seat, days }),
  v.strictObject({ ask: say('record'), match: word }),
  v.strictObject({ ask: say('campaign'), setup: campaignSetupShape, seed: v.pipe(text(200), v.minLength(1)), members }),
  v.strictObject({ ask: say('campaign-in'), record: json, members }),
  v.strictObject({ ask: say('campaign-out'), campaign: word }),
  v.strictObject({ ask: say('campaign-say'), campaign: word, at: count, saying: campaignSaying }),
  v.strictObject({ ask: say('tournament'), name }),
  v.strictObject({ ask: say('tournament-say'), tournament: word, at: count, saying: tournamentSaying }),
  v.strictObject({ ask: say('push'), subscription: json }),
]) as unknown as v.GenericSchema<unknown, ClubAsk>; // branded ids of entrants and characters are checked by their judges

const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));
const proof = v.union([v.strictObject({ signature: base64 }), v.strictObject({ secret })]);
const key = v.variant('kind', [
  v.strictObject({ kind: say('p256'), x: base64, y: base64 }),
  v.strictObject({ kind: say('secret'), secret }),
]);

const fromDevice = v.variant('say', [
  v.strictObject({ say: say('hello'), protocol: count, app: text(80), session: v.nullable(text(400)), device: v.nullable(device) }),
  v.strictObject({ say: say('sign'), device, proof }),
  v.strictObject({ say: say('join'), code, name: text(2 * CLUB_LIMITS.name), device, key }),
  v.strictObject({ say: say('watch'), code }),
  v.strictObject({ say: say('follow'), topic }),
  v.strictObject({ say: say('unfollow'), topic }),
  v.strictObject({ say: say('ask'), id: v.pipe(v.string(), v.regex(/^[\w.-]{8,64}$/)), ask: v.unknown() }),
  v.strictObject({ say: say('ping'), seen: v.optional(v.boolean()) }),
]);

const reason = v.custom<Reason>(
  (given) => typeof given === 'object' && given !== null && 'code' in given && 'clauses' in given,
  'a reason',
);
const patch = v.nullable(v.custom<ViewPatch>((given) => typeof given === 'object' && given !== null, 'a patch'));

const fromClub: v.GenericSchema<unknown, FromClub> = v.variant('say', [
  v.object({ say: say('challenge'), challenge: v.string(), club: text(200) }),
  v.object({
    say: say('signed'),
    session: v.string(),
    until: v.number(),
    member: v.nullable(v.string()),
    role,
    device: v.nullable(v.string()),
  }),
  v.object({ say: say('unsigned'), reason }),
  v.object({ say: say('view'), topic: v.string(), at: count, nth: count, from: v.nullable(count), patch }),
  v.object({ say: say('answered'), id: v.string(), refused: v.nullable(reason), value: v.optional(json) }),
  v.object({
    say: say('closed'),
    why: v.picklist(['edition', 'noise', 'gone', 'revoked', 'other-rules', 'crowded', 'damaged', 'over']),
    topic: v.optional(v.string()),
    protocol: v.optional(count),
  }),
  v.object({ say: say('pong') }),
]);

/** The value of a JSON text; undefined for any other text. Never throws. */
function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** Requests that may be longer than any other message of a device. */
const LONG: readonly ClubAsk['ask'][] = ['match', 'campaign', 'campaign-in'];

/** A message of a device; null for anything else, longer ones included. Never throws. */
export function readFromDevice(text: string): FromDevice | null {
  if (text.length > CLUB_LIMITS.longText) return null;
  const read = v.safeParse(fromDevice, parsed(text));
  if (!read.success) return null;
  const message = read.output;
  if (message.say !== 'ask') return text.length > CLUB_LIMITS.text ? null : message;
  const ask = v.safeParse(clubAsk, message.ask, { abortEarly: true });
  if (!ask.success || (text.length > CLUB_LIMITS.text && !LONG.includes(ask.output.ask))) return null;
  return { ...message, ask: ask.output };
}

/** A message of a club that is not about a match; null for anything else. Never throws. */
export function readFromClub(text: string): FromClub | null {
  const read = v.safeParse(fromClub, parsed(text));
  return read.success ? read.output : null;
}
