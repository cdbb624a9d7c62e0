import '../../../src/ui/meeting/meeting.ts';
import type { MeetingFault, MeetingPort } from '../../../src/ui/contexts/table/hosting-port.ts';
import type { MoonMeeting } from '../../../src/ui/meeting/meeting.ts';
import { glassesWords } from '../../../src/words/glasses/glasses.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, written } from '../match/tables/tables.ts';

/** A meeting that stands as a test wants it. */
class Stood implements MeetingPort {
  code: string | null = 'a'.repeat(86);
  state: MeetingPort['state'] = 'showing';
  fault: MeetingFault | null = null;
  returns = true;
  closed = 0;
  readonly texts: string[] = [];
  #listener: () => void = () => undefined;
  read(text: string): void {
    this.texts.push(text);
  }
  close(): void {
    this.closed += 1;
  }
  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    return () => undefined;
  }
  /** It stands otherwise. */
  becomes(change: Partial<Pick<MeetingPort, 'state' | 'fault' | 'returns'>>): void {
    Object.assign(this, change);
    this.#listener();
  }
}

describe('two devices that meet', () => {
  const devices = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
  before(() =>
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.reject(new Error('no')) },
    }),
  );
  after(() => Object.defineProperty(navigator, 'mediaDevices', devices ?? {}));

  const screen = async (): Promise<{ element: MoonMeeting; meetings: Stood[] }> => {
    const meetings: Stood[] = [];
    const begin = (): MeetingPort => {
      const meeting = new Stood();
      meetings.push(meeting);
      return meeting;
    };
    const element = await fixture<MoonMeeting>(html`<moon-meeting .begin=${begin}></moon-meeting>`);
    await waitUntil(() => meetings.length === 1);
    await element.updateComplete;
    return { element, meetings };
  };

  it('say that there is no camera and what helps, and open the letters', async () => {
    const { element, meetings } = await screen();
    expect(written(element)).to.include(glassesWords.noCamera());
    expect(deep(element, 'details')?.hasAttribute('open')).to.equal(true);
    const letters = deep<HTMLTextAreaElement>(element, '#theirs');
    if (letters) letters.value = 'theirs';
    deep(element, '[data-do="connect"]')?.click();
    expect(meetings[0]?.texts).to.deep.equal(['theirs']);
  });

  it('say what may be wrong while they still wait, keep their picture, and begin once more when they have given up', async () => {
    const { element, meetings } = await screen();
    const [first] = meetings;
    first?.becomes({ state: 'unanswered', fault: 'silence' });
    await element.updateComplete;
    expect(written(element)).to.include(glassesWords.fault('silence'));
    expect(deep(element, 'moon-qr-picture')).not.to.equal(null);
    for (const fault of ['address', 'denied', 'unsupported', 'code'] as const) {
      first?.becomes({ state: 'failed', fault });
      await element.updateComplete;
      expect(written(element)).to.include(glassesWords.fault(fault));
      expect(deep(element, 'moon-qr-picture')).to.equal(null);
    }
    deep(element, 'moon-button[icon="redo"]')?.click();
    await element.updateComplete;
    expect([meetings.length, first?.closed]).to.deep.equal([2, 1]);
    expect(written(element)).not.to.include(glassesWords.fault('code'));
  });

  it('say where a browser keeps no certificate, and nothing of it elsewhere', async () => {
    const { element, meetings } = await screen();
    expect(written(element)).not.to.include(glassesWords.noReturn());
    meetings[0]?.becomes({ returns: false });
    await element.updateComplete;
    expect(written(element)).to.include(glassesWords.noReturn());
  });
});
