import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Answer, Decision, Spot } from '../../../rules/terms/decision.ts';
import type { Question } from '../../../rules/terms/opening.ts';
import { matchWords } from '../../../words/match/match.ts';
import { duelWords } from '../../../words/match/match-duels.ts';
import { abilityText } from '../../../words/cards/abilities.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { declineText, promptText } from '../../../words/match/questions.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import '../../kit/fields/stepper.ts';
import { besideOf } from '../../table/card-of.ts';
import { coinFace } from '../../table/coin.ts';
import { abilityOf, namesOf } from '../../table/names.ts';
import { pointOf } from '../../table/spots.ts';
import '../plan/move-plan.ts';
import { optionName } from './options.ts';
import '../cards/order-list.ts';
import '../cards/look-answer.ts';
import { Prompt } from '../prompt.ts';
import '../cards/search-answer.ts';
import '../plan/spot-plan.ts';
import '../plan/terrain-plan.ts';

type QuestionOf<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** Questions that are answered on the board with a plan. */
const ON_BOARD: readonly (Question['ask'] | undefined)[] = ['place', 'stone', 'ground', 'path', 'terrain'];

/** Options that are things on the table, so that a player can tap them there. */
const ON_THE_TABLE: readonly QuestionOf<'option'>['of'][] = ['model', 'piece', 'stone'];

/** The radius of the ring round a chosen point, in units. */
const POINT = 40;

/** Longer labels, in characters, are set one below the other. */
const WORDY = 48;

/** A question of a card text that is being applied: an option, a number, an order, a place, a path, or cards to arrange. */
@customElement('moon-choice-prompt')
export class MoonChoicePrompt extends Prompt {
  @state() private number: number | null = null;

