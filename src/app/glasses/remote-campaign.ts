import type { CampaignDecision } from '../../campaign/terms/decision.ts';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { CampaignView, Viewer } from '../../campaign/terms/view.ts';
import { patchBetween, applyPatch, Unfit, type ViewPatch } from '../../glasses/patch.ts';
import type { FromGlass, WireCampaign } from '../../glasses/wire.ts';
import type { Json } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { CampaignBook, RemoteCampaignPort } from '../../ui/contexts/gatherings/campaign-port.ts';
import { campaignBookOf } from '../campaign/campaign-book.ts';

/** A campaign whose record is on another device, as far as the players at this screen may know it. */
export class GlassCampaign implements RemoteCampaignPort {
  readonly id: string;
  book!: CampaignBook;
  players: readonly PlayerId[] = [];
  isReadOnly = false;
  part: WireCampaign['part'] = 'watch';
  seats: readonly number[] = [];
  #shared: Json | undefined;
  #patches = new Map<PlayerId, ViewPatch | null>();
  #views = new Map<Viewer, CampaignView>();
  #stood = -1;
  #count = 0;
  readonly #waiting = new Map<number, { plan: CampaignDecision; resolve: (refused: Reason | null) => void }>();

  /** `first`: the first message, which holds everything. */
  constructor(
    first: WireCampaign,
    private readonly send: (message: FromGlass) => void,
  ) {
    this.id = first.id;
    this.heard(first);
  }

  heard(message: WireCampaign): void {
    const whole = message.from === null;
    if (!whole && message.from !== this.#stood) return this.send({ say: 'again' });
    try {
      this.#put(message, whole);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      return this.send({ say: 'again' });
    }
    this.#stood = message.nth;
    if (whole) for (const [nth, { plan }] of this.#waiting) this.send({ say: 'plan', nth, plan: { ...plan } });
  }

  /** The host has answered. */
  planned(nth: number, refused: Reason | null): void {
    this.#waiting.get(nth)?.resolve(refused);
    this.#waiting.delete(nth);
  }

  isOpen(player: PlayerId): boolean {
    return this.#patches.has(player);
  }

  unlock(player: PlayerId, pin: string): void {
    this.send({ say: 'pin', player, pin });
  }

  view(viewer: Viewer): CampaignView {
    const view = this.#views.get(viewer) ?? this.#views.get('table');
    if (!view) throw new Error('nothing was told yet');
    return view;
  }

  plan(plan: CampaignDecision): Promise<Reason | null> {
    this.#count += 1;
    const nth = this.#count;
    return new Promise((done) => {
      this.#waiting.set(nth, { plan, resolve: done });
      this.send({ say: 'plan', nth, plan: { ...plan } });
    });
  }

  #put({ shared, own, cards, players, isReadOnly, part, seats }: WireCampaign, whole: boolean): void {
    const fresh = applyPatch(whole ? undefined : this.#shared, shared);
    const kept = whole && this.#shared !== undefined ? applyPatch(this.#shared, patchBetween(this.#shared, fresh)) : fresh;
    const differs = new Map([...(whole ? [] : this.#patches), ...Object.entries(own)]);
    const views = new Map<Viewer, CampaignView>([['table', kept as unknown as CampaignView]]); // the host's view, as JSON
    for (const [player, patch] of differs) views.set(player, applyPatch(kept, patch) as unknown as CampaignView);
    if (cards) this.book = campaignBookOf(cards);
    [this.#shared, this.#patches, this.#views] = [kept, differs, views];
    [this.players, this.isReadOnly, this.part, this.seats] = [players, isReadOnly, part, seats];
  }
}
