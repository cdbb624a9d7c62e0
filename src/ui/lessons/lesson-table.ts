import { consume } from '@lit/context';
import { LitElement, css, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LessonPort } from '../contexts/learning/lesson-port.ts';
import type { LessonsPort } from '../contexts/library/lessons-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../match/match-screen.ts';
import './coach.ts';

/** The tasks that are done by reading instead of a decision. */
const READING = ['look'];

/**
 * One lesson: the task, above the table of the lesson.
 * @fires lesson-done the lesson has been played to its end
 * @fires next-lesson
 * @fires first-alone
 * @fires leave
 */
@customElement('moon-lesson-table')
export class MoonLessonTable extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: 0;
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        background: var(--ground);
      }
      moon-match-screen {
        height: 100%;
        padding-top: 0;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LessonsPort;
  @property() lesson = '';
  @property({ type: Number }) number = 1;
  @property({ type: Number }) count = 1;
  @state() private port: LessonPort | null = null;
  #stop: () => void = () => undefined;
  #isReported = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson')) void this.#begin();
  }

  #end() {
    this.#stop();
    this.port?.close();
    this.port = null;
  }

  async #begin() {
    this.#end();
    const { lesson } = this;
    const port = await this.library.lesson(lesson);
    if (lesson !== this.lesson || !this.isConnected) return port.close();
    this.port = port;
    this.#isReported = false;
    this.#stop = port.subscribe(() => this.#changed(port));
  }

  #changed(port: LessonPort) {
    this.requestUpdate();
    if (this.#isReported || port.doneCount < port.tasks.length) return;
    this.#isReported = true;
    emit(this, 'lesson-done');
  }

  override render() {
    const { port } = this;
    if (!port) return html`<p>${appWords.loading()}</p>`;
    const task = port.tasks[port.doneCount] ?? null;
    return html`<moon-coach
        .lesson=${port.id}
        .number=${this.number}
        .count=${this.count}
        .task=${task}
        ?reading=${task !== null && READING.includes(task)}
        @remark-read=${() => port.noticed('read')}
        @again=${() => void this.#begin()}
        @go-on=${() => emit(this, 'next-lesson')}
      ></moon-coach>
      <moon-match-screen
        .table=${port.table}
        @refusal=${() => port.noticed('refusal')}
        @rematch=${(event: Event) => (event.stopPropagation(), void this.#begin())}
      ></moon-match-screen>`;
  }
}

declare global {
  interface MoonriseEvents {
    'lesson-done': undefined;
    'next-lesson': undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-lesson-table': MoonLessonTable;
  }
}
