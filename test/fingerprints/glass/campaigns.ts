import { html } from 'lit';
import { growthTable, recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import { askFor } from '../../../src/ui/campaign/asks/ask-for.ts';
import { DEEDS } from '../../../src/ui/campaign/hub/office-form.ts';
import { page } from './page-node.ts';
import { book, show } from './drawn-page.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const attacks = { ...recommended().attacks, on: true, inFirstWeek: true };
const campaigns: [string, number, Partial<CampaignSettings>][] = [
  ['two', 2, { length: 3 }],
  ['three', 3, { length: 3, attacks, pairings: 'by-hand' }],
  ['four', 4, { length: 4, attacks, growth: growthTable('cogs-escalation', 3), names: 'at-scoring' }],
];
const MOST = 400;
const LOOKED = 2;

/** Shows campaigns at every kind of question, as the table and each player see them. */
export async function showCampaigns(): Promise<void> {
  const { RealCampaign } = await import('../../ui/campaign/real-campaign.ts');
  const library = await libraryOf(3);
  await inLibrary(library);
  Object.assign(page, { width: 820, height: 1180 });
  for (const [name, players, settings] of campaigns) {
    const campaign = new RealCampaign(settings, players);
    watched('campaign', campaign, { decide: () => Promise.resolve(null) });
    const seen = new Map<string, number>();
    const isNew = (key: string, most = LOOKED): boolean => {
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return (seen.get(key) ?? 0) <= most;
    };
    let known = '';
    for (let step = 0; step < MOST; step += 1) {
      const view = campaign.view('table');
      const games = view.weeks.at(-1)?.games ?? [];
      const stages = `${view.stage} ${games.map(({ stage }) => stage).join()}`;
      const kinds = view.openings.map(({ kind }) => kind);
      book.aspect = `campaign-${name}`;
      if (stages !== known && (isNew(stages, 1) || isNew(`${view.stage}`, 4))) {
        const box = await show(html`<moon-campaign-screen .campaign=${campaign}></moon-campaign-screen>`);
        await touchAll(box, 1, 8);
        for (const deed of DEEDS)
          if (isNew(`deed ${deed} ${view.stage}`, 1)) await show(html`<moon-office-form .view=${view} .deed=${deed}></moon-office-form>`);
        const [game] = games;
        if (game && isNew(`form ${game.stage}`, 2)) {
          const form = await show(
            html`<moon-result-form
              .view=${view}
              .game=${game}
              .book=${campaign.book}
              .playable=${(player: string) => campaign.playable(game.id, player)}
            ></moon-result-form>`,
          );
          await touchAll(form, 1, 8);
        }
      }
      known = stages;
      for (const kind of new Set(kinds)) {
        if (!isNew(`ask ${kind}`, 3)) continue;
        const player = view.openings.find((opening) => opening.kind === kind)?.player ?? '';
        const playersView = campaign.view(player);
        const ask = playersView.asks.find((asked) => asked.kind === kind);
        if (!ask) continue;
        const box = await show(askFor(playersView, ask, campaign.book));
        await touchAll(box, 1, 8);
        const opening = view.openings.find((opened) => opened.kind === kind);
        const glass = await show(html`<moon-private-errand .campaign=${campaign} .errand=${{ player, opening }}></moon-private-errand>`);
        await touchAll(glass, 2, 4);
      }
      if (view.stage === 'finished') break;
      try {
        let count = 0;
        campaign.playTo(() => (count += 1) > 1);
      } catch {
        break;
      }
    }
  }
  book.aspect = 'campaign-settings';
  for (const preset of ['bookish', 'cogs-escalation', 'entoyment'] as const) {
    const box = await show(
      html`<moon-campaign-settings
        .settings=${{ ...recommended(), length: 3, growth: growthTable(preset, 6) }}
        players="4"
      ></moon-campaign-settings>`,
    );
    await touchAll(box, 1, 8);
  }
}
