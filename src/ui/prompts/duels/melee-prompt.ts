import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { TemplateResult } from 'lit';
import type { Signature } from '../../../rules/terms/card-language.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { MeleeCard } from '../../../rules/terms/decks.ts';
import type { BlowFor, Struck } from '../../../rules/terms/sum.ts';
import type { DamageType } from '../../../rules/terms/factions.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import { signatureText } from '../../../words/cards/abilities.ts';
import { damageTypeName } from '../../../words/names/damage.ts';
import { blowsText, blowText, priceWords } from '../../../words/match/prices.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import { dealTable, dealTableStyles } from '../../cards/deck/deal-table.ts';
import { shownSignature } from '../../cards/deck/shown-deal.ts';
import '../../kit/fields/choice-list.ts';
import type { ListChoice } from '../../kit/fields/choice-list.ts';
import { shared } from '../../kit/styles.ts';
import { cardOf } from '../../table/card-of.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { isHandElsewhere } from '../../table/people.ts';
import { cardOfHandId as heldCard, meleeOf } from '../../table/hands.ts';
import '../cards/look-up.ts';
import { heldHand, ownHand } from '../cards/own-hand.ts';
import '../cards/secret-answer.ts';
import { Prompt, promptStyles } from '../prompt.ts';
import { shadeLine } from '../cards/shade-line.ts';

const OWN = 'yes';

/** A signature move that may be chosen; `of`: the friend who lends it. */
interface SignatureMove {
  id: string;
  signature: Signature;
  of?: ModelId;
}

/** The public answers of a melee: Going For It, the signature move, the type of damage. */
@customElement('moon-melee-prompt')
export class MoonMeleePrompt extends Prompt {
  static override styles = [shared, dealTableStyles, promptStyles];

