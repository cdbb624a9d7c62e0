import type { LitElement } from 'lit';
import type { CabinetFigure } from '../../../src/cabinet/answers.ts';
import { characters } from '../../../src/cards/index.ts';
import '../../../src/ui/cabinet/figure/figure-kin.ts';
import { shelfCatalogue } from '../../../src/ui/cabinet/coins/shown-shelves.ts';
import type { CabinetPort, PartnersAnswer } from '../../../src/ui/contexts/cards/cabinet-port.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';

const catalogue = shelfCatalogue(characters, []);
const IDS = characters.filter(({ factions }) => factions.length > 0).map(({ id }) => id);
const figureOf = (character: string): CabinetFigure =>
  ({
    character,
    copies: [],
    owned: 0,
    present: 0,
    painted: 0,
    stage: null,
    away: false,
    guest: false,
    wish: false,
    note: '',
    products: [],
  }) as unknown as CabinetFigure;

/** How much there is to say of a figure. */
interface Kin {
  speak: number;
  keywords: number;
  helpers: number;
  box: number;
}
const partnersOf = (character: string, { speak, keywords, helpers, box }: Kin): PartnersAnswer =>
  ({
    speak: IDS.slice(0, speak).map((id) => ({ character: id, sentence: `${character} speaks of ${id}`, bond: 'names', ties: [] })),
    keywords: Array.from({ length: keywords }, (_, nth) => ({
      word: `w${nth}`,
      count: 1,
      characters: [],
      sentences: [`people ${nth}`, character],
    })),
    lack: helpers > 0 ? [{ role: 'heals', characters: IDS.slice(0, helpers) }] : [],
    sameBox: IDS.slice(0, box),
  }) as unknown as PartnersAnswer;

const QUESTIONS = ['usedBy', 'history', 'advice', 'partners'] as const;
type KinQuestion = (typeof QUESTIONS)[number];

/** A port whose answer to one question about one figure comes when the test lets it come. */
class SlowPort {
  readonly asked: string[] = [];
  release: (fails: boolean) => void = () => undefined;
  constructor(
    private readonly kin: Kin,
    private readonly late: { question: KinQuestion; character: string } | null = null,
  ) {}
  figure = (_: unknown, character: string): CabinetFigure => figureOf(character);
  #answer<T>(question: KinQuestion, character: string, answer: T): Promise<T> {
    this.asked.push(`${question} ${character}`);
    if (this.late?.question !== question || (character !== '' && this.late.character !== character)) return Promise.resolve(answer);
    return new Promise((settle, fail) => {
      this.release = (fails) => (fails ? fail(new Error('gone')) : settle(answer));
    });
  }
  usedBy = () => this.#answer('usedBy', '', new Map(IDS.map((id) => [id, [{ id: `t-${id}`, name: `Troupe of ${id}` }]])));
  history = () => this.#answer('history', '', new Map(IDS.map((id, nth) => [id, { times: nth, last: null }])));
  advice = ([character = '']: string[]) =>
    this.#answer('advice', character, { good: ['melee'], help: [], nobody: [], places: {}, sentences: [`Advice for ${character}`] });
  partners = (character: string) => this.#answer('partners', character, partnersOf(character, this.kin));
}

const textOf = (element: LitElement): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const kinOf = (port: SlowPort, character: string) =>
  fixture<LitElement & { figure: CabinetFigure }>(
    html`<moon-figure-kin
      .port=${port as unknown as CabinetPort}
      .catalogue=${catalogue}
      .cabinet=${'mine'}
      .figure=${figureOf(character)}
    ></moon-figure-kin>`,
  );
const [A = '', B = ''] = IDS;
const all: Kin = { speak: 9, keywords: 2, helpers: 5, box: 2 };
const isDone = (element: LitElement): Promise<void> =>
  waitUntil(
    () => element.shadowRoot?.querySelector('h3:last-of-type + p') !== null && textOf(element).includes('people 1'),
    'draws everything',
  );
const quiet = (): Promise<void> => new Promise((done) => setTimeout(done, 150));

describe('the relations of a figure', () => {
  for (const question of QUESTIONS)
    for (const fails of [false, true])
      it(`are those of the figure that is shown, though ${question} ${fails ? 'fails' : 'is answered'} late`, async () => {
        const port = new SlowPort(all, { question, character: A });
        const element = await kinOf(port, A);
        await waitUntil(() => port.asked.some((text) => text.startsWith(question)), 'asks');
        element.figure = figureOf(B);
        const isShared = question === 'usedBy' || question === 'history';
        if (!isShared) await isDone(element);
        port.release(fails);
        await isDone(element);
        await quiet();
        const asked = port.asked.filter((text) => text.endsWith(A));
        expect(asked.length).to.equal(question === 'partners' ? 2 : question === 'advice' ? 1 : 0);
        expect(textOf(element)).not.to.contain(`${A} speaks`);
        expect(textOf(element)).not.to.contain(`Advice for ${A}`);
        if (!(isShared && fails)) {
          const fresh = await kinOf(new SlowPort(all), B);
          await isDone(fresh);
          await quiet();
          expect(textOf(element)).to.equal(textOf(fresh));
        }
      });

  for (const kin of [0, 1, 3, 8, 9].flatMap((speak) => [0, 2].map((keywords) => ({ speak, keywords, helpers: speak, box: speak }))))
    it(`are all drawn in the end, up to their limits: ${JSON.stringify(kin)}`, async () => {
      const element = await kinOf(new SlowPort(kin), A);
      await waitUntil(() => textOf(element).includes('Advice'), 'advises');
      const count = (selector: string): number => element.shadowRoot?.querySelectorAll(selector).length ?? 0;
      const persons = Math.min(8, kin.speak);
      await waitUntil(() => count('[data-partner]') === persons && count('[data-keyword]') === kin.keywords, 'draws the partners');
      if (kin.speak > 0) await waitUntil(() => count('h3') === (persons + kin.keywords > 0 ? 4 : 3), 'draws what it lacks and its box');
      await quiet();
      expect([count('[data-partner]'), count('[data-keyword]')]).to.deep.equal([persons, kin.keywords]);
      expect(count('h3')).to.equal(1 + Number(persons + kin.keywords > 0) + 2 * Number(kin.speak > 0));
      const helpers = [...(element.shadowRoot?.querySelectorAll('ul.small:not([aria-label])') ?? [])].at(-1)?.textContent ?? '';
      const named = IDS.filter((id) => helpers.includes(catalogue.cards.get(id)?.name ?? '?')).length;
      if (kin.helpers > 0) expect(named).to.equal(Math.min(4, kin.helpers));
    });
});
