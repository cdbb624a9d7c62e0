import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { companionName, companionOf, COMPANIONS, type Companion } from '../../words/match/opponents/companions.ts';
import { companyWords } from '../../words/match/opponents/company.ts';
import { fieldBox } from '../kit/styles.ts';
import type { PlayerColour, PlayerPattern } from '../contexts/players-port.ts';
import type { ComputerLevel, Strength } from '../contexts/table-port.ts';
import { playerPennant } from './player-pennant.ts';

/** The pennant of each companion. */
const FACES: Readonly<Record<Companion, { colour: PlayerColour; pattern: PlayerPattern }>> = {
  ragna: { colour: 'amber', pattern: 'slants' },
  pim: { colour: 'lime', pattern: 'chequers' },
  vesper: { colour: 'mauve', pattern: 'dots' },
  thole: { colour: 'teal', pattern: 'bars' },
  lorne: { colour: 'amber', pattern: 'bands' },
  selwyn: { colour: 'mauve', pattern: 'moons' },
};

/** The styles of the choice: as high as a finger, and never wider than its container. */
export const companyStyles = css`
  .company {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    margin-bottom: var(--space-3);
  }
  .company select {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: 100%;
    ${fieldBox}
    text-overflow: ellipsis;
  }
`;

const isStrength = (text: string | undefined): text is Strength => text === 'gentle' || text === 'club' || text === 'strong';

/** The strength in a level, without its companion. */
export function strengthOf(level: ComputerLevel): Strength {
  const [strength] = level.split('-');
  return isStrength(strength) ? strength : 'club';
}

/** The level of another strength with the same companion. */
export const asStrong = (strength: Strength, level: ComputerLevel | null | undefined): ComputerLevel => {
  const companion = level ? companionOf(level) : null;
  return companion ? `${strength}-${companion}` : strength;
};

/** The choice of a computer's style of play: none, or that of a companion, with name, pennant and style. */
export function companyChoice(level: ComputerLevel, choose: (level: ComputerLevel) => void): TemplateResult {
  const companion = companionOf(level);
  const strength = strengthOf(level);
  const chosen = (event: Event): void => {
    const picked = COMPANIONS.find((id) => event.target instanceof HTMLSelectElement && id === event.target.value);
    choose(picked ? `${strength}-${picked}` : strength);
  };
  return html`<label class="small company"
    >${companion ? playerPennant(FACES[companion], '2.2em') : nothing} ${companyWords.label()}
    <select @change=${chosen}>
      <option value="" ?selected=${companion === null}>${companyWords.nobody()}</option>
      ${COMPANIONS.map(
        (id) => html`<option value=${id} ?selected=${id === companion}>${companionName(id)} – ${companyWords.way(id)}</option>`,
      )}
    </select></label
  >`;
}
