import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { TemplateResult } from 'lit';
import type { Signature } from '../../rules/terms/card-language.ts';
import type { DamageType } from '../../rules/terms/factions.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { signatureText } from '../../words/cards/abilities.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { duelWords } from '../../words/match/match-duels.ts';
import { cardTongue } from '../../words/cards/current.ts';
import { declineText, promptText } from '../../words/match/questions.ts';
import { dealTable, dealTableStyles } from '../cards/deal-table.ts';
import { shownSignature } from '../cards/shown-deal.ts';
import '../kit/choice-list.ts';
import type { ListChoice } from '../kit/choice-list.ts';
import { shared } from '../kit/styles.ts';
import { cardOf } from '../table/card-of.ts';
import { namesOf } from '../table/names.ts';
import { meleeOf } from '../table/hands.ts';
import './look-up.ts';
import { ownHand } from './own-hand.ts';
import { Prompt, promptStyles } from './prompt.ts';

const OWN = 'yes';

/** A signature move on offer; `of`: a friend who lends it. */
interface SignatureMove {
  id: string;
  signature: Signature;
  of?: ModelId;
}

/** Open answers of a melee: Going For It, the signature move, the type of damage. */
@customElement('moon-melee-prompt')
export class MoonMeleePrompt extends Prompt {
  static override styles = [shared, dealTableStyles, promptStyles];

  /** The signature moves that the card may be upgraded to, and whose they are. */
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

  #choices(): ListChoice[] {
    const going = this.open('going-for-it');
    if (going) return [{ id: 'go', label: duelWords.goForIt(), detail: duelWords.goForItMeans(this.model(going.payer)), icon: 'sword' }];
    if (this.open('upgrade'))
      return this.#moves().map(({ id, signature, of }) => ({
        id,
        label: duelWords.upgradeTo(signature.name),
        ...(of ? { detail: this.model(of) } : {}),
        icon: 'sword',
      }));
    return this.table
      .choices(this.seat)
      .decisions.flatMap((decision) =>
        decision.kind === 'damage-type' ? [{ id: decision.type, label: damageTypeName(decision.type) }] : [],
      );
  }

  #answer(id: string) {
    if (id === 'go') return this.decide({ kind: 'go-for-it' });
    if (this.opening.kind === 'upgrade') {
      const move = this.#moves().find((candidate) => candidate.id === id);
      return this.decide({ kind: 'upgrade', signature: move !== undefined, ...(move?.of ? { of: move.of } : {}) });
    }
    if (this.opening.kind === 'damage-type') return this.decide({ kind: 'damage-type', type: id as DamageType }); // one of the offered types
    return this.decide({ kind: 'pass' });
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    const decline = declineText(this.opening);
    const moves = this.#moves();
    // asked of both at once: on a phone the fight itself would have no room beside two tables
    const looksUp = this.opening.kind !== 'critical';
    return html`<p class="say">${words}</p>
      ${this.opening.kind === 'going-for-it' ? ownHand(this.table, this.seat) : nothing} ${moves.map((move) => this.#signature(move))}
      <moon-choice-list
        class=${moves.length === 1 ? 'stay' : ''}
        layout="row"
        .label=${words}
        .choices=${this.#choices()}
        .decline=${decline === null ? null : { id: 'no', label: decline }}
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => this.#answer(detail.id)}
      ></moon-choice-list>
      ${looksUp ? html`<moon-look-up .faces=${this.table.meleeFaces}></moon-look-up>` : nothing}`;
  }
}
