import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { AttackOrder, Machination, PlayerId } from '../../../campaign/terms/parts.ts';
import { ATTACKS, MACHINATIONS, type AttackKind } from '../../../campaign/terms/settings.ts';
import type { Ask, AttackAsk, CampaignView, TargetAsk } from '../../../campaign/terms/view.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { attackWords, machinationWords, tierWords } from '../../../words/campaign/campaign.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import { campaignReasonText } from '../../../words/campaign/campaign-reasons.ts';
import { icon } from '../../art/icon.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import '../../kit/fields/segmented.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { answer } from './answer.ts';
import { askStyles } from '../ask-styles.ts';
import { playerName } from '../player-name.ts';

type MachinationsAsk = Extract<Ask, { kind: 'machinations' }>;
type MachinationOrder = Pick<Machination, 'kind' | 'target'>;

/**
 * A player's machinations of the week, and an attack where the campaign has attacks. The answer may be none.
 * @fires answered the `machinations` decision
 */
@customElement('moon-machinations-ask')
export class MoonMachinationsAsk extends LitElement {
  static override styles = [shared, pressable, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) ask!: MachinationsAsk;
  @property({ attribute: false }) book!: CampaignBook;
  @state() private orders: readonly MachinationOrder[] = [];
  @state() private attack: Partial<AttackOrder> | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('ask')) return;
    const submission = this.view.weeks.at(-1)?.own.submission;
    this.orders = submission?.machinations ?? this.ask.pledges.map((target) => ({ kind: 'support', target }));
    this.attack = submission?.attack ?? null;
  }

  #name(id: PlayerId): string {
    return playerName(this.view, id);
  }

  #toggle(order: MachinationOrder) {
    const orders = this.orders.filter(({ kind, target }) => kind !== order.kind || target !== order.target);
    this.orders = orders.length < this.orders.length ? orders : [...this.orders, order];
  }

  #target({ player, tier, support, sabotage, worth }: TargetAsk) {
    const power = this.view.weeks.at(-1)?.frozen[player]?.power ?? 0;
    return html`<li class="panel" data-target=${player}>
      <h3>${this.#name(player)} <span class="small soft">${tierWords[tier]()} · ${power}</span></h3>
      <div class="two">
        ${MACHINATIONS.map((kind) => {
          const hindrance = kind === 'support' ? support : sabotage;
          const taken = this.orders.some((order) => order.kind === kind && order.target === player);
          const full = !taken && this.orders.length >= this.ask.slots;
          const { won, lost, drawn } = worth[kind];
          return html`<button
            type="button"
            class="press"
            data-kind=${kind}
            aria-pressed=${taken}
            aria-disabled=${(hindrance && !taken) || full ? 'true' : nothing}
            @click=${() => ((hindrance && !taken) || full ? undefined : this.#toggle({ kind, target: player }))}
          >
            <span class="grow"
              ><strong>${machinationWords[kind]()}</strong
              ><span class="under soft">${hindrance ? campaignReasonText(hindrance) : askWords.worth(won, lost, drawn)}</span></span
            >
            ${taken ? icon('check') : nothing}
          </button>`;
        })}
      </div>
    </li>`;
  }

  #attack(ask: AttackAsk) {
    const { attack } = this;
    const kinds = [{ id: '', label: askWords.noAttack() }, ...ATTACKS.map((id) => ({ id, label: attackWords[id]() }))];
    const targets = Object.entries(ask.targets)
      .filter(([, hindrance]) => hindrance === null)
      .map(([id]) => ({ id, label: this.#name(id) }));
    const open = Object.entries((attack?.target ? ask.characters[attack.target] : null) ?? {}).filter(
      ([, hindrance]) => hindrance === null,
    );
    const characters = open.map(([id]) => ({
      id,
      label: this.book.character(id)?.name ?? id,
    }));
    return html`<section class="panel">
      <h3>${askWords.attack()}</h3>
      <p class="soft small">${askWords.attackText(ask.points)}</p>
      <moon-segmented
        .label=${askWords.attack()}
        .selected=${attack?.kind ?? ''}
        .segments=${kinds}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: AttackKind | '' }>) => (this.attack = detail.id === '' ? null : { ...attack, kind: detail.id })}
      ></moon-segmented>
      ${
        attack
          ? html`<moon-segmented
                .label=${askWords.attackWhom()}
                .selected=${attack.target ?? ''}
                .segments=${targets}
                @chosen=${({ detail }: MoonEvent<'chosen', { id: PlayerId }>) => {
                  const { character: _gone, ...attackFields } = attack;
                  this.attack = { ...attackFields, target: detail.id };
                }}
              ></moon-segmented>
              <moon-segmented
                .label=${askWords.attackWhich()}
                .selected=${attack.character ?? ''}
                .segments=${characters}
                @chosen=${({ detail }: MoonEvent<'chosen', { id: CharacterId }>) => (this.attack = { ...attack, character: detail.id })}
              ></moon-segmented>`
          : nothing
      }
    </section>`;
  }

  #seal() {
    const { kind, target, character } = this.attack ?? {};
    const attack = kind && target && character ? { kind, target, character } : undefined;
    answer(this, {
      kind: 'machinations',
      machinations: this.orders.map((order) => ({ kind: order.kind, target: order.target })),
      ...(attack ? { attack } : {}),
    });
  }

  override render() {
    const { ask, orders } = this;
    const unfinished = this.attack !== null && !(this.attack.kind && this.attack.target && this.attack.character);
    return html`<div class="stack">
      <h2>${askWords.machinations()}: ${askWords.chosen(orders.length, ask.slots)}</h2>
      <p class="soft">
        ${ask.slots > 0 ? askWords.machinationsText(ask.slots) : askWords.noMachinations()}
        ${ask.spendsCredit ? askWords.spendsCredit() : nothing} ${ask.pledges.map((player) => askWords.pledged(this.#name(player)))}
      </p>
      ${
        ask.slots > 0
          ? html`<ul class="rows">
              ${ask.targets.map((target) => this.#target(target))}
            </ul>`
          : nothing
      }
      ${ask.attack ? this.#attack(ask.attack) : nothing}
      <div class="end">
        <moon-button tone="question" icon="check" ?disabled=${unfinished} @click=${() => this.#seal()}>${askWords.seal()}</moon-button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-machinations-ask': MoonMachinationsAsk;
  }
}
