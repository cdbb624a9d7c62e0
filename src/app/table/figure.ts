import { catalogue } from '../../cards/index.ts';
import { inches } from '../../geometry/lengths.ts';
import { figures } from '../../lessons/figures.ts';
import { advance, beginRecord } from '../../record/match-record.ts';
import { readScenario } from '../../record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../record/scenario/setting.ts';
import type { RuleFigure } from '../../ui/contexts/cards/figure-port.ts';
import { Table } from './table.ts';

/** The figure of a page of the rulebook, with answers of the rules themselves; null for a page without a figure. */
export function figureOf(page: string): RuleFigure | null {
  if (page === 'MEL') return { faces: catalogue.melee };
  const figure = figures[page];
  if (!figure) return null;
  const read = readScenario(figure.scenario);
  if (!read.ok) throw new Error(`the figure of ${page} ${read.why}`);
  const cards = scenarioCards(read.scenario, catalogue);
  const begun = beginRecord(scenarioSetup(read.scenario, cards), cards);
  const [walk] = figure.ways;
  // a model has to be activated before it can move
  const moved = walk && advance(begun, { seat: 0, kind: 'activate', model: walk.model });
  const folded = moved?.ok ? moved.folded : begun;
  const table = new Table({ id: `figure-${page}`, names: [], folded, store: { append: () => Promise.resolve() } });
  return {
    table,
    looks: figure.looks.map(([from, to]) => ({ from, to, sight: table.sight(from, to) })),
    engaged: figure.engaged.map((model) => ({ model, numbers: table.numbers(model) })),
    ways: figure.ways.map(({ model, as, path, through }) => ({
      model,
      through,
      route: table.verdict(
        model,
        as,
        path.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
      ),
    })),
  };
}
