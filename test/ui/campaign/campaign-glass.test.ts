import type { CampaignDecision } from '../../../src/campaign/terms/decision.ts';
import type { Viewer } from '../../../src/campaign/terms/view.ts';
import '../../../src/ui/campaign/campaign-glass.ts';
import type { MoonCampaignGlass } from '../../../src/ui/campaign/campaign-glass.ts';
import '../../../src/ui/campaign/campaign-screen.ts';
import type { MoonCampaignScreen } from '../../../src/ui/campaign/campaign-screen.ts';
import type { RemoteCampaignPort } from '../../../src/ui/contexts/gatherings/campaign-port.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { deep, words } from '../screens/sample-library.ts';
import { RealCampaign } from './real-campaign.ts';

/** A campaign as the phone of some players is told of it; `open`: those whose number was right, or who have none. */
class PhoneCampaign implements RemoteCampaignPort {
  readonly id = 'night';
  readonly isReadOnly = false;
  readonly planned: CampaignDecision[] = [];
  readonly tried: string[] = [];
  constructor(
    readonly campaign: RealCampaign,
    readonly players: readonly string[],
    readonly open: Set<string> = new Set(players),
  ) {}
  get book() {
    return this.campaign.book;
  }
  isOpen(player: string) {
    return this.open.has(player);
  }
  unlock(player: string, pin: string) {
    this.tried.push(`${player} ${pin}`);
  }
  view(viewer: Viewer) {
    return this.campaign.view(viewer !== 'table' && this.open.has(viewer) ? viewer : 'table');
  }
  plan(decision: CampaignDecision) {
    this.planned.push(decision);
    return this.campaign.decide(decision);
  }
}

const phone = async (phoneCampaign: PhoneCampaign): Promise<MoonCampaignGlass> => {
  const element = await fixture<MoonCampaignGlass>(html`<moon-campaign-glass .campaign=${phoneCampaign}></moon-campaign-glass>`);
  await settled();
  return element;
};
const machinations = (): RealCampaign => new RealCampaign({ machinationsFrom: 1 }).playTo(({ stage }) => stage === 'machinations');

