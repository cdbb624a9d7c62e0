import type { ClubTournamentView } from '../../club/terms/events.ts';
import type { TournamentSaying } from '../../club/terms/protocol.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { pairedOtherwise } from '../../tournament/pairing/next-pairing.ts';
import type { TournamentDecision, TournamentEntry } from '../../tournament/terms/decision.ts';
import type { Entrant, EntrantId, TableResult, Tournament } from '../../tournament/terms/tournament.ts';
import type { ClubTournament } from '../../ui/contexts/gatherings/club-port.ts';
import type { RefusalText } from '../../ui/contexts/gatherings/tournament-port.ts';
import { clubReasonText } from '../../words/club/club.ts';
import { hasTournamentSentence, tournamentReasonText } from '../../words/tournament/tournament-reasons.ts';
import { drawFrom, freshLot, pairingOf } from '../tournament/own-chance.ts';
import type { ClubDesk } from './club-desk.ts';

/** A tournament of the club: the organiser's browser runs it, and the players enter their results on their own devices. */
export class RemoteTournament implements ClubTournament {
  readonly #listeners = new Set<() => void>();
  #clubView: ClubTournamentView;
  readonly #deaf: (() => void)[];

  /** `view`: the first view from the club. */
  constructor(
    readonly id: string,
    private readonly desk: ClubDesk,
    view: ClubTournamentView,
  ) {
    this.#clubView = view;
    this.#deaf = [desk.device.follow(`tournament.${id}`, (view) => this.#hear(view)), desk.subscribe(() => this.#tell())];
  }

  get tournament(): Tournament {
    return this.#clubView.tournament;
  }
  get undoable(): TournamentDecision | null {
    return this.#clubView.undoable;
  }
  get organises(): boolean {
    return this.#clubView.organiser;
  }
  get you(): EntrantId | null {
    return this.#clubView.you;
  }
  get claims(): ClubTournament['claims'] {
    return this.#clubView.claims;
  }

  decide(decision: TournamentDecision): Promise<RefusalText> {
    return this.#decide(decision);
  }
  enter(name: string, list: Entrant['list']): Promise<RefusalText> {
    return this.#decide({ kind: 'enter', name, list, lot: freshLot() });
  }
  pair(): Promise<RefusalText> {
    return this.#decide(pairingOf(this.tournament));
  }
  undo(): Promise<RefusalText> {
    return this.#decide({ kind: 'undo' });
  }
  takePart(name: string, list: Entrant['list']): Promise<RefusalText> {
    return this.#say({ say: 'enter', name, list: list as unknown as Json });
  }
  withdraw(): Promise<RefusalText> {
    return this.#say({ say: 'withdraw' });
  }
  claim(round: number, table: number, result: TableResult): Promise<RefusalText> {
    return this.#say({ say: 'claim', round, table, result });
  }
  confirm(round: number, table: number): Promise<RefusalText> {
    return this.#say({ say: 'confirm', round, table });
  }

  pairedOtherwise(round: number): readonly EntrantId[] {
    return pairedOtherwise(this.tournament, round, drawFrom);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  close(): void {
    for (const deaf of this.#deaf) deaf();
    this.#listeners.clear();
  }

  #decide(entry: TournamentEntry['decision']): Promise<RefusalText> {
    return this.#say({ say: 'decide', entry });
  }

  async #say(saying: TournamentSaying): Promise<RefusalText> {
    const place = this.desk.device.atOf(`tournament.${this.id}`);
    const reason = await this.desk.reasonOf({ ask: 'tournament-say', tournament: this.id, at: place, saying });
    if (reason === null) return null;
    return hasTournamentSentence(reason.code) ? tournamentReasonText(reason) : clubReasonText(reason);
  }

  #hear(view: Json): void {
    this.#clubView = view as unknown as ClubTournamentView; // the club wrote it
    this.#tell();
  }
  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