  /** The signature moves to which the played card may be upgraded. */
  #moves(): SignatureMove[] {
    const side = this.open('upgrade')?.side;
    const fighter = side && meleeOf(this.table.view(this.seat))?.fighters[side];
    return this.table.choices(this.seat).decisions.flatMap((decision): SignatureMove[] => {
      if (decision.kind !== 'upgrade' || !decision.signature) return [];
      const signature = cardOf(this.table, decision.of ?? fighter)?.signature;
      return signature ? [{ id: decision.of ?? OWN, signature, ...(decision.of ? { of: decision.of } : {}) }] : [];
    });
  }

  #signature({ signature }: SignatureMove): TemplateResult {
    return html`<div style="max-width: 26rem; color: var(--paper-ink)">${dealTable(shownSignature(signature), true)}</div>
      <p class="note">
        ${signature.types.length > 0 ? `${signature.types.map(damageTypeName).join(', ')}. ` : nothing}<span lang=${cardTongue()}
          >${signatureText(signature)}</span
        >
      </p>`;
  }

  /** The damage of a move, by the damage types from which the player may choose. */
  #blows(move?: SignatureMove): readonly BlowFor[] {
    const side = this.open('upgrade')?.side ?? this.open('damage-type')?.side;
    if (!side) return [];
    const struck: Struck = move ? { signature: true, ...(move.of ? { of: move.of } : {}) } : {};
    return this.table.blows(side, this.opening.kind === 'upgrade' ? (move ? struck : { signature: false }) : undefined);
  }

  /** True if no other question can come between the signature move and the type of its damage. */
  get #isLast(): boolean {
    const side = this.open('upgrade')?.side;
    const frame = meleeOf(this.table.view(null));
    if (!side || !frame || this.table.taught) return false;
    const second = side === 'attacker' ? 'defender' : 'attacker';
    const signature = cardOf(this.table, frame.fighters[second])?.signature;
    return frame.upgraded[second] !== undefined || signature?.upgrades !== frame.played[second];
  }

  /** The answers for signature moves; one answer for each damage type if no other question comes in between. */
  #upgrades(): ListChoice[] {
    return this.#moves().flatMap((move): ListChoice[] => {
      const { id, signature, of } = move;
      const blows = this.#blows(move);
      const owner = of ? `${this.model(of)}. ` : '';
      const label = duelWords.upgradeTo(signature.name);
      const typed = blows.filter(({ type }) => type !== null);
      if (typed.length < 2 || !this.#isLast || signature.gathers || signature.begin) {
        const detail = `${owner}${blowsText(blows)}`;
        return [{ id, label, ...(detail ? { detail } : {}), icon: 'sword' }];
      }
      return typed.map((blow) => ({
        id: `${id} ${blow.type}`,
        label: `${label} · ${blow.type ? damageTypeName(blow.type) : ''}`,
        detail: `${owner}${blowText(blow, namesOf(this.table))}`,
        icon: 'sword' as const,
      }));
    });
  }

  #choices(): ListChoice[] {
    const going = this.open('going-for-it');
    if (going) return [{ id: 'go', label: duelWords.goForIt(), detail: duelWords.goForItMeans(this.model(going.payer)), icon: 'sword' }];
    if (this.open('upgrade')) return this.#upgrades();
    const blows = this.#blows();
    return this.table.choices(this.seat).decisions.flatMap((decision) => {
      if (decision.kind !== 'damage-type') return [];
      const blow = blows.find(({ type }) => type === decision.type);
      return [
        { id: decision.type, label: damageTypeName(decision.type), ...(blow ? { detail: blowText(blow, namesOf(this.table)) } : {}) },
      ];
    });
  }

  #answer(id: string) {
    if (id === 'go') return this.decide({ kind: 'go-for-it' });
    if (this.opening.kind === 'upgrade') {
      const [owner, type] = id.split(' ');
      const move = this.#moves().find((choice) => choice.id === owner);
      const upgrade: Decision = { seat: this.seat, kind: 'upgrade', signature: move !== undefined, ...(move?.of ? { of: move.of } : {}) };
      if (type === undefined) return this.decide(upgrade);
      return this.decideAll([upgrade, { seat: this.seat, kind: 'damage-type', type: type as DamageType }]); // the type is one of the move's
    }
    if (this.opening.kind === 'damage-type') return this.decide({ kind: 'damage-type', type: id as DamageType }); // one of the types in the choices
    return this.decide({ kind: 'pass' });
  }

  /** The hand below the question: the defender, who decides last, may play a card at once and so decline to go for it; the attacker may only look. */
  #hand(lookUp: TemplateResult | typeof nothing) {
    const going = this.open('going-for-it');
    if (!going || isHandElsewhere(this.table, this.seat)) return nothing;
    if (going.side !== 'defender' || this.table.taught) {
      if (!this.low) return ownHand(this.table, this.seat);
      const hand = ownHand(
        this.table,
        this.seat,
        html`${shadeLine()}
          <div class="beside">${lookUp}</div>`,
      );
      return hand === nothing ? nothing : html`<div class="lowest">${hand}</div>`;
    }
    return html`<p class="note">${duelWords.layWithout()}</p>
      <moon-secret-answer
        style="--peek-height: 340px"
        .bare=${true}
        .label=${duelWords.handOf(seatName(this.table, this.seat))}
        .atOnce=${true}
        .content=${() => heldHand(this.table, this.seat)}
        @answer=${({ detail }: MoonEvent<'answer'>) =>
          this.decideAll([
            { seat: this.seat, kind: 'pass' },
            { seat: this.seat, kind: 'play-melee', card: heldCard(detail.id) as MeleeCard }, // from the melee hand
          ])}
        >${this.low ? lookUp : nothing}</moon-secret-answer
      >`;
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    const decline = declineText(this.opening);
    const moves = this.#moves();
    const plain = moves.length > 0 ? this.#blows() : [];
    // both players are asked at once about a critical: two tables would leave no room for the fight on a phone
    const looksUp = this.opening.kind !== 'critical';
    const lookUp = looksUp ? html`<moon-look-up slot="beside" .faces=${this.table.meleeFaces}></moon-look-up>` : nothing;
    const hand = this.#hand(lookUp);
    const below = this.low && hand !== nothing;
    return html`<p class="say">${words}</p>
      ${below ? nothing : hand} ${moves.map((move) => this.#signature(move))}
      ${moves.length > 0 && plain.length > 0 ? html`<p class="note">${priceWords.withoutMove(blowsText(plain))}</p>` : nothing}
      <moon-choice-list
        class=${moves.length === 1 ? 'stay' : ''}
        layout="row"
        .label=${words}
        .choices=${this.#choices()}
        .decline=${decline === null ? null : { id: 'no', label: decline }}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#answer(detail.id)}
      ></moon-choice-list>
      ${below ? hand : lookUp}`;
  }
}