describe('a phone in a campaign', () => {
  before(() => {
    installTheme();
    setTheme('night');
  });

  it('asks its player for machinations, seals them, and then says who is waited for', async () => {
    const campaign = machinations();
    const [player = ''] = campaign.view('table').openings.map((opening) => opening.player);
    const phoneCampaign = new PhoneCampaign(campaign, [player]);
    const glass = await phone(phoneCampaign);
    expect(deep(glass, 'moon-machinations-ask')).not.to.equal(null);
    const other = deep(glass, 'moon-machinations-ask [data-kind="support"]:not([aria-disabled])');
    (other as HTMLElement | null)?.click();
    await settled();
    const seal = [...(deep(glass, 'moon-machinations-ask')?.shadowRoot?.querySelectorAll('moon-button') ?? [])].at(-1);
    seal?.click();
    await waitUntil(() => phoneCampaign.planned.length === 1, 'is told');
    expect(phoneCampaign.planned[0]).to.include({ kind: 'machinations', player });
    glass.version += 1;
    await waitUntil(() => deep(glass, '[data-sealed="machinations"]') !== null, 'is sealed');
    expect(deep(glass, 'moon-machinations-ask')).to.equal(null);
    expect(deep(glass, '.waits')).not.to.equal(null);
    await expect(glass).to.be.accessible();
  });

  it('shows nothing of a player with a number before it was given', async () => {
    const campaign = machinations();
    const [player = ''] = campaign.view('table').openings.map((opening) => opening.player);
    const phoneCampaign = new PhoneCampaign(campaign, [player], new Set());
    const glass = await phone(phoneCampaign);
    expect(deep(glass, 'moon-machinations-ask')).to.equal(null);
    expect(deep(glass, `[data-locked="${player}"]`)).not.to.equal(null);
    (deep(glass, `[data-locked] moon-button`) as HTMLElement).click();
    expect(phoneCampaign.tried).to.deep.equal([`${player} `]);
  });

  it('says why an answer was refused, and nothing of it once it follows another campaign', async () => {
    const campaign = machinations();
    const [player = ''] = campaign.view('table').openings.map((opening) => opening.player);
    const phoneCampaign = new PhoneCampaign(campaign, [player]);
    phoneCampaign.plan = () => Promise.resolve({ code: 'other-question', clauses: [] });
    const glass = await phone(phoneCampaign);
    const answered = () =>
      deep(glass, '[data-asks]')?.dispatchEvent(new CustomEvent('answered', { detail: { kind: 'machinations', list: [] } }));
    answered();
    await waitUntil(() => deep(glass, 'moon-toast[tone="refusal"]') !== null, 'says why');
    glass.version += 1;
    await settled();
    const refused = () => deep(glass, 'moon-toast[tone="refusal"]') !== null;
    expect(refused(), 'news leave it').to.equal(true);
    glass.campaign = new PhoneCampaign(machinations(), [player]);
    await settled();
    expect(refused(), 'another campaign').to.equal(false);
    expect(deep(glass, '[data-asks]') !== null, 'is asked').to.equal(true);
  });

  it('names the players whom a card obliges it to support', async () => {
    const campaign = machinations();
    const [player = ''] = campaign.view('table').openings.map((opening) => opening.player);
    const [first, second] = campaign.view('table').players.filter(({ id }) => id !== player);
    const phoneCampaign = new PhoneCampaign(campaign, [player]);
    phoneCampaign.plan = () => Promise.resolve({ code: 'pledged-support', clauses: [], facts: { players: [first?.id ?? ''] } });
    const glass = await phone(phoneCampaign);
    deep(glass, '[data-asks]')?.dispatchEvent(new CustomEvent('answered', { detail: { kind: 'machinations', machinations: [] } }));
    await waitUntil(() => deep(glass, 'moon-toast[tone="refusal"]') !== null, 'says why');
    const refusal = deep(glass, 'moon-toast[tone="refusal"]')?.textContent;
    expect(refusal).to.include(first?.name);
    expect(refusal).not.to.include(second?.name);
  });

  it('asks a watcher nothing and shows the standings', async () => {
    const glass = await phone(new PhoneCampaign(machinations(), []));
    expect(deep(glass, '[data-asks]')).to.equal(null);
    expect(deep(glass, 'tr[data-player]')).not.to.equal(null);
  });

  it('shared by several players shows nothing of one before its player takes it', async () => {
    const campaign = machinations();
    const players = campaign.view('table').players.map(({ id }) => id);
    const glass = await phone(new PhoneCampaign(campaign, players.slice(0, 2)));
    expect(deep(glass, '[data-asks]')).to.equal(null);
    (deep(glass, 'moon-button') as HTMLElement).click();
    await waitUntil(() => deep(glass, '[data-asks], [data-sealed]') !== null, 'is asked');
  });
});

describe('the tablet of a campaign', () => {
  it('asks nobody whose phone is there, and says that the answer comes from there', async () => {
    const campaign = machinations();
    const [player = '', another = ''] = campaign.view('table').openings.map((opening) => opening.player);
    Object.assign(campaign, { elsewhere: [player] });
    const screen = await fixture<MoonCampaignScreen>(html`<moon-campaign-screen .campaign=${campaign}></moon-campaign-screen>`);
    await settled();
    expect(deep(screen, `[data-errand="${player}"]`)).to.equal(null);
    expect(deep(screen, `[data-elsewhere="${player}"]`)).not.to.equal(null);
    expect(deep(screen, `[data-errand="${another}"]`)).not.to.equal(null);
    expect(words(screen.shadowRoot as ShadowRoot)).not.to.equal('');
  });
});
