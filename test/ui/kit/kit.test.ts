import '../words/named-after-each.ts';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import '../../../src/ui/kit/kit.ts';
import type { MoonChoiceList } from '../../../src/ui/kit/fields/choice-list.ts';
import type { MoonCover } from '../../../src/ui/kit/sheets/cover.ts';
import type { MoonDialog } from '../../../src/ui/kit/sheets/dialog.ts';
import type { MoonHealthBar } from '../../../src/ui/kit/figures/health-bar.ts';
import type { MoonSegmented } from '../../../src/ui/kit/fields/segmented.ts';
import type { MoonTabs } from '../../../src/ui/kit/fields/tabs.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

const tabs = [
  { id: 'log', label: 'Log' },
  { id: 'rules', label: 'Rules' },
];
const parts: Record<string, () => TemplateResult> = {
  button: () =>
    html`<div>
      <moon-button icon="play">Begin</moon-button><moon-button tone="question">Fight</moon-button><moon-button tone="quiet">No</moon-button
      ><moon-button tone="harm">Give up</moon-button><moon-button disabled>No</moon-button>
    </div>`,
  'icon button': () => html`<moon-icon-button icon="undo" label="Take back"></moon-icon-button>`,
  'choice list': () =>
    html`<moon-choice-list
      label="Who?"
      .choices=${[
        { id: 'a', label: 'Ada' },
        { id: 'b', label: 'Ben', why: 'Too far.' },
      ]}
      .decline=${{ id: 'no', label: 'Nobody' }}
    ></moon-choice-list>`,
  toast: () => html`<moon-toast>Not now. <a slot="link" href="#why">Why?</a></moon-toast>`,
  tabs: () =>
    html`<moon-tabs label="Papers" .tabs=${tabs}
      ><p slot="log">One</p>
      <p slot="rules">Two</p></moon-tabs
    >`,
  segmented: () => html`<moon-segmented label="Light" .segments=${tabs} selected="log"></moon-segmented>`,
  stepper: () => html`<moon-stepper label="Stones" value="3"></moon-stepper>`,
  toggle: () => html`<moon-toggle label="Sound" hint="Owls."></moon-toggle>`,
  'text field': () => html`<moon-text-field label="Name" error="A name is missing."></moon-text-field>`,
  label: () => html`<moon-label tone="harm" icon="skull">Slain</moon-label>`,
  pennant: () => html`<moon-pennant seat="2"></moon-pennant>`,
  energy: () => html`<moon-energy amount="2" leastDrops="3"></moon-energy>`,
  'health bar': () => html`<moon-health-bar boxes="8" .dots=${[1, 2, 5]} wounds="3"></moon-health-bar>`,
  'empty state': () => html`<moon-empty-state heading="Nothing yet" text="Begin."></moon-empty-state>`,
  peek: () => html`<moon-peek .content=${() => html`secret`}></moon-peek>`,
  dialog: () => html`<moon-dialog open heading="Sure?"><p>Really?</p></moon-dialog>`,
  cover: () => html`<moon-cover open>Hand the tablet to Ada</moon-cover>`,
};

before(() => installTheme());
after(() => setTheme('night'));

for (const theme of ['night', 'day'] as const) {
  describe(`kit by ${theme}`, () => {
    before(() => setTheme(theme));
    for (const [name, part] of Object.entries(parts))
      it(`${name} is accessible`, async () => {
        await expect(await fixture(part())).to.be.accessible();
      });
  });
}

describe('touch', () => {
  for (const name of ['button', 'icon button', 'choice list', 'tabs', 'segmented', 'stepper', 'toggle'])
    it(`every press of a ${name} is at least 44 px high and wide`, async () => {
      const root = await fixture(parts[name]?.() ?? html``);
      const hosts = root.shadowRoot ? [root] : [...root.children];
      const buttons = hosts.flatMap((host) => [...(host.shadowRoot?.querySelectorAll('button') ?? [])]);
      expect(buttons.length).to.be.above(0);
      for (const { offsetHeight, offsetWidth } of buttons) expect(Math.min(offsetHeight, offsetWidth)).to.be.at.least(44);
    });
});

describe('choice list', () => {
  const list = async () => {
    const element = await fixture<MoonChoiceList>(parts['choice list']?.() ?? html``);
    const heard: unknown[] = [];
    element.addEventListener('chosen', (event) => heard.push((event as CustomEvent).detail));
    element.addEventListener('refused', (event) => heard.push((event as CustomEvent).detail));
    return { element, heard };
  };
  it('is answered with the keyboard alone', async () => {
    const { element, heard } = await list();
    element.focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal([{ id: 'a' }, { id: 'no' }]);
  });
  it('gives the reason for an answer that may not be given', async () => {
    const { element, heard } = await list();
    element.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal([{ id: 'b', why: 'Too far.' }]);
  });
});

describe('a pennant', () => {
  for (const seat of [0, 3])
    it(`of seat ${seat} is read out by the number that is drawn on it, or by its name`, async () => {
      const pennant = await fixture(html`<moon-pennant seat=${seat}></moon-pennant>`);
      const picture = pennant.shadowRoot?.querySelector('svg');
      expect(picture?.getAttribute('aria-label')).to.equal(`Seat ${seat + 1}`);
      expect(picture?.querySelector('text')?.textContent?.trim()).to.equal(String(seat + 1));
      const named = await fixture(html`<moon-pennant seat=${seat} label="Ada"></moon-pennant>`);
      expect(named.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).to.equal('Ada');
    });
});

