import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import { matchWords } from '../../words/match.ts';
import { factionName } from '../../words/names/factions.ts';
import { promptText } from '../../words/questions.ts';
import { capital } from '../../words/sentences.ts';
import '../kit/button.ts';
import '../kit/choice-list.ts';
import type { Choice } from '../kit/choice-list.ts';
import { namesOf, seatName } from '../match/names.ts';
import { Prompt } from './prompt.ts';

/** What is asked before the first turn, and who goes first: one list of answers each. */
@customElement('moon-setup-prompt')
export class MoonSetupPrompt extends Prompt {
  @state() private troupe: string[] = [];

  #name(character: string): string {
    return this.table.characters[character]?.name ?? capital(character.replaceAll('-', ' '));
  }

  #choice(decision: Decision, index: number): Choice {
    const id = String(index);
    switch (decision.kind) {
      case 'keep-stones':
        return { id, label: matchWords.keepStones() };
      case 'mulligan':
        return { id, label: matchWords.mulligan(), detail: matchWords.mulliganMeans() };
      case 'choose-start':
        return decision.role === 'early-bird'
          ? { id, label: matchWords.earlyBird(), detail: matchWords.earlyBirdMeans() }
          : { id, label: matchWords.initiative(), detail: matchWords.initiativeMeans() };
      case 'choose-first':
        return { id, label: seatName(this.table, decision.first) };
      case 'choose-faction':
        return { id, label: factionName(decision.faction) };
      case 'draft':
        return { id, label: this.#name(decision.character) };
      case 'choose-troupe':
        return { id, label: decision.characters.map((character) => this.#name(character)).join(', ') };
      case 'choose-card':
        return { id, label: capital(decision.card.replace(/^\w+:/, '').replaceAll('-', ' ')) };
      default:
        return { id, label: matchWords.hold() };
    }
  }

  /** The last roll, where it is why this seat is asked. */
  #roll() {
    if (this.opening.kind !== 'start' && this.opening.kind !== 'first' && this.opening.kind !== 'edge') return nothing;
    const rolled = this.table
      .log(null)
      .flatMap(({ events }) => events)
      .findLast((event) => event.what === 'rolled');
    if (rolled?.what !== 'rolled') return nothing;
    const rolls = rolled.rolls.map(({ seat, die, bonus }) => `${seatName(this.table, seat)} ${die}${bonus > 0 ? ` + ${bonus}` : ''}`);
    return html`<p class="note">${matchWords.rolledNow(rolls.join(', '))}</p>`;
  }

  #troupe(size: number, decisions: readonly Decision[]) {
    const known = [...new Set(decisions.flatMap((one) => (one.kind === 'choose-troupe' ? one.characters : [])))];
    const toggle = (id: string) => {
      if (this.troupe.includes(id)) this.troupe = this.troupe.filter((one) => one !== id);
      else if (this.troupe.length < size) this.troupe = [...this.troupe, id];
    };
    return html`<moon-choice-list
        .choices=${known.map((id) => ({ id, label: this.#name(id), ...(this.troupe.includes(id) ? { icon: 'check' as const } : {}) }))}
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => toggle(detail.id)}
      ></moon-choice-list>
      <div class="corner">
        <span class="soft">${matchWords.chosenOf(this.troupe.length, size)}</span>
        <moon-button
          tone="question"
          ?disabled=${this.troupe.length !== size}
          @click=${() => this.decide({ kind: 'choose-troupe', characters: this.troupe })}
          >${matchWords.takeTroupe()}</moon-button
        >
      </div>`;
  }

  override render() {
    const words = promptText(this.opening, namesOf(this.table));
    const { decisions } = this.table.choices(this.seat);
    const troupe = this.open('troupe');
    const said = html`<p class="say">${words}</p>
      ${this.#roll()}`;
    if (troupe) return html`${said}${this.#troupe(troupe.size, decisions)}`;
    return html`${said}<moon-choice-list
        layout="row"
        .label=${words}
        .choices=${decisions.map((decision, index) => this.#choice(decision, index))}
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => {
          const decision = decisions[Number(detail.id)];
          if (decision) void this.decide(decision);
        }}
      ></moon-choice-list>`;
  }
}
