import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ask, CampaignView } from '../../../campaign/terms/view.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import { foldedText } from '../../../words/language/folded-text.ts';
import { allOf } from '../../../words/language/sentences.ts';
import { collectionWords } from '../../../words/app/keeping/keeping.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { campaignReasonText } from '../../../words/campaign/campaign-reasons.ts';
import type { Troupe } from '../../../troupes/troupe.ts';
import { matchWords } from '../../../words/match/match.ts';
import { icon } from '../../art/icon.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import { libraryContext } from '../../contexts/contexts.ts';
import type { DesksPort } from '../../contexts/library/desks-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import '../../kit/icon-button.ts';
import '../../kit/fields/text-field.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../cards/character/character-sheet.ts';
import '../../cards/here-choice.ts';
import { unownedFolded } from '../../cards/unowned-folded.ts';
import { characterCoin } from '../../cards/coin.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { answer } from './answer.ts';
import { askStyles } from '../ask-styles.ts';

type RosterAsk = Extract<Ask, { kind: 'roster' }>;

/** A player's roster for the week: new characters, swaps, and upgrades. @fires answered the `roster` decision */
@customElement('moon-roster-ask')
export class MoonRosterAsk extends LitElement {
  static override styles = [shared, pressable, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) ask!: RosterAsk;
  @property({ attribute: false }) book!: CampaignBook;
  @state() private characters: readonly CharacterId[] = [];
  /** The owned characters, to which the choice is limited; null while it is not limited. */
  @state() private miniatures: ReadonlySet<CharacterId> | null = null;
  @state() private upgrades: Readonly<Record<CharacterId, readonly string[]>> = {};
  /** The character for which an upgrade is being chosen; null for none. */
  @state() private bearer: CharacterId | null = null;
  @state() private sought = '';
  /** Characters of the collection on this device. */
  @state() private owned: ReadonlySet<CharacterId> = new Set();
  @state() private troupes: readonly Troupe[] = [];
  @consume({ context: libraryContext }) @property({ attribute: false }) library: DesksPort | undefined;
  /** The character whose card is open; null for none. */
  @state() private looked: Character | null = null;

  /** Reads the collection and the troupes of this device. A roster can be chosen without them. */
  protected override firstUpdated(): void {
    void this.library
      ?.troupes()
      .then(async ({ shelf }) => {
        const [owned, kept] = await Promise.all([shelf.owned(), shelf.list()]);
        this.owned = owned;
        this.troupes = kept.map(({ troupe }) => troupe).filter(({ archived }) => !archived);
      })
      .catch(() => undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('ask')) return;
    const roster = this.view.weeks.at(-1)?.own.roster ?? this.ask.limits.previous;
    this.characters = roster.characters;
    this.upgrades = roster.upgrades;
  }

