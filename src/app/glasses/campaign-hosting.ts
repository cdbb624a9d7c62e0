import type { CampaignDecisionKind } from '../../campaign/terms/decision.ts';
import { CampaignEnd, type HostedCampaign } from '../../glasses/campaign-end.ts';
import type { Pass } from '../../glasses/host-side.ts';
import type { BesideFromGlass } from '../../glasses/wire.ts';
import { isCampaignDecision } from '../../record/shapes/campaign-decision-shape.ts';
import type { Json, Seat } from '../../rules/terms/ids.ts';
import type { CampaignTable } from '../campaign/campaign.ts';
import { HostGlasses } from './host-glasses.ts';
import { listenForWindows } from './window-line.ts';

/** The part of a campaign that hosting needs. */
export interface ShownCampaign extends HostedCampaign {
  /** All players of the campaign in order; null for a player who has left. */
  readonly places: readonly (string | null)[];
  sitElsewhere(players: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

/** The decisions that a player makes alone; the Chamberlain makes the others at the table. */
const PLANS: readonly CampaignDecisionKind[] = ['roster', 'machinations', 'bodyguard', 'choose-cards', 'play-cards'];

/** A campaign of this device, as far as other screens may know and change it. */
export const shownCampaign = (table: CampaignTable): ShownCampaign => ({
  id: table.id,
  get cards() {
    return table.cards;
  },
  isReadOnly: table.readOnly !== null,
  get places() {
    return table.view('table').players.map(({ id, left }) => (left === null ? id : null));
  },
  view: (player) => table.view(player ?? 'table') as unknown as Json, // a view is plain JSON
  hasPin: (player) => table.hasPin(player),
  knows: (player, pin) => table.knows(player, pin),
  plan: (player, given) =>
    isCampaignDecision(given) && given.player === player && PLANS.includes(given.kind)
      ? table.decide(given)
      : Promise.resolve({ code: 'not-asked', clauses: [] }),
  sitElsewhere: (players) => table.sitElsewhere(players),
  subscribe: (listener) => table.subscribe(listener),
});

/** The other screens of a campaign between its games, by the places of its players. */
export class CampaignHosting extends HostGlasses<CampaignEnd> {
  /** `listen`: listens for windows of this device. */
  constructor(
    private readonly campaign: ShownCampaign,
    listen: typeof listenForWindows = listenForWindows,
  ) {
    super(campaign.id);
    this.unsubscribers.push(
      campaign.subscribe(() => {
        for (const { side } of this.guests) side.tell();
      }),
      listen(campaign.id, (pass, line) => this.admit(pass, line)),
    );
  }

  protected override get isHome(): boolean {
    return true;
  }

  protected canGo(seat: Seat): boolean {
    return (this.campaign.places[seat] ?? null) !== null;
  }

  #players(seats: readonly Seat[]): string[] {
    return seats.flatMap((seat) => this.campaign.places[seat] ?? []);
  }

  protected sideOf(pass: Pass, changed: () => void): CampaignEnd {
    const { campaign } = this;
    const beside = (end: CampaignEnd, message: BesideFromGlass): void => {
      const guest = this.guests.find(({ side }) => side === end);
      if (message.say === 'spare') guest?.spares.take(message);
    };
    return new CampaignEnd({ campaign, now: () => performance.now(), changed, beside }, pass, this.#players(pass.seats));
  }

  protected sit(elsewhere: Seat[], hands: Seat[]): void {
    this.campaign.sitElsewhere(this.#players([...elsewhere, ...hands]));
  }
}
