import { checkCampaignRecord, openCampaign, type CampaignRecord } from '../../record/campaign-record.ts';
import type { Campaign } from '../../campaign/terms/campaign.ts';
import { checkKeptBoard, readBoardFile, writeBoardFile } from '../../record/board-file.ts';
import type { MatchRecord } from '../../record/match-record.ts';
import { opening } from '../../record/open-record.ts';
import { unsealAny, type FileFault, type Sealed } from '../../record/sealed-file.ts';
import type { MatchLabel } from '../../storage/database/rows.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { readPuzzle } from '../../puzzles/read-puzzle.ts';
import { readPack } from '../../packs/read-pack.ts';
import { isDrawable } from '../kept/drawable.ts';
import { readMatchContent } from '../kept/match-file.ts';
import { sharedText, type SharedText } from './shared-text.ts';

/** A file from elsewhere and the kind that is wanted (`shared`: anything but a backup); or pasted text. */
export type Job = { bytes: Uint8Array; wanted: 'match' | 'campaign' | 'shared' } | { text: string };

/** The checked and folded content of a file; or why it cannot be read: `closed` names the reason why its rules do not fit. */
export type ForeignFile =
  | { kind: 'match'; record: MatchRecord; label: MatchLabel; finished: boolean; turn: number }
  | { kind: 'campaign'; record: CampaignRecord; campaign: Campaign }
  | { kind: 'backup' }
  | { kind: 'troupe'; content: unknown }
  | { kind: 'puzzle'; puzzle: Puzzle | null }
  | SharedText
  | { kind: 'fault'; fault: FileFault }
  | { kind: 'closed'; of: 'match' | 'campaign'; why: 'newer-rules' | 'older-rules' | 'broken' };

/** The share of the work that is done, from 0 to 1. */
export type Share = number;

const faulty = (fault: FileFault): ForeignFile => ({ kind: 'fault', fault });

function* matchIn(content: unknown): Generator<Share, ForeignFile> {
  const read = readMatchContent(content);
  if (!read.ok) return faulty(read.fault);
  const { record: given, label } = read;
  const all = Math.max(1, given.entries.length);
  const work = opening(given);
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value.record.entries.length / all;
  const opened = step.value;
  if (opened.as === 'damaged') return faulty({ code: 'wrong-shape', where: `entries.${opened.at}` });
  const match = opened.as === 'playable' ? opened.folded.match : opened.match;
  const broken = opened.as === 'read-only' && opened.why === 'broken';
  if (match && (broken || !isDrawable(given, match))) return { kind: 'closed', of: 'match', why: 'broken' };
  if (!match) return { kind: 'closed', of: 'match', why: opened.as === 'read-only' ? opened.why : 'broken' };
  // keep the folded record: its events and checkpoints were made here
  const record = opened.as === 'playable' ? opened.folded.record : given;
  return { kind: 'match', record, label, finished: match.order.result !== null, turn: match.order.turn };
}

function campaignIn(content: unknown): ForeignFile {
  const checked = checkCampaignRecord(content);
  if (!checked.ok) return faulty(checked.newer ? { code: 'newer' } : { code: 'wrong-shape', where: checked.where });
  const opened = openCampaign(checked.record);
  if (opened.as === 'damaged') return faulty({ code: 'wrong-shape', where: opened.at < 0 ? 'setup' : `decisions.${opened.at}` });
  return opened.folded
    ? { kind: 'campaign', ...opened.folded }
    : { kind: 'closed', of: 'campaign', why: opened.as === 'read-only' ? opened.why : 'broken' };
}

/** Reads a file from elsewhere; a match is read in steps of one decision. Never throws, changes nothing. */
export function* foreignWork(job: Job): Generator<Share, ForeignFile> {
  if ('text' in job) return sharedText(job.text);
  const { bytes, wanted } = job;
  const file = unsealAny(bytes);
  if (!file.ok) return faulty(file.fault);
  const { kind, content }: { kind: Sealed; content: unknown } = file;
  if (wanted !== 'shared' && kind !== wanted) return faulty({ code: 'wrong-kind' });
  switch (kind) {
    case 'match':
      return yield* matchIn(content);
    case 'campaign':
      return campaignIn(content);
    case 'backup':
      return { kind };
    case 'troupe':
      return { kind, content };
    case 'pack':
      return { kind, read: readPack(content) };
    case 'puzzle':
      return { kind, puzzle: readPuzzle(content) };
    case 'board': {
      const kept = checkKeptBoard(content);
      return kept ? { kind: 'board-text', read: readBoardFile(writeBoardFile(kept)) } : faulty({ code: 'wrong-shape' });
    }
  }
}
