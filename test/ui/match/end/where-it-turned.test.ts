import type { Turning } from '../../../../src/rules/terms/thought.ts';
import type { LookingBack } from '../../../../src/ui/contexts/looking-back.ts';
import '../../../../src/ui/match/end/where-it-turned.ts';
import type { MoonWhereItTurned } from '../../../../src/ui/match/end/where-it-turned.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { deep, press } from '../../screens/sample-library.ts';
import { expect, fixture, html, settled } from '../../support.ts';

const names = { modelName: () => 'Gwen', characterName: String, abilityName: String, seatName: () => 'Ada' };
const turning: Turning = {
  at: 41,
  seat: 0,
  turn: 3,
  active: '0:gwen',
  made: { seat: 0, kind: 'end-activation' },
  decision: { seat: 0, kind: 'jog', path: [[1, 1]] },
  why: { code: 'aims', aim: { to: 'harvest' } },
  loss: 7.3,
  parts: [
    { part: 'stones', points: 10 },
    { part: 'danger', points: -2.8 },
  ],
};

/** Somebody who looks back, and is done when it is told to be. */
function looking(found: readonly Turning[]) {
  let known: readonly Turning[] | null = null;
  let tell: (share: number) => void = () => undefined;
  let finish: () => void = () => undefined;
  let off: AbortSignal | null = null;
  const lookingBack: LookingBack = {
    get known() {
      return known;
    },
    find: (accountOf, signal) =>
      new Promise((done, failed) => {
        [tell, off] = [accountOf, signal];
        signal.addEventListener('abort', () => failed(signal.reason as Error));
        finish = () => {
          known = found;
          done(found);
        };
      }),
  };
  return { lookingBack, tell: (share: number) => tell(share), finish: () => finish(), off: () => off };
}
const elementOf = async (lookingBack: LookingBack, leads = false) => {
  installTheme();
  const element = await fixture<MoonWhereItTurned>(
    html`<moon-where-it-turned ?leads=${leads} .lookingBack=${lookingBack} .names=${names}></moon-where-it-turned>`,
  );
  await settled();
  return element;
};
describe('where a match turned', () => {
  it('is looked for when somebody asks, says how far it is, and names what would have been better as a sum', async () => {
    const { lookingBack, tell, finish } = looking([turning]);
    const element = await elementOf(lookingBack, true);
    const root = element.shadowRoot;
    expect(root?.querySelector('li')).to.equal(null);
    press(element, '[data-do=look]');
    await settled();
    tell(0.5);
    await settled();
    expect((deep(element, 'progress') as HTMLProgressElement).value).to.equal(50);
    finish();
    await settled();
    const [row] = root?.querySelectorAll('li') ?? [];
    expect(row?.querySelector('.made')?.textContent).to.equal('Turn 3, Ada: Gwen ends its activation.');
    expect(row?.querySelector('p')?.textContent).to.equal('Better: Gwen: Jog. The aim is to dig for a moonstone.');
    expect(row?.querySelector('.soft')?.textContent).to.contain('7.3');
    expect([...(row?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).to.deep.equal(['+10', '−2.8']);
    const leaps: unknown[] = [];
    element.addEventListener('leap', (event) => leaps.push((event as CustomEvent).detail));
    press(element, 'button.made');
    expect(leaps).to.deep.equal([{ step: 41 }]);
    await expect(element).to.be.accessible();
  });

  it('can be stopped, and is called off when nobody looks any more', async () => {
    const first = looking([]);
    const element = await elementOf(first.lookingBack);
    press(element, '[data-do=look]');
    await settled();
    press(element, '[data-do=stop]');
    await settled();
    expect(first.off()?.aborted).to.equal(true);
    expect(element.shadowRoot?.querySelector('[data-do=look]')).to.not.equal(null);
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('');
    press(element, '[data-do=look]');
    await settled();
    element.remove();
    expect(first.off()?.aborted).to.equal(true);
  });

  it('says so when nothing would have been better', async () => {
    const { lookingBack, finish } = looking([]);
    const element = await elementOf(lookingBack);
    press(element, '[data-do=look]');
    await settled();
    finish();
    await settled();
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('No other choice would clearly have been better.');
  });
});
