import '../words/named-after-each.ts';
import '../../../src/ui/tournament/tournament-screen.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import type { RefusalText } from '../../../src/ui/contexts/gatherings/tournament-port.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { roundWords } from '../../../src/words/tournament/tournament.ts';
import { deep, press, SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, settled } from '../support.ts';
import { SampleTournament } from './sample-tournaments.ts';

const decision: TournamentDecision = { kind: 'rename', name: 'Spring' };

/** A tournament that answers everything in the same way. */
class AnsweringTournament extends SampleTournament {
  answer: () => Promise<RefusalText> = () => Promise.resolve(null);
  override decide(): Promise<RefusalText> {
    return this.answer();
  }
  override enter(): Promise<RefusalText> {
    return this.answer();
  }
  override pair(): Promise<RefusalText> {
    return this.answer();
  }
  override undo(): Promise<RefusalText> {
    return this.answer();
  }
}

const fire = (screen: Element, part: string, type: string, detail?: object): void => {
  deep(screen, part)?.dispatchEvent(new CustomEvent(type, { detail }));
};
/** Everything that an organiser tries, with the notice of its success. */
const TRIES: readonly [string, (screen: Element) => void, string | null][] = [
  ['decide', (screen) => fire(screen, 'moon-tabs', 'decide', { decision }), null],
  ['enter', (screen) => fire(screen, 'moon-entrants-panel', 'enter', { name: 'Ada', list: null }), null],
  ['pair', (screen) => fire(screen, 'moon-rounds-panel', 'pair'), null],
  ['undo', (screen) => press(screen, '[data-do="undo"]'), roundWords.undone()],
];

describe('the notice of a tournament', () => {
  for (const [name, attempt, success] of TRIES)
    it(`has the tone of what happened, and goes with the next success: ${name}`, async () => {
      const desk = new AnsweringTournament(decision);
      const screen = await fixture(within(new SampleLibrary(), html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`));
      const notice = async (answer: () => Promise<RefusalText>) => {
        desk.answer = answer;
        attempt(screen);
        await settled(screen);
        const toast = deep<HTMLElementTagNameMap['moon-toast']>(screen, 'moon-toast');
        return toast && [toast.tone, toast.textContent];
      };
      const wanted = success === null ? null : ['good', success];
      expect(await notice(() => Promise.resolve(null))).to.deep.equal(wanted);
      for (const reason of ['Not now.', 'Not so.']) {
        expect(await notice(() => Promise.resolve(reason))).to.deep.equal(['refusal', reason]);
        expect(await notice(() => Promise.resolve(null))).to.deep.equal(wanted);
        expect(await notice(() => Promise.reject(new Error('full')))).to.deep.equal(['refusal', appWords.notKept()]);
      }
    });
});
