import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { TURNS } from '../../../rules/terms/match-end.ts';
import type { View } from '../../../seats/view.ts';
import { hourOf } from '../../board/terrain/moon-shadow.ts';

/** The share of the match that is over, from 0 to 1: the turns that have ended, and in this turn the models that have been active. */
export function nightGone({ order, table }: Pick<View, 'order' | 'table'>): number {
  if (order.result !== null || order.suddenDeath) return 1;
  if (order.turn === 0) return 0;
  const models = Object.values(table.models).filter(({ status }) => status === 'board');
  const active = models.filter(({ activated }) => activated).length;
  return Math.min(1, (Math.min(order.turn, TURNS) - 1 + (models.length > 0 ? active / models.length : 0)) / TURNS);
}

/** The height of the moon at a share of the match: it rises a little, and sinks from the second turn on. */
const height = (gone: number): number => Math.sin(Math.PI * (0.26 + 0.74 * gone));

/** The moon on its way over the table: a station for each turn, those that are over filled. The words beside it say the same. */
export function moonClock(view: Pick<View, 'order' | 'table'>): TemplateResult {
  const gone = nightGone(view);
  const place = (share: number): string => `--gone: ${share.toFixed(3)}; --high: ${height(share).toFixed(3)}`;
  return html`<div class="clock" data-hour=${hourOf(view.order)} aria-hidden="true">
    ${Array.from({ length: TURNS }, (_, turn) => html`<i class=${turn / TURNS < gone ? 'over' : ''} style=${place(turn / TURNS)}></i>`)}
    <b style=${place(gone)}></b>
  </div>`;
}

/** Where there is room the clock is an arc; otherwise it runs along the header's edge at the board, below the words. */
export const moonClockStyle = css`
  .clock {
    --sky: #6d4fa8;
    --moon: 13px;
    --rise: 0px;
    position: absolute;
    inset: auto 0 0;
    height: 14px;
    pointer-events: none;
    background: linear-gradient(transparent, color-mix(in srgb, var(--sky) 55%, transparent));
  }
  .clock[data-hour='2'] {
    --sky: #4f86a8;
  }
  .clock[data-hour='3'] {
    --sky: #86b4cc;
  }
  .clock[data-hour='4'] {
    --sky: #d98a5a;
  }
  .clock[data-hour='death'] {
    --sky: #c0182a;
  }
  .clock > * {
    position: absolute;
    left: calc(10px + var(--gone) * (100% - 20px));
    bottom: calc(7px + var(--high) * var(--rise));
    translate: -50% 50%;
    border-radius: 50%;
  }
  .clock i {
    width: 5px;
    height: 5px;
    border: 1.5px solid var(--line);
    background: var(--panel);
  }
  .clock i.over {
    background: var(--line);
  }
  .clock b {
    width: var(--moon);
    height: var(--moon);
    border: 1.5px solid var(--outline);
    background:
      radial-gradient(circle at 66% 64%, #a9c3d0 0 16%, transparent 17%),
      radial-gradient(circle at 34% 60%, #b9d0dc 0 10%, transparent 11%), radial-gradient(circle at 54% 28%, #b9d0dc 0 8%, transparent 9%),
      #f2f7ea;
    box-shadow: 0 0 10px 2px color-mix(in srgb, #dff3fb 70%, transparent);
    transition:
      left calc(var(--slow) * 5) ease-in-out,
      bottom calc(var(--slow) * 5) ease-in-out;
  }
  .clock[data-hour='death'] b {
    background:
      radial-gradient(circle at 66% 64%, #7d0f1a 0 16%, transparent 17%),
      radial-gradient(circle at 34% 60%, #8f1420 0 10%, transparent 11%), #e2323c;
    box-shadow: 0 0 14px 4px color-mix(in srgb, #e2323c 70%, transparent);
  }
  @container (min-width: 620px) {
    header:not(.corner, .rail) .clock {
      --moon: 28px;
      --rise: 20px;
      position: relative;
      inset: auto;
      flex: 2 1 260px;
      max-width: 460px;
      height: 100%;
      border-radius: 60px 60px 0 0;
      background: radial-gradient(ellipse at 50% 120%, color-mix(in srgb, var(--sky) 60%, transparent), transparent 70%);
    }
    header:not(.corner, .rail) .clock i {
      width: 7px;
      height: 7px;
    }
    header:not(.corner, .rail) .clock > * {
      bottom: calc(14px + var(--high) * var(--rise));
    }
  }
  /* a narrow header that stands upright beside the board */
  .rail .clock {
    inset: 0 0 0 auto;
    width: 14px;
    height: auto;
    background: linear-gradient(to right, transparent, color-mix(in srgb, var(--sky) 55%, transparent));
  }
  .rail .clock > * {
    left: 7px;
    top: calc(10px + var(--gone) * (100% - 20px));
    bottom: auto;
    translate: -50% -50%;
  }
`;
