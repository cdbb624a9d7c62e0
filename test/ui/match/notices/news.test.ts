import { catalogue } from '../../../../src/cards/index.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import type { Decision } from '../../../../src/rules/terms/decision.ts';
import type { Witnessed } from '../../../../src/seats/events-for.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { flagOf } from '../../../../src/ui/log/lines.ts';
import { Herald } from '../../../../src/ui/match/notices/herald.ts';
import { News } from '../../../../src/ui/match/notices/news.ts';
import { speak } from '../../../../src/words/language/locale.ts';
import { expect } from '../../support.ts';
import { claim, duel, melee } from '../tables/tables.ts';

/** What has happened, with a board that only remembers what it was to show. */
function newsOf(table: TablePort) {
  const played: Witnessed[][] = [];
  const host = {
    table,
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  };
  const news = new News(host, new Herald(host), () => ({
    play: (events: readonly Witnessed[]) => (played.push([...events]), Promise.resolve()),
  }));
  news.hostConnected();
  return { news, played };
}

describe('what has happened', () => {
  it('is told with its last decision, and shown on the board once, with all that was not shown before', async () => {
    const table = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
    const { news, played } = newsOf(table);
    const taken = async (decision: Decision) => {
      expect(await table.decide(decision)).to.equal(null);
      const entry = table.log(null).at(-1) ?? null;
      if (entry) news.heard(entry);
      news.describe(entry);
    };
    await taken({ seat: 0, kind: 'claim', card: 'pink-2', as: 'green-3' });
    expect(news.lines, 'told beside the board alone').to.deep.equal([]);
    await taken({ seat: 1, kind: 'bluff' });
    expect(news.lines).to.deep.equal(['Ben calls Bluff.', 'It is Pink 2: it was a bluff.']);
    expect(news.lately.at(-1)?.lines).to.deep.equal(news.lines);
    await news.play();
    await news.play();
    expect(played.map((events) => events.map(({ what }) => what))).to.deep.equal([['claimed', 'called', 'arcane-revealed'], []]);
    news.hostDisconnected();
  });

  it('bears the flag of the player who has decided, and no flag where it tells what both have chosen in secret', async () => {
    const table = await melee(['thrust', 'thrust', 'high-guard', 'low-guard', 'low-guard', 'rising-attack']);
    const lot = new Lot('flags');
    const pressed = () => table.log(null).find(({ events }) => events.some(({ what }) => what === 'pressed'));
    for (let times = 0; times < 20 && !pressed(); times += 1) {
      const [opening] = table.openings();
      const decision = opening && randomPlayer(catalogue)(table.view(opening.seat), [], lot);
      if (decision) await table.decide(decision);
    }
    const entryNow = pressed();
    if (!entryNow) throw new Error('nobody pressed');
    expect(entryNow.seat, 'the later answer').to.not.equal(null);
    expect(flagOf(entryNow)).to.equal(null);
    expect(table.log(null).every((entry) => entry.at === entryNow.at || flagOf(entry) === entry.seat)).to.equal(true);
  });

  it('is told anew in another language; what a strip said is gone', async () => {
    const table = await duel();
    await table.decide({ seat: 0, kind: 'end-activation' });
    const { news } = newsOf(table);
    news.describe(table.log(null).at(-1) ?? null);
    const before = news.lately.at(-1)?.lines;
    await speak('de');
    expect([news.lines, news.lately.at(-1)?.lines]).not.to.deep.include(before);
    expect(news.lines).to.deep.equal([]);
    news.hostDisconnected();
    await speak('en');
    expect(news.lately.at(-1)?.lines, 'who has left hears no more of it').not.to.deep.equal(before);
  });
});
