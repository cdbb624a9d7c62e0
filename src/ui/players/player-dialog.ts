import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { playersWords } from '../../words/app/keeping/keeping.ts';
import { PLAYER_COLOURS, PLAYER_PATTERNS, type KnownPlayer } from '../contexts/players-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import { pageStyles } from '../page/page-styles.ts';
import { playerPennant } from '../page/player-pennant.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** The form of a player. @fires player-kept `KnownPlayer` @fires closed */
@customElement('moon-player-dialog')
export class MoonPlayerDialog extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      .who {
        display: flex;
        align-items: start;
        gap: var(--space-3);
      }
      moon-text-field {
        flex: 1;
      }
      .who svg {
        margin-top: 1.6em;
      }
    `,
  ];
  @property({ attribute: false }) player!: KnownPlayer;
  /** The other known players. */
  @property({ attribute: false }) otherPlayers: readonly KnownPlayer[] = [];
  @state() private draft: KnownPlayer | null = null;
  @state() private error = '';

  get #player(): KnownPlayer {
    return this.draft ?? this.player;
  }

  #change(change: Partial<KnownPlayer>) {
    this.error = '';
    this.draft = { ...this.#player, ...change };
  }

  #keep() {
    const player = this.#player;
    const name = typedName(player.name);
    const taken = this.otherPlayers.some((rival) => rival.id !== player.id && rival.name.toLowerCase() === name.toLowerCase());
    if (name === '') this.error = playersWords.nameMissing();
    else if (taken) this.error = playersWords.nameTaken(name);
    else {
      const former = this.player.name;
      const alsoCalled = [...new Set([...player.alsoCalled, ...(former === '' || former === name ? [] : [former])])];
      emit(this, 'player-kept', { ...player, name, alsoCalled: alsoCalled.filter((candidate) => candidate !== name) });
    }
  }

  override render() {
    const { name, colour, pattern } = this.#player;
    const { name: former } = this.player;
    return html`<moon-dialog open .heading=${former === '' ? playersWords.add() : playersWords.edit(former)}>
      <div class="stack">
        <div class="who">
          ${playerPennant({ colour, pattern })}
          <moon-text-field
            autofocus
            maxlength="40"
            .label=${playersWords.name()}
            .value=${name}
            .error=${this.error}
            @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => this.#change({ name: detail.value })}
          ></moon-text-field>
        </div>
        <div>
          <h3>${playersWords.colour()}</h3>
          <moon-segmented
            .label=${playersWords.colour()}
            .segments=${PLAYER_COLOURS.map((id) => ({ id, label: playersWords.colours[id]() }))}
            .selected=${colour}
            @chosen=${({ detail }: MoonEvent<'chosen', { id: KnownPlayer['colour'] }>) => this.#change({ colour: detail.id })}
          ></moon-segmented>
        </div>
        <div>
          <h3>${playersWords.pattern()}</h3>
          <moon-segmented
            .label=${playersWords.pattern()}
            .segments=${PLAYER_PATTERNS.map((id) => ({ id, label: playersWords.patterns[id]() }))}
            .selected=${pattern}
            @chosen=${({ detail }: MoonEvent<'chosen', { id: KnownPlayer['pattern'] }>) => this.#change({ pattern: detail.id })}
          ></moon-segmented>
        </div>
      </div>
      <moon-button slot="actions" tone="question" @click=${() => this.#keep()}>${playersWords.save()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'player-kept': KnownPlayer;
  }
  interface HTMLElementTagNameMap {
    'moon-player-dialog': MoonPlayerDialog;
  }
}
