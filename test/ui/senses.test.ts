import type { Witnessed } from '../../src/seats/events-for.ts';
import { momentsOf } from '../../src/ui/senses/moments.ts';
import { sample } from '../../src/ui/senses/senses.ts';
import { playTones } from '../../src/ui/senses/play-tones.ts';
import { sounds } from '../../src/ui/senses/sounds.ts';
import { expect } from './support.ts';

const RATE = 22050;
const wounded: Witnessed = { what: 'wounded', model: '0/billy', by: null, amount: 2 };

describe('what is heard of a match', () => {
  it('is each thing once, in its order, and no more than three', () => {
    const events: Witnessed[] = [
      { what: 'melee-revealed', cards: {} },
      wounded,
      wounded,
      { what: 'healed', model: '0/billy', amount: 1 },
      { what: 'slain', model: '0/billy' },
      { what: 'turn-began', turn: 2, suddenDeath: false },
    ];
    expect(momentsOf(events)).to.deep.equal(['clash', 'slain', 'turn']);
    expect(momentsOf([{ ...wounded, amount: 0 }])).to.deep.equal([]);
  });

  it('is the same whatever lies face down', () => {
    const laid = { what: 'claimed', seat: 0, model: '0/billy', as: 'green-1' } as const;
    expect(momentsOf([{ ...laid, secret: { to: 0, cards: ['pink-1'] } } as unknown as Witnessed])).to.deep.equal(
      momentsOf([laid as Witnessed]),
    );
  });

  it('a seal is heard when nobody doubts, of a truth and of a lie alike; a doubt is silent until the card is turned', () => {
    expect(momentsOf([{ what: 'called', seat: 1, call: 'ok' }])).to.deep.equal(['seal']);
    expect(momentsOf([{ what: 'called', seat: 1, call: 'bluff' }])).to.deep.equal([]);
  });

  it('is nothing until somebody asks for it, and can be drawn by the browser', () => {
    const root = document.documentElement;
    const started: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when = 0) {
      started.push(when);
      start.call(this, when);
    };
    sample();
    expect(started).to.deep.equal([]);
    root.toggleAttribute('data-sound', true);
    sample();
    root.removeAttribute('data-sound');
    OscillatorNode.prototype.start = start;
    expect(started).to.have.length(sounds.stone.length);
  });

  for (const [moment, tones] of Object.entries(sounds))
    it(`${moment} can be heard, is short and does not crack`, async () => {
      const audio = new OfflineAudioContext(1, 2 * RATE, RATE);
      playTones(audio, tones, 0);
      const samples = (await audio.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak).to.be.within(0.02, 1);
      expect(samples.findLastIndex((sample) => Math.abs(sample) > 0.005) / RATE).to.be.within(0.03, 1.2);
    });
});
