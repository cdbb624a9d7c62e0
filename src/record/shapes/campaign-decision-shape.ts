import * as v from 'valibot';
import type { CampaignDecision, CampaignDecisionKind, CampaignDecisionOf } from '../../campaign/terms/decision.ts';
import { ATTACKS, MACHINATIONS } from '../../campaign/terms/settings.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { catalogueShape, ownPlayShape, playShape, resultShape, settingsShape } from './campaign-shape.ts';
import { count, maybe, name, names, whole } from './plain.ts';

const text = v.pipe(v.string(), v.maxLength(1000));
const note = { note: text };
const player = { who: name };
const game = { game: name };
const machination = v.object({ kind: v.picklist(MACHINATIONS), target: name });

type Shapes = { [K in CampaignDecisionKind]: v.GenericSchema<Omit<CampaignDecisionOf<K>, 'player' | 'kind'>> };

const shapes: Shapes = {
  publish: v.object({}),
  pair: v.object({ games: v.array(names) }),
  'swap-bye': v.object({ to: name, ...note }),
  roster: v.object({ characters: names, upgrades: v.record(name, names) }),
  machinations: v.object({
    machinations: v.array(machination),
    attack: maybe(v.object({ kind: v.picklist(ATTACKS), target: name, character: name })),
  }),
  lock: v.object({}),
  bodyguard: v.object({ attack: count, character: v.nullable(name) }),
  'choose-cards': v.object({ ...game, cards: names, plays: maybe(v.array(ownPlayShape)) }),
  'play-cards': v.object({ ...game, plays: v.array(ownPlayShape) }),
  result: v.object({ ...game, result: resultShape, plays: v.array(playShape), windows: v.picklist(['ask', 'given']) }),
  'close-week': v.object({}),
  'next-week': v.object({}),
  join: v.object({ name: text, faction: v.picklist(FACTIONS) }),
  leave: v.object({ ...player, ...note }),
  absent: v.object({ ...player, absent: v.boolean() }),
  'join-table': v.object({ ...player, ...game }),
  substitute: v.object({ ...game, ...player, name: v.nullable(text) }),
  rename: v.object({ ...player, name: text }),
  'hand-over': v.object({ to: name, ...note }),
  'set-pin': v.object({ ...player, pin: v.nullable(text) }),
  'update-cards': v.object({ catalogue: catalogueShape }),
  'change-settings': v.object({ settings: settingsShape, ...note }),
  correct: v.object({ ...player, vp: maybe(whole), mp: maybe(whole), ...note }),
  'edit-result': v.object({ ...game, result: resultShape, plays: v.array(playShape), ...note }),
  'void-machination': v.object({ week: count, ...player, machination, ...note }),
  'reopen-week': v.object(note),
  'take-back': v.object({}),
};

const head = v.object({ player: name, kind: v.picklist(Object.keys(shapes) as CampaignDecisionKind[]) });

/** True if data is a decision of a campaign, with every field of its kind. */
export function isCampaignDecision(data: unknown): data is CampaignDecision {
  const parsed = v.safeParse(head, data);
  return parsed.success && v.is(shapes[parsed.output.kind], data);
}