describe('tabs and segments', () => {
  it('arrow keys turn the pages', async () => {
    const element = await fixture<MoonTabs>(parts['tabs']?.() ?? html``);
    element.shadowRoot?.querySelector<HTMLElement>('[role=tab]')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(element.selected).to.equal('rules');
  });
  it('an arrow key takes the next segment, which has the focus and is the one that Tab comes back to', async () => {
    const element = await fixture<MoonSegmented>(parts['segmented']?.() ?? html``);
    const focused = () => element.shadowRoot?.activeElement?.getAttribute('data-segment');
    element.shadowRoot?.querySelector<HTMLElement>('[data-segment=log]')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect([element.selected, focused()]).to.deep.equal(['rules', 'rules']);
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect([element.selected, focused()]).to.deep.equal(['log', 'log']);
    const reached = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].filter(({ tabIndex }) => tabIndex === 0);
    expect(reached.map(({ dataset }) => dataset['segment'])).to.deep.equal(['log']);
  });
  it('the page that is chosen has its tab in sight where not all have room', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ id: `page-${index}`, label: `Page number ${index}` }));
    const element = await fixture<MoonTabs>(html`<moon-tabs style="width: 300px" .tabs=${many} selected="page-0"></moon-tabs>`);
    for (const id of ['page-8', 'page-4', 'page-0']) {
      element.selected = id;
      await element.updateComplete;
      const [row, tab] = ['[role="tablist"]', `#tab-${id}`].map((part) => element.shadowRoot?.querySelector(part)?.getBoundingClientRect());
      expect((tab?.left ?? NaN) - (row?.left ?? 0), id).to.be.at.least(-1);
      expect((row?.right ?? NaN) - (tab?.right ?? 0), id).to.be.at.least(-1);
    }
  });
  it('arrow keys change a setting', async () => {
    const element = await fixture<MoonSegmented>(parts['segmented']?.() ?? html``);
    element.shadowRoot?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(element.selected).to.equal('rules');
  });
});

describe('health bar', () => {
  it('fills from the right end', async () => {
    const element = await fixture<MoonHealthBar>(parts['health bar']?.() ?? html``);
    const filled = [...(element.shadowRoot?.querySelectorAll('.box') ?? [])].map((box) => box.classList.contains('filled'));
    expect(filled).to.deep.equal([false, false, false, false, false, true, true, true]);
  });
});

describe('dialog', () => {
  it('closes with Escape and says so', async () => {
    const element = await fixture<MoonDialog>(parts['dialog']?.() ?? html``);
    let closed = 0;
    element.addEventListener('closed', () => (closed += 1));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed > 0, 'it closes');
    expect(element.open).to.equal(false);
    expect(closed).to.equal(1);
  });

  /** The same where nobody but the page itself closes it. */
  async function unaided() {
    const element = await fixture<MoonDialog>(parts['dialog']?.() ?? html``);
    const dialog = element.shadowRoot?.querySelector('dialog');
    if (!dialog) throw new Error('no dialog');
    dialog.removeAttribute('closedby');
    return { element, dialog };
  }
  const closedBy = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy');
  const from =
    (x: number, y: number, to = [x, y] as [number, number]) =>
    async () => {
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: to });
      await sendMouse({ type: 'up' });
    };
  it('closes with a press beside it where the browser does not see to that, not with one inside', async () => {
    delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).closedBy;
    try {
      const { element, dialog } = await unaided();
      const { left, top, width, height } = dialog.getBoundingClientRect();
      const inside: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      await from(...inside)();
      await from(...inside, [4, 4])();
      expect(element.open, 'a press that began inside').to.equal(true);
      await from(4, 4)();
      await waitUntil(() => !element.open, 'it closes');
    } finally {
      if (closedBy) Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', closedBy);
    }
  });

  it('wears no ring when the focus falls on the page itself', async () => {
    const { dialog } = await unaided();
    await sendKeys({ press: 'Tab' });
    dialog.tabIndex = -1;
    dialog.focus();
    expect(dialog.matches(':focus-visible')).to.equal(true);
    expect(getComputedStyle(dialog).outlineStyle).to.equal('none');
    expect(getComputedStyle(dialog).boxShadow).not.to.contain('0px 0px 0px 2px');
  });
});

describe('button', () => {
  it('is what a finger meets on its bare words', async () => {
    const element = await fixture<HTMLElement>(html`<moon-button>Begin</moon-button>`);
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, top, width, height } = words.getBoundingClientRect();
    const under = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    expect(under?.tagName).to.equal('BUTTON');
  });
});

describe('cover', () => {
  it('is opaque over the whole glass from its first frame', async () => {
    const element = await fixture<MoonCover>(parts['cover']?.() ?? html``);
    await element.painted();
    const dialog = element.shadowRoot?.querySelector('dialog');
    if (!dialog) throw new Error('no dialog');
    const { backgroundColor, opacity, animationName, transitionDuration } = getComputedStyle(dialog);
    expect(backgroundColor).to.match(/^rgb\(/); // rgba would let something through
    expect([opacity, animationName, transitionDuration]).to.deep.equal(['1', 'none', '0s']);
    expect([dialog.offsetWidth, dialog.offsetHeight]).to.deep.equal([innerWidth, innerHeight]);
  });
  it('stays through Escape and goes with its button', async () => {
    const element = await fixture<MoonCover>(parts['cover']?.() ?? html``);
    for (let time = 0; time < 3; time += 1) await sendKeys({ press: 'Escape' });
    expect(element.shadowRoot?.querySelector('dialog')?.matches(':modal')).to.equal(true);
    let confirmed = 0;
    element.addEventListener('confirmed', () => (confirmed += 1));
    await sendKeys({ press: 'Enter' });
    expect(confirmed).to.equal(1);
  });
});