  #toggle(character: CharacterId) {
    const taken = this.characters.includes(character);
    this.characters = taken ? this.characters.filter((candidate) => candidate !== character) : [...this.characters, character];
    const { [character]: _gone, ...otherUpgrades } = this.upgrades;
    const before = this.ask.limits.previous.upgrades[character];
    this.upgrades = !taken && before ? { ...otherUpgrades, [character]: before } : otherUpgrades;
  }

  /** Adds the characters of a saved troupe until the roster is full; the characters in it stay. */
  #takeOver(id: string) {
    const troupe = this.troupes.find((kept) => kept.id === id);
    for (const character of troupe?.characters ?? [])
      if (
        this.ask.characters[character] === null &&
        !this.characters.includes(character) &&
        this.characters.length < this.ask.limits.rosterSize
      )
        this.#toggle(character);
  }

  /** The saved troupes with a character that can join. */
  #saved() {
    const fitting = this.troupes.filter(({ characters }) => characters.some((id) => this.ask.characters[id] === null));
    return fitting.length === 0
      ? nothing
      : html`<div class="row" role="group" aria-label=${askWords.fromTroupe()}>
          <span class="soft">${askWords.fromTroupe()}:</span>
          ${fitting.map(
            ({ id, name }) => html`<moon-button tone="quiet" data-troupe=${id} @click=${() => this.#takeOver(id)}>${name}</moon-button>`,
          )}
        </div>`;
  }

  #give(character: CharacterId, upgrade: string) {
    this.upgrades = { ...this.upgrades, [character]: [...(this.upgrades[character] ?? []), upgrade] };
    this.bearer = null;
  }

  #takeBack(character: CharacterId, upgrade: string) {
    this.upgrades = { ...this.upgrades, [character]: (this.upgrades[character] ?? []).filter((candidate) => candidate !== upgrade) };
  }

  /** The number of upgrades given since last week. */
  get #newUpgrades(): number {
    const { previous } = this.ask.limits;
    return this.characters
      .flatMap((character) => (this.upgrades[character] ?? []).map((upgrade) => [character, upgrade] as const))
      .filter(([character, upgrade]) => !previous.upgrades[character]?.includes(upgrade)).length;
  }

  #item(id: CharacterId) {
    const character = this.book.character(id);
    const taken = this.characters.includes(id);
    const refused = taken ? null : (this.ask.characters[id] ?? null);
    const full = !taken && this.characters.length >= this.ask.limits.rosterSize;
    return html`<li>
      <div class="with-card">
        <button
          type="button"
          class="press row-press"
          data-character=${id}
          aria-pressed=${taken}
          aria-disabled=${refused || full ? 'true' : nothing}
          @click=${() => (refused || full ? undefined : this.#toggle(id))}
        >
          ${character ? characterCoin(character, '44px', this.#faction) : nothing}
          <span class="grow"
            ><strong>${character?.name ?? id}</strong
            ><span class="under soft"
              >${refused ? campaignReasonText(refused) : character?.keywords.map(keywordName).join(' · ')}${this.owned.has(id) ? ` · ${collectionWords.owned()}` : nothing}</span
            ></span
          >
          ${taken ? icon('check') : nothing}
        </button>
        ${
          character
            ? html`<moon-icon-button
                icon="cards"
                label=${matchWords.cardOf(character.name)}
                @click=${() => (this.looked = character)}
              ></moon-icon-button>`
            : nothing
        }
      </div>
      ${taken ? this.#upgradesOf(id, character?.name ?? id) : nothing}
    </li>`;
  }

  #upgradesOf(id: CharacterId, name: string) {
    const upgrades = this.upgrades[id] ?? [];
    const bound = this.ask.limits.previous.upgrades[id] ?? [];
    const more = this.#newUpgrades < this.ask.limits.upgradesLeft && upgrades.length < this.view.settings.upgradesPerCharacter;
    if (upgrades.length === 0 && !more) return nothing;
    return html`<div class="chips">
      ${upgrades.map((upgrade) => {
        const upgradeText = this.book.upgrade(upgrade);
        return bound.includes(upgrade)
          ? html`<span>${icon('check')} ${upgradeText.name} <span class="small soft">${askWords.bound()}</span></span>`
          : html`<moon-button
              tone="quiet"
              icon="close"
              aria-label=${askWords.takeBack(upgradeText.name)}
              @click=${() => this.#takeBack(id, upgrade)}
              >${upgradeText.name}</moon-button
            >`;
      })}
      ${
        more
          ? html`<moon-button tone="quiet" icon="plus" data-upgrade-for=${id} @click=${() => (this.bearer = id)}
              >${askWords.addUpgrade(name)}</moon-button
            >`
          : nothing
      }
    </div>`;
  }

  /** The text in which a search finds a character: its name and its keywords. */
  #searched(id: CharacterId): string {
    const character = this.book.character(id);
    return character ? [character.name, ...character.keywords.map(keywordName)].join(' ') : id;
  }

  get #faction() {
    return this.view.players.find(({ id }) => id === this.view.viewer)?.faction ?? 'commonwealth';
  }

  #upgradeDialog() {
    const { bearer } = this;
    const name = bearer === null ? '' : (this.book.character(bearer)?.name ?? bearer);
    const taken = Object.values(this.upgrades).flat();
    const open = Object.entries(this.ask.upgrades).filter(([id, hindrance]) => hindrance === null && !taken.includes(id));
    return html`<moon-dialog ?open=${bearer !== null} .heading=${askWords.addUpgrade(name)} @closed=${() => (this.bearer = null)}>
      <ul class="rows">
        ${open.map(([id]) => {
          const upgradeText = this.book.upgrade(id);
          return html`<li>
            <button type="button" class="press row-press" data-upgrade=${id} @click=${() => bearer !== null && this.#give(bearer, id)}>
              <span class="grow"
                ><strong>${upgradeText.name}</strong>${upgradeText.lines.map((line) => html`<span class="under soft">${line}</span>`)}</span
              >
            </button>
          </li>`;
        })}
      </ul>
    </moon-dialog>`;
  }

  /** A warning before the roster is sealed with places or upgrades unused. */
  #missing() {
    const { rosterSize, upgradesLeft } = this.ask.limits;
    const [characters, upgrades] = [rosterSize - this.characters.length, upgradesLeft - this.#newUpgrades];
    const parts = [
      ...(characters > 0 ? [askWords.charactersShort(characters)] : []),
      ...(upgrades > 0 ? [askWords.upgradesNotGiven(upgrades)] : []),
    ];
    return parts.length === 0
      ? nothing
      : html`<p data-missing role="status">${icon('warning')} ${askWords.sealedWithout(allOf(parts))}</p>`;
  }

  override render() {
    const { limits, characters: all } = this.ask;
    const { previous } = limits;
    const shown = Object.entries(all)
      .filter(([id, hindrance]) => hindrance === null || this.characters.includes(id) || previous.characters.includes(id))
      .map(([id]) => id)
      .filter((id) => this.characters.includes(id) || foldedText(this.#searched(id)).includes(foldedText(this.sought.trim())))
      .sort((a, b) => Number(this.owned.has(b)) - Number(this.owned.has(a)));
    const upgrades: Record<CharacterId, string[]> = Object.fromEntries(
      this.characters.flatMap((id): [CharacterId, string[]][] => (this.upgrades[id]?.length ? [[id, [...this.upgrades[id]]]] : [])),
    );
    return html`<div class="stack">
      <h2>${askWords.roster()}: ${askWords.rosterCount(this.characters.length, limits.rosterSize)}</h2>
      <p class="soft">
        ${askWords.rosterText(Math.min(limits.gameSize, limits.rosterSize))}
        ${previous.characters.length > 0 ? askWords.swaps(limits.swapsAllowed) : nothing}
        ${askWords.upgradesLeft(limits.upgradesLeft - this.#newUpgrades)}
      </p>
      ${this.#saved()}
      <moon-text-field
        .label=${askWords.findCharacter()}
        .value=${this.sought}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.sought = detail.value)}
      ></moon-text-field>
      <moon-here-choice @here-chosen=${({ detail }: MoonEvent<'here-chosen'>) => (this.miniatures = detail.characters)}></moon-here-choice>
      ${unownedFolded(
        shown,
        (id) => id,
        (id) => this.#item(id),
        { collection: this.miniatures, picks: this.characters, rows: 'rows' },
      )}
      ${this.#upgradeDialog()}
      <moon-character-sheet .character=${this.looked} @closed=${() => (this.looked = null)}></moon-character-sheet>
      ${this.#missing()}
      <div class="end">
        <moon-button
          tone=${this.characters.length === 0 ? 'quiet' : 'question'}
          icon="check"
          @click=${() => answer(this, { kind: 'roster', characters: [...this.characters], upgrades })}
          >${askWords.seal()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-roster-ask': MoonRosterAsk;
  }
}
