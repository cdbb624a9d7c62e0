import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/lessons/learn-screen.ts';
import '../../../src/ui/lessons/trainer.ts';
import type { MoonTrainer } from '../../../src/ui/lessons/trainer.ts';
import { TRAINER_IDS, TRAINER_STEPS } from '../../../src/lessons/training.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { trainerWords } from '../../../src/words/match/opponents/trainer.ts';
import { whole } from '../match/tables/suite-size.ts';
import { unreachable } from '../match/tables/glass-law.ts';
import { deepAll } from '../match/tables/tables.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';

const textOf = (screen: MoonTrainer) => words(screen.shadowRoot ?? screen);

/** The trainer once it has dealt. */
async function opened(id: string, library = new SampleLibrary()): Promise<MoonTrainer> {
  const screen = await fixture<MoonTrainer>(within(library, html`<moon-trainer .trainer=${id}></moon-trainer>`));
  await waitUntil(() => deep(screen, 'moon-melee-bout, moon-arcane-bout, .over'), 'nothing is dealt');
  await screen.updateComplete;
  return screen;
}

/** `words`: how many times as large as usual they are. */
const GLASSES = [
  { width: 390, height: 844, words: 1 },
  { width: 390, height: 844, words: 1.5 },
  { width: 1024, height: 600, words: 1 },
  { width: 1024, height: 600, words: 1.5 },
  { width: 820, height: 1180, words: 1.5 },
  { width: 820, height: 1180, words: 2 },
];
/** How many hands of a step are looked at; by `npm test` the first. */
const HANDS = whole ? 3 : 1;

describe('practising', () => {
  after(() => {
    document.documentElement.style.fontSize = '';
  });

  before(() => installTheme());

  it('there are words for every trainer and step', () => {
    for (const id of TRAINER_IDS) {
      expect(trainerWords.title(id)).not.to.equal(id);
      expect(trainerWords.about(id)).not.to.equal('');
      for (const step of TRAINER_STEPS[id]) {
        expect(trainerWords.step(step)).not.to.equal(step);
        expect(trainerWords.intro(step)).not.to.equal('');
      }
    }
  });

  for (const { width, height, words: times } of GLASSES)
    it(`everything that is asked about is on a glass of ${width} × ${height}, words × ${times}`, async () => {
      await setViewport({ width, height });
      document.documentElement.style.fontSize = `${17 * times}px`;
      const wrong: string[] = [];
      for (const id of TRAINER_IDS)
        for (const [step] of TRAINER_STEPS[id].entries()) {
          const library = new SampleLibrary();
          library.settings = { ...library.settings, trainers: { [id]: { step, round: 0, won: 0, best: [] } } };
          const screen = await opened(id, library);
          for (let hands = 0; hands < HANDS; hands += 1) {
            window.scrollTo(0, 0);
            await settled(screen);
            for (const asked of deepAll(screen, '.held, .ten button, .do moon-button, .side.enemy > *, .arcane .side > *')) {
              const flaw = unreachable(asked);
              // what is only read may be small
              if (flaw !== null && (asked.matches('button, moon-button') || !flaw.startsWith('is ')))
                wrong.push(`${id} ${TRAINER_STEPS[id][step] ?? ''} ${asked.className || asked.tagName}: ${flaw}`);
            }
            press(screen, '.do moon-button[tone="quiet"]');
            await settled(screen);
          }
          screen.remove();
        }
      expect(wrong).to.deep.equal([]);
    });

  for (const theme of ['night', 'day'] as const)
    for (const id of TRAINER_IDS)
      it(`${id} is accessible by ${theme}, before and after`, async () => {
        setTheme(theme);
        const screen = await opened(id);
        await expect(screen).to.be.accessible();
        if (id === 'melee') press(screen, '.held');
        await settled(screen);
        press(screen, '.do moon-button[tone="question"]');
        await settled(screen);
        expect(deep(screen, '.end')).to.exist;
        await expect(screen).to.be.accessible();
      });

  it('the melee trainer keeps each round, tells the sums of both, and deals the next', async () => {
    const library = new SampleLibrary();
    const screen = await opened('melee', library);
    expect(textOf(screen)).to.include('Round 1 of 6');
    press(screen, '.held');
    await settled(screen);
    press(screen, '.do moon-button[tone="question"]');
    await settled(screen);
    const { trainers } = library.settings;
    expect(trainers['melee']?.round).to.equal(1);
    expect(textOf(screen).match(/deals/g)?.length ?? 0).to.be.at.least(2);
    press(screen, '.do moon-button[tone="question"]');
    await settled(screen);
    expect(textOf(screen)).to.include('Round 2 of 6');
    expect(deep(screen, '.end')).to.equal(null);
  });

  it('goes on where it was left, and ends with what was won', async () => {
    const library = new SampleLibrary();
    library.settings = { ...library.settings, trainers: { arcane: { step: 1, round: 5, won: 3, best: [4] } } };
    const screen = await opened('arcane', library);
    expect(textOf(screen)).to.include('Round 6 of 6');
    expect(textOf(screen)).to.include('Won: 3');
    press(screen, '.held');
    press(screen, '.ten button');
    await settled(screen);
    press(screen, '.do moon-button[tone="question"]');
    await settled(screen);
    press(screen, '.do moon-button[tone="question"]');
    await settled(screen);
    expect(textOf(screen)).to.match(/You have won [34] of 6 rounds/);
    press(screen, 'moon-button[tone="quiet"]');
    await settled(screen);
    expect(textOf(screen)).to.include('Round 1 of 6');
  });

  it('what the enemy lays in secret is nowhere to be read before', async () => {
    const library = new SampleLibrary();
    library.settings = { ...library.settings, trainers: { melee: { step: 2, round: 0, won: 0, best: [] } } };
    const screen = await opened('melee', library);
    const arena = deep(screen, '.arena .side moon-melee-card') as HTMLElement & { card: string | null };
    expect(arena.card).to.equal(null);
  });

  it('stands beside the lessons', async () => {
    const screen = await fixture(within(new SampleLibrary(), html`<moon-learn-screen></moon-learn-screen>`));
    expect(words(screen.shadowRoot ?? screen)).to.include('Melee trainer');
    expect(deep(screen, 'a[href="#/learn/arcane"]')).to.exist;
  });
});
