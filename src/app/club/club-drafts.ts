import type { AskOutcome, DeviceSide } from '../../club/device-side.ts';
import { CLUB_TOPIC, type ClubAsk } from '../../club/terms/protocol.ts';
import type { UnansweredDecision } from '../../glasses/glass-side.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { draftsOf, dropDraft, keepDraft, type DraftRow } from '../../storage/stores/club-store.ts';
import { freshId } from '../glasses/fresh-id.ts';

/** Requests that wait on the device while it is offline; all others need a connected club. */
const WAITS: readonly ClubAsk['ask'][] = ['campaign-say', 'tournament-say', 'steward', 'wake', 'holiday'];

const DRAWN_BACK: Reason = { code: 'drawn-back', clauses: [] };

function aboutOf(ask: ClubAsk): string {
  if (ask.ask === 'campaign-say') return `campaign.${ask.campaign}`;
  if (ask.ask === 'tournament-say') return `tournament.${ask.tournament}`;
  return 'match' in ask ? `match.${ask.match}` : CLUB_TOPIC;
}

const isTableDraft = (draft: unknown): draft is UnansweredDecision => typeof draft === 'object' && draft !== null && 'decision' in draft;

interface DraftNeeds {
  device: DeviceSide;
  host: string;
  /** A draft was added or removed. */
  changed: () => void;
  /** The club has refused a draft. */
  refused: (cause: Reason) => void;
}

/** The requests of this device to its club: kept in order until the club answers, and withdrawn by the player at any time before. */
export class ClubDrafts {
  #rows: DraftRow[] = [];
  /** The function that withdraws a draft, by draft. */
  readonly #drawn = new Map<string, () => void>();

  constructor(private readonly needs: DraftNeeds) {}

  get rows(): readonly DraftRow[] {
    return this.#rows;
  }

  /** Reads the stored drafts, and sends those again that are not decisions of a match. */
  async start(): Promise<void> {
    this.#rows = await draftsOf(this.needs.host);
    for (const draft of this.#rows)
      if (!isTableDraft(draft.said)) void this.#say(draft, draft.said as ClubAsk).then(({ refused }) => this.late(refused));
  }

  /** Asks the club over the present connection. */
  async ask(ask: ClubAsk): Promise<AskOutcome> {
    return this.#say(await this.#draft(ask), ask);
  }

  /** Sends a request; resolves with the reason of a refusal. Offline, the request waits on this device and its answer is announced later. */
  async reasonOf(ask: ClubAsk): Promise<Reason | null> {
    const isAway = !this.needs.device.linked;
    const saying = this.#say(await this.#draft(ask), ask);
    if (!isAway) return (await saying).refused;
    void saying.then((answered) => this.late(answered.refused));
    return null;
  }

  async drawBack(draft: string): Promise<void> {
    this.needs.device.drawBack(draft);
    this.#drawn.get(draft)?.();
    await this.release(draft);
  }

  /** Removes a draft. */
  async release(draft: string): Promise<void> {
    this.#drawn.delete(draft);
    if (!this.#rows.some(({ id }) => id === draft)) return;
    this.#rows = this.#rows.filter(({ id }) => id !== draft);
    await dropDraft(draft);
    this.needs.changed();
  }

  /** Announces the answer to a draft. */
  late(refused: Reason | null): void {
    if (refused !== null && refused.code !== DRAWN_BACK.code) this.needs.refused(refused);
  }

  /** The decisions of a match that were stored before the page was reloaded. */
  decisionsOf(match: string): UnansweredDecision[] {
    return this.#rows.filter(({ about }) => about === `match.${match}`).flatMap(({ said }) => (isTableDraft(said) ? [said] : [])); // stored by this device
  }

  /** Keeps a decision while the device is offline; resolves with the function that removes it. */
  async keepDecision(match: string, draft: UnansweredDecision): Promise<() => Promise<void>> {
    const isKept = this.#rows.some(({ id }) => id === draft.id);
    // a connected club answers in a moment, or the next connection sends it again
    if (this.needs.device.linked && !isKept) return () => Promise.resolve();
    if (!isKept) await this.#keep({ id: draft.id, host: this.needs.host, about: `match.${match}`, made: Date.now(), said: draft });
    return () => this.release(draft.id);
  }

  async #draft(ask: ClubAsk): Promise<DraftRow> {
    const draft: DraftRow = { id: freshId(), host: this.needs.host, about: aboutOf(ask), made: Date.now(), said: ask };
    if (WAITS.includes(ask.ask)) await this.#keep(draft);
    return draft;
  }

  async #keep(draft: DraftRow): Promise<void> {
    this.#rows = [...this.#rows, draft];
    this.needs.changed();
    await keepDraft(draft);
  }

  async #say(draft: DraftRow, ask: ClubAsk): Promise<AskOutcome> {
    const drawn = new Promise<AskOutcome>((done) => this.#drawn.set(draft.id, () => done({ refused: DRAWN_BACK })));
    const answer = await Promise.race([this.needs.device.ask(draft.id, ask), drawn]);
    await this.release(draft.id);
    return answer;
  }
}
