import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Json } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { Pass } from './host-side.ts';
import { LinkedGlass } from './linked-glass.ts';
import { patchBetween, type ViewPatch } from './patch.ts';
import { TakenOnce } from './taken-once.ts';
import type { BesideFromGlass, FromGlass } from './wire.ts';

/** The part of a campaign that another screen may see: no more than its players may know. */
export interface HostedCampaign {
  readonly id: string;
  readonly cards: Catalogue;
  readonly isReadOnly: boolean;
  /** The knowledge of a player as plain JSON; null for the public part. */
  view(player: string | null): Json;
  hasPin(player: string): boolean;
  knows(player: string, pin: string): boolean;
  /** Takes a secret answer of a player and validates it first. */
  plan(player: string, answer: unknown): Promise<Reason | null>;
}

export interface CampaignEndNeeds {
  campaign: HostedCampaign;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  changed: () => void;
  beside: (glass: CampaignEnd, message: BesideFromGlass) => void;
}

/** The number of wrong PINs that ends a connection. */
const WRONG = 5;

interface CampaignTold {
  nth: number;
  shared: Json;
  /** The difference between the view of a player and the shared one, as JSON by player. */
  own: Map<string, string>;
}

/** Another screen of a campaign, on which its players plan in secret. */
export class CampaignEnd extends LinkedGlass {
  #lastSent: CampaignTold | null = null;
  #nth = 0;
  #wrong = 0;
  /** Players who have given their PIN. */
  readonly #known = new Set<string>();
  readonly #decisions = new TakenOnce();

  /** `players` follow the order of the seats of the screen. */
  constructor(
    private readonly needs: CampaignEndNeeds,
    readonly pass: Pass,
    readonly players: readonly string[],
  ) {
    super(needs.now);
  }

  begin(): void {
    this.#stands(null);
  }

  tell(): void {
    if (this.linked && this.#lastSent) this.#stands(this.#lastSent);
  }

  protected forget(): void {
    this.#lastSent = null;
  }

  protected changed(): void {
    this.needs.changed();
  }

  /** A decision for an earlier match is not read here. */
  protected readDecision(): null {
    return null;
  }

  #isOpen(player: string): boolean {
    return !this.needs.campaign.hasPin(player) || this.#known.has(player);
  }

  #stands(last: CampaignTold | null): void {
    const { campaign } = this.needs;
    const { pass, players } = this;
    const shared = campaign.view(null);
    const patch = patchBetween(last?.shared, shared);
    const differences = players
      .filter((player) => this.#isOpen(player))
      .map((player): [string, ViewPatch | null] => [player, patchBetween(shared, campaign.view(player))]);
    const news = differences.filter(([player, differs]) => last?.own.get(player) !== JSON.stringify(differs));
    if (last && patch === null && news.length === 0) return;
    this.#nth += 1;
    this.#lastSent = { nth: this.#nth, shared, own: new Map(differences.map(([player, differs]) => [player, JSON.stringify(differs)])) };
    this.send({
      say: 'campaign',
      id: campaign.id,
      nth: this.#nth,
      from: last?.nth ?? null,
      part: pass.part,
      seats: [...pass.seats],
      players: [...players],
      shared: patch,
      own: Object.fromEntries(news),
      cards: last ? null : campaign.cards,
      isReadOnly: campaign.isReadOnly,
    });
  }

  protected read(message: Exclude<FromGlass, { say: 'ping' | 'leave' }>): void {
    if (message.say === 'hello') {
      this.#decisions.begin(message.life);
      this.#stands(null);
    } else if (message.say === 'again') this.#stands(null);
    else if (message.say === 'plan') void this.#plan(message);
    else if (message.say === 'pin') this.#unlock(message);
    else if (!('seat' in message) && message.say !== 'decide') this.needs.beside(this, message);
  }

  #plan({ nth, plan }: Extract<FromGlass, { say: 'plan' }>): Promise<void> {
    const player = this.players.find((candidate) => candidate === plan['player']);
    return this.#decisions.take(
      nth,
      () =>
        player !== undefined && this.#isOpen(player)
          ? this.needs.campaign.plan(player, plan)
          : Promise.resolve({ code: 'not-asked', clauses: [] }),
      (refused) => this.send({ say: 'planned', nth, refused }),
    );
  }

  #unlock({ player, pin }: Extract<FromGlass, { say: 'pin' }>): void {
    if (!this.players.includes(player)) return;
    if (this.needs.campaign.knows(player, pin)) this.#known.add(player);
    else this.#wrong += 1;
    if (this.#wrong >= WRONG) this.end('noise');
    else this.tell();
  }
}
