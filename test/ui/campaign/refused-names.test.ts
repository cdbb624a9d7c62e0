import '../words/named-after-each.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';
import '../../../src/ui/campaign/campaign-screen.ts';
import '../../../src/ui/club/club-campaign.ts';
import type { ClubCampaign } from '../../../src/ui/contexts/gatherings/club-port.ts';
import { SampleClub, view as clubView } from '../club/sample-club.ts';
import { deep, press, SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { RealCampaign } from './real-campaign.ts';

const [ada = '', ben = '', cleo = ''] = new RealCampaign().view('table').players.map(({ id }) => id);
const pledged = (players: readonly string[]): Reason => ({ code: 'pledged-support', clauses: [], facts: { players: [...players] } });

/** The refusals, each with its whole sentence. */
const REFUSALS: readonly [string, Reason, string][] = [
  ['of two players by their names', pledged([ben, cleo]), 'A card obliges you to support Ben and Cleo.'],
  ['of nobody without a name', pledged([]), 'A card of last week obliges you to support a player who can be supported.'],
  ['of another kind as it is', { code: 'name-missing', clauses: [], facts: { players: [ben] } }, 'A name is missing.'],
];

const sentenceIn = (screen: Element, toast: string): string | undefined => deep(screen, toast)?.textContent?.trim();

describe('a refusal in a campaign', () => {
  for (const [which, reason, sentence] of REFUSALS) {
    it(`speaks on the screen of a campaign ${which}`, async () => {
      const campaign = Object.assign(new RealCampaign(), { decide: () => Promise.resolve(reason) });
      const screen = await fixture(within(new SampleLibrary(), html`<moon-campaign-screen .campaign=${campaign}></moon-campaign-screen>`));
      press(screen, '[data-deed="change-settings"]');
      await settled();
      press(screen, 'moon-dialog[open] moon-button[icon="quill"]');
      await settled();
      expect(sentenceIn(screen, 'moon-toast.said')).to.equal(sentence);
    });

    it(`speaks on the screen of a club's campaign ${which}`, async () => {
      const claim = {
        at: 1,
        by: ada,
        result: { player: ada, kind: 'result', game: 'none', result: { sides: {} }, plays: [] },
        disputed: null,
      };
      const campaign = Object.assign(new RealCampaign(), {
        claims: [claim],
        devicePlayer: ben,
        confirm: () => Promise.resolve(reason),
        dispute: () => Promise.resolve(null),
      }) as unknown as ClubCampaign;
      const club = new SampleClub(clubView());
      const screen = await fixture(
        within(new SampleLibrary(), html`<moon-club-campaign .club=${club} .campaign=${campaign}></moon-club-campaign>`),
      );
      press(screen, '[data-do="confirm"]');
      await settled();
      expect(sentenceIn(screen, '.said > moon-toast')).to.equal(sentence);
    });
  }
});
