import { render } from 'lit';
import type { CampaignView } from '../../../src/campaign/terms/view.ts';
import { historyPicture } from '../../../src/ui/campaign/hub/history-picture.ts';
import { expect } from '../support.ts';

const WEEKS = 4;
const FACTIONS = ['dominion', 'commonwealth', 'leshavult'] as const;
type Player = Pick<CampaignView['players'][number], 'joined' | 'left'>;

/** The pictures of a campaign of these players, each with another Power in each week. */
function pictures(players: readonly Player[]): SVGSVGElement[] {
  const powerOf = (place: number, week: number): number => place * 3 + week * (place + 1) - 2;
  const view = {
    players: players.map((player, place) => ({ ...player, id: `p${place}`, name: `Player ${place}`, faction: FACTIONS[place] })),
    history: Array.from({ length: WEEKS }, (_, nth) => ({
      week: nth + 1,
      standings: players.map((_player, place) => ({ player: `p${place}`, power: powerOf(place, nth + 1) })),
    })),
  } as unknown as CampaignView;
  const page = document.createElement('div');
  render(historyPicture(view), page);
  return [...page.querySelectorAll<SVGSVGElement>('svg.history')];
}
const points = (path: Element | undefined): number[][] =>
  (path?.getAttribute('d') ?? '').split(/[ML]/).filter(Boolean).map((pair) => pair.split(' ').map(Number)); // prettier-ignore
const times = [1, 2, 3].flatMap((joined) =>
  [null, 1, 2, 3, 4].filter((left) => left === null || left >= joined).map((left): Player => ({ joined, left })),
);

describe('the lines of a campaign', () => {
  for (const player of times)
    it(`end where their player does, and lead from there to the name: joined ${player.joined}, left ${player.left}`, () => {
      for (const place of [0, 1, 2]) {
        const all: Player[] = [0, 1, 2].map((nth) => (nth === place ? player : { joined: 1, left: null }));
        for (const picture of pictures(all)) {
          const [lines, leaders, names] = ['path[stroke-dasharray]', '.leader', 'text:not(.soft)'].map((part) => [
            ...picture.querySelectorAll(part),
          ]);
          expect([lines?.length, leaders?.length, names?.length]).to.deep.equal([3, 3, 3]);
          const ends = (lines ?? []).map((line) => points(line).at(-1) ?? []);
          (leaders ?? []).forEach((leader, nth) => {
            const [[x = NaN, y = NaN] = [], [nameX = NaN, level = NaN] = []] = points(leader);
            expect([x, y]).to.deep.equal([(ends[nth]?.[0] ?? NaN) + 6, ends[nth]?.[1]]);
            expect(Number(names?.[nth]?.getAttribute('y'))).to.be.closeTo(level + 4, 0.001);
            expect(Number(names?.[nth]?.getAttribute('x'))).to.be.greaterThan(nameX);
          });
          const last = Math.max(...ends.map(([x = 0]) => x));
          const early = ends.filter(([x = 0]) => x < last).length;
          expect(early).to.equal(player.left !== null && player.left < WEEKS ? 1 : 0);
        }
      }
    });
});