  get #question(): Question | null {
    return this.open('choice')?.question ?? null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('opening')) return;
    this.number = null;
    const question = this.#question;
    if (question?.ask !== 'option' || !ON_THE_TABLE.includes(question.of)) {
      if (!ON_BOARD.includes(question?.ask)) this.desk.free(this);
      return;
    }
    this.desk.ask(this, {
      seat: this.seat,
      mode: { kind: 'targets', ids: question.options },
      on: { 'target-tapped': ({ id, allowed }) => void (allowed && this.#answer({ option: id })) },
    });
  }

  #answer(answer: Answer) {
    return this.decide({ kind: 'answer', ...answer });
  }

  get #words(): string {
    return promptText(this.opening, namesOf(this.table));
  }

  #decline() {
    const label = declineText(this.opening);
    return label === null ? null : { id: '-pass', label };
  }

  /** The card text that asks a yes-or-no question. */
  #text({ of }: QuestionOf<'option'>) {
    const about = this.open('choice')?.about;
    const ability = of === 'yes-no' && about ? abilityOf(this.table, about.model, about.ability) : undefined;
    return ability && 'kind' in ability
      ? html`<p class="note" lang=${cardTongue()}>${abilityText(ability, [...besideOf(this.table, about?.model ?? '')])}</p>`
      : nothing;
  }

  /** The cards that this seat can really name, which are secret. */
  get #nameableCards(): string[] {
    return this.table
      .choices(this.seat)
      .decisions.flatMap((decision) => (decision.kind === 'answer' && decision.option !== undefined ? [decision.option] : []));
  }

  #option(question: QuestionOf<'option'>) {
    const about = this.open('choice')?.about ?? null;
    const { of, whose } = question;
    const options = question.from === undefined ? question.options : this.#nameableCards;
    const choices = options.map((id) => ({
      id,
      label: optionName(this.table, id, of, about, whose),
      ...(of === 'model' ? { picture: coinFace(this.table, id) } : {}),
    }));
    return html`<p class="say">${this.#words}</p>
      ${this.#text(question)}
      <moon-choice-list
        layout=${choices.some(({ label }) => label.length > WORDY) ? 'grid' : 'row'}
        .label=${this.#words}
        .choices=${choices}
        .decline=${options.includes('no') ? null : this.#decline()}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => (detail.id === '-pass' ? this.decide({ kind: 'pass' }) : this.#answer({ option: detail.id }))}
      ></moon-choice-list>`;
  }

  #number({ from, to }: QuestionOf<'number'>) {
    const number = this.number ?? to;
    return html`<p class="say">${this.#words}</p>
      <div class="row">
        <moon-stepper
          .label=${this.#words}
          .min=${from}
          .max=${to}
          .value=${number}
          @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => (this.number = detail.value)}
        ></moon-stepper>
        <moon-button class="end" tone="question" icon="check" @click=${() => this.#answer({ number })}>${matchWords.confirm()}</moon-button>
      </div>`;
  }

  #place(question: QuestionOf<'place'> | QuestionOf<'stone'> | QuestionOf<'ground'>) {
    const stone = question.ask === 'stone' ? question.stone : null;
    // a moonstone that was carried is placed at depth 1
    const depth = stone === null ? null : Math.max(1, this.table.view(null).table.stones.find(({ id }) => id === stone)?.depth ?? 1);
    const answer = (spot: Spot): Answer => (stone === null ? { at: spot } : { stone, at: spot });
    const ring =
      question.ask === 'place' && question.of !== undefined && question.within !== undefined
        ? [{ model: question.of, reach: question.within, tone: 'touchable' as const }]
        : question.ask === 'stone' && question.within !== undefined
          ? [{ model: question.model, reach: question.within, tone: 'touchable' as const }]
          : question.ask === 'ground' && question.of !== undefined && question.within !== undefined
            ? [{ model: question.of, reach: question.within, tone: 'touchable' as const }]
            : [];
    const mayPass = question.ask === 'place' && question.may === true;
    // a finger cannot hit base contact, so the nearest legal place counts
    const exact = question.ask === 'stone' ? question.within === undefined : question.ask === 'place' && question.contact !== undefined;
    const spots = this.table
      .choices(this.seat)
      .decisions.flatMap((decision) => (decision.kind === 'answer' && decision.at ? [pointOf(decision.at)] : []));
    return html`<moon-spot-plan
      .table=${this.table}
      .desk=${this.desk}
      .seat=${this.seat}
      .model=${question.ask === 'place' ? question.model : null}
      .stone=${depth}
      .radius=${question.ask === 'ground' ? Math.max(question.radius, POINT) : null}
      .candidates=${exact && spots.length > 0 ? spots : null}
      .free=${() => this.table.freeSpots(this.seat)}
      .words=${this.#words}
      .rings=${ring}
      .decision=${(spot: Spot): Decision => ({ seat: this.seat, kind: 'answer', ...answer(spot) })}
      .stop=${mayPass ? declineText(this.opening) : null}
      @cancelled=${() => this.decide({ kind: 'pass' })}
      @placed=${({ detail }: MoonEvent<'placed'>) => this.#answer(answer(detail.at))}
    ></moon-spot-plan>`;
  }

  #path(question: QuestionOf<'path'>) {
    return html`<p class="note">${this.#words}</p>
      <moon-move-plan
        .table=${this.table}
        .desk=${this.desk}
        .seat=${this.seat}
        .model=${question.model}
        as="effect"
        .limit=${question.length}
        .straight=${question.straight === true}
        .stop=${question.may ? declineText(this.opening) : matchWords.stay()}
        @cancelled=${() => (question.may ? this.decide({ kind: 'pass' }) : this.#answer({ path: [] }))}
        @planned=${({ detail }: MoonEvent<'planned'>) => this.#answer({ path: detail.path })}
      ></moon-move-plan>`;
  }

  override render() {
    const question = this.#question;
    switch (question?.ask) {
      case 'option':
        return this.#option(question);
      case 'number':
        return this.#number(question);
      case 'place':
      case 'stone':
      case 'ground':
        return this.#place(question);
      case 'path':
        return this.#path(question);
      case 'order':
        return html`<p class="say">${this.#words}</p>
          <moon-order-list
            .items=${question.items.map((id) => ({ id, label: optionName(this.table, id, 'ability', null) }))}
            .confirmLabel=${duelWords.inThisOrder()}
            @ordered=${({ detail }: MoonEvent<'ordered'>) => this.#answer({ order: detail.order })}
          ></moon-order-list>`;
      case 'look':
        return html`<p class="say">${this.#words}</p>
          <moon-look-answer
            .table=${this.table}
            .seat=${this.seat}
            .onTop=${question.only === 'top'}
            .hand=${question.hand === true}
            .count=${question.count}
            @arranged=${({ detail }: MoonEvent<'arranged'>) => this.#answer(detail)}
          ></moon-look-answer>`;
      case 'search':
        return html`<p class="say">${this.#words}</p>
          <moon-search-answer
            .table=${this.table}
            .seat=${this.seat}
            .count=${question.count}
            .allowsFewer=${question.top === true && !question.one}
            .take=${question.one ? 1 : question.count}
            @searched=${({ detail }: MoonEvent<'searched'>) => this.#answer(detail)}
          ></moon-search-answer>`;
      case 'terrain':
        return html`<moon-terrain-plan
          .table=${this.table}
          .desk=${this.desk}
          .seat=${this.seat}
          .pieces=${question.pieces}
          .within=${question.within}
          .words=${this.#words}
          .stop=${declineText(this.opening) ?? matchWords.hold()}
          @cancelled=${() => this.decide({ kind: 'pass' })}
          @moved=${({ detail }: MoonEvent<'moved'>) => this.#answer(detail)}
        ></moon-terrain-plan>`;
      case undefined:
        return nothing;
    }
  }
}
