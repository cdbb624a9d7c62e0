import type { Locator, Page } from 'playwright-core';
import type { SeenQuestion, Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { DuelPlayer } from './duel-player.ts';
import { Memory } from './memory.ts';

/** Buttons that lead back, wait, or describe the end of a move: they are not answers. */
const NO_ANSWER = /^(Cancel|Back|Wait|Measuring again|As planned|Higher up|It fell|Off the table|It could not move|Into water|More|Less)/;
/** One of so many facts is affirmed. */
const SO = 3;

/** Two people at a table with real miniatures, who tell the app what they do. They know only what the screen shows. */
export class SpokenPlayers {
  private readonly duelling = new DuelPlayer(new Memory([]));
  private state = 7;
  forms = 0;
  reactions = 0;
  /** The number of sheets with facts beside a decision. */
  sheets = 0;

  constructor(
    private readonly page: Page,
    public table: TableDriver,
  ) {}

  /** A random number from a fixed seed. */
  private lot(below: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  get form() {
    return this.page.locator('moon-asking-form');
  }

  /** Affirms some of the facts. */
  private async tick(where: Locator): Promise<void> {
    const faces = where.locator('moon-fact-list button[aria-pressed]');
    for (let index = 0; index < (await faces.count()); index += 1) if (this.lot(SO) === 0) await faces.nth(index).tap();
  }
  async say(): Promise<void> {
    this.forms += 1;
    await this.tick(this.form);
    await this.table.tap(this.form.getByRole('button', { name: 'Go on' }));
  }

  /** Now and then takes a reaction step while another model acts. */
  private async reacts(): Promise<boolean> {
    const faces = this.page.locator('moon-spoken-table [data-react]');
    if ((await faces.count()) === 0 || this.lot(SO) > 0) return false;
    await this.table.tap(faces.first());
    return true;
  }

  /** Answers the questions on the screen, and looks at the result. */
  turn(seen: Sight): Promise<Sight> {
    return this.table.replying(seen, () => this.reply(seen), 2000);
  }

  private async reply(seen: Sight): Promise<void> {
    const [question] = seen.questions;
    if (seen.cover !== null) await this.table.uncover();
    else if (seen.verdict) await this.table.goOn();
    else if ((await this.form.count()) > 0) await this.say();
    else if (await this.reacts()) this.reactions += 1;
    else if (question && !seen.busy) await this.answer(question);
  }

  private async answer(question: SeenQuestion): Promise<void> {
    const { seat, prompt, buttons } = question;
    if (buttons.some(({ fact }) => fact)) {
      this.sheets += 1;
      await this.tick(this.page.locator(`moon-seat-strip[data-seat="${seat}"] section.question`));
    }
    if (prompt === 'moon-secret-prompt') return this.duelling.secret(this.table, question);
    if (prompt === 'moon-claim-prompt') return this.duelling.claim(this.table, question);
    if (prompt === 'moon-call-prompt') return this.duelling.call(this.table, question);
    const open = buttons.filter(({ disabled, words, fact }) => !disabled && !fact && words !== '');
    const going = open.filter(({ words }) => !NO_ANSWER.test(words));
    const chosen = going[this.lot(going.length)] ?? open[0];
    if (!chosen) throw new Error(`nothing can be answered to ${prompt}: ${question.say}`);
    return chosen.id === null ? this.table.press(seat, chosen.words) : this.table.pressId(seat, chosen.id);
  }
}
