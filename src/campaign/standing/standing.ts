import type { Reason } from '../../rules/terms/reason.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { writeNote } from '../notes.ts';
import { playerOf } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign } from '../terms/campaign.ts';
import { STANDING_KINDS, type CampaignDecision, type CampaignDecisionOf, type StandingKind } from '../terms/decision.ts';
import type { CampaignWork } from '../work.ts';
import {
  correct,
  editResult,
  refuseCorrection,
  refuseEdit,
  refuseHandOver,
  refuseNewSettings,
  refusePin,
  refuseRename,
  refuseReopen,
  refuseSubstitute,
  refuseVoid,
  reopenWeek,
  substitute,
  voidMachination,
} from './chamberlain.ts';
import { refuseTakeBack, takeBack } from './take-back.ts';
import { join, joinTable, leave, refuseAbsent, refuseJoin, refuseJoinTable, refuseLeave, replan, setAbsent } from './comings.ts';

interface StandingRule<K extends StandingKind> {
  refuse: (campaign: Campaign, decision: CampaignDecisionOf<K>) => Reason | null;
  take: (work: CampaignWork, decision: CampaignDecisionOf<K>) => void;
  /** True if every player may do it, and not only the Chamberlain. */
  anybody?: true;
}

const RULES: { [K in StandingKind]: StandingRule<K> } = {
  join: { refuse: refuseJoin, take: join },
  leave: { refuse: refuseLeave, take: leave },
  absent: { refuse: refuseAbsent, take: setAbsent },
  'join-table': { refuse: refuseJoinTable, take: joinTable },
  substitute: { refuse: refuseSubstitute, take: substitute, anybody: true },
  rename: {
    refuse: refuseRename,
    take: (work, { who, name }) =>
      work.patch({ players: work.campaign.players.map((player) => (player.id === who ? { ...player, name: typedName(name) } : player)) }),
  },
  'hand-over': {
    refuse: refuseHandOver,
    take: (work, { to }) => work.patch({ chamberlain: to }),
  },
  'set-pin': {
    refuse: refusePin,
    take: (work, { who, pin }) =>
      work.patch({ players: work.campaign.players.map((player) => (player.id === who ? { ...player, pin } : player)) }),
    anybody: true,
  },
  'update-cards': { refuse: () => null, take: (work, { catalogue }) => work.patch({ catalogue }) },
  'change-settings': {
    refuse: refuseNewSettings,
    take(work, { settings }) {
      work.patch({ settings });
      if (!work.week.published) work.patchWeek({ settings });
      replan(work);
    },
  },
  correct: { refuse: refuseCorrection, take: correct },
  'edit-result': { refuse: refuseEdit, take: editResult },
  'void-machination': { refuse: refuseVoid, take: voidMachination },
  'reopen-week': { refuse: refuseReopen, take: reopenWeek },
  'take-back': { refuse: refuseTakeBack, take: takeBack },
};

type StandingDecision = Extract<CampaignDecision, { kind: StandingKind }>;
interface AnyRule {
  refuse: (campaign: Campaign, decision: StandingDecision) => Reason | null;
  take: (work: CampaignWork, decision: StandingDecision) => void;
  anybody?: true;
}

/** The rule of a kind. The cast is safe because the table pairs kinds and decisions. */
const ruleOf = (kind: StandingKind): AnyRule => RULES[kind] as unknown as AnyRule;

const isStanding = (decision: CampaignDecision): decision is StandingDecision =>
  (STANDING_KINDS as readonly string[]).includes(decision.kind);

/** The reason why a decision outside the order of the week is not possible now; null otherwise. @rule campaign 2.1 10.3 */
export function refuseStanding(campaign: Campaign, decision: CampaignDecision): Reason | null {
  if (!isStanding(decision)) return no('not-asked', '5.1', { kind: decision.kind });
  const rule = ruleOf(decision.kind);
  if (!rule.anybody && decision.player !== campaign.chamberlain) return no('chamberlain-only', '2.1');
  if (campaign.stage === 'finished' && ['leave', 'absent', 'join-table'].includes(decision.kind)) return no('campaign-over', '7.6');
  return rule.refuse(campaign, decision);
}

/** The text of the note about a decision: its reason, or the name that was entered. */
function noteOf(campaign: Campaign, decision: StandingDecision): string {
  if ('note' in decision) return decision.note;
  if (decision.kind === 'rename') return `${playerOf(campaign, decision.who)?.name ?? ''} → ${typedName(decision.name)}`;
  return 'name' in decision ? typedName(decision.name ?? '') : '';
}

/** Carries out a decision outside the order of the week and records it. Play then continues at the present stage. @rule campaign 10.3 */
export function stand(work: CampaignWork, decision: CampaignDecision): void {
  if (!isStanding(decision)) return;
  const note = noteOf(work.campaign, decision);
  ruleOf(decision.kind).take(work, decision);
  const { player: decider, kind } = decision;
  const named = 'who' in decision ? decision.who : 'to' in decision ? decision.to : undefined;
  writeNote(work, {
    by: decider,
    kind: decision.kind === 'absent' && !decision.absent ? 'present' : kind,
    ...(named === undefined ? {} : { who: named }),
    ...('game' in decision ? { game: decision.game } : {}),
    note,
  });
  work.emit({
    what: 'stood',
    by: decider,
    kind,
    ...('who' in decision ? { who: decision.who } : {}),
    ...('game' in decision ? { game: decision.game } : {}),
    ...('note' in decision ? { note: decision.note } : {}),
  });
}
