import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../board/board.ts';
import type { MoonBoard } from '../board/board.ts';
import type { BoardMode } from '../board/modes.ts';
import { sampleCharacters, sampleNumbers, sampleRoute, sampleSight, sampleVerdict, sampleView } from './board-sample.ts';
import { INCH } from '../../geometry/lengths.ts';

const baron = '0:baron-von-fancyhat';
const modes: Record<string, BoardMode> = {
  idle: { kind: 'idle' },
  measure: { kind: 'measure' },
  move: {
    kind: 'move',
    model: baron,
    as: 'jog',
    limit: 4 * INCH,
    route: (to) => sampleRoute(baron, to, 4 * INCH),
    verdict: (path) => sampleVerdict(baron, path, 4 * INCH),
    reach: () =>
      Array.from({ length: 80 }, (_, i) => ({ x: 14 * INCH + (i % 9) * 120 - 480, y: 17 * INCH + Math.floor(i / 9) * 120 - 480 })),
  },
  deploy: {
    kind: 'deploy',
    models: ['0:quack', '0:young-jack', '0:billy'],
    edge: 'south',
    judge: (_, { y }) => (y > 26 * INCH ? null : { code: 'outside', clauses: [] }),
  },
  spot: { kind: 'spot', radius: 63.5, stone: 1, judge: ({ x }) => (x < 18 * INCH ? null : { code: 'outside', clauses: [] }) },
  targets: { kind: 'targets', ids: ['1:grub', '1:beaky-bobby', 's1', 'village-well'] },
};

/** The board, as large as the window. Address: gallery.html?only=board&mode=move&turn=90&names */
export function boardSection(): TemplateResult {
  const asked = new URLSearchParams(location.search);
  const kind = asked.get('mode') ?? 'idle';
  const deploying = kind === 'deploy';
  const view = deploying
    ? {
        ...sampleView,
        table: {
          ...sampleView.table,
          models: Object.fromEntries(
            Object.entries(sampleView.table.models).map(([id, model]) => [
              id,
              modes['deploy']?.kind === 'deploy' && modes['deploy'].models.includes(id) ? { ...model, status: 'reserve' as const } : model,
            ]),
          ),
        },
      }
    : sampleView;
  return html`<section style=${asked.get('only') === 'board' ? 'position:fixed;inset:0' : 'height:820px'}>
    <moon-board
      .view=${view}
      .characters=${sampleCharacters}
      .numbers=${sampleNumbers}
      .explain=${sampleSight}
      .mode=${modes[kind] ?? { kind: 'idle' }}
      .touchable=${kind === 'idle' ? [baron, '0:quack', '0:flintlock'] : []}
      .questioned=${kind === 'idle' ? ['1:grub'] : []}
      .selected=${kind === 'idle' || kind === 'move' ? baron : null}
      .rotation=${Number(asked.get('turn') ?? 0) /* the address bar */}
      .reader=${Number(asked.get('reader') ?? 0)}
      ?names=${asked.has('names')}
      @model-tapped=${(event: MoonEvent<'model-tapped'>) => {
        if (event.currentTarget instanceof Element) (event.currentTarget as MoonBoard).selected = event.detail.model;
      }}
    ></moon-board>
  </section>`;
}
