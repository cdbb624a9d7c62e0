import type { Locator, Page } from 'playwright-core';
import type { SeenQuestion, Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { DuelPlayer } from './duel-player.ts';
import { Memory } from './memory.ts';

/** What leads back, waits, or says how a move ended: no answer by itself. */
const NO_ANSWER = /^(Cancel|Back|Wait|Measuring again|As planned|Higher up|It fell|Off the table|It could not move|Into water|More|Less)/;
/** Of so many facts one is so. */
const SO = 3;

/** Two people beside a table full of miniatures: what they do there they say here. They read nothing but the glass. */
export class SpokenPlayers {
  private readonly duelling = new DuelPlayer(new Memory([]));
  private state = 7;
  forms = 0;
  reactions = 0;
  /** What was said beside what is to be done. */
  sheets = 0;

  constructor(
    private readonly page: Page,
    public table: TableDriver,
  ) {}

  /** Always the same chance. */
  private lot(below: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  get form() {
    return this.page.locator('moon-asking-form');
  }

  /** Ticks some of what is asked. */
  private async tick(where: Locator): Promise<void> {
    const faces = where.locator('moon-fact-list button[aria-pressed]');
    for (let index = 0; index < (await faces.count()); index += 1) if (this.lot(SO) === 0) await faces.nth(index).tap();
  }
  async say(): Promise<void> {
    this.forms += 1;
    await this.tick(this.form);
    await this.table.tap(this.form.getByRole('button', { name: 'Go on' }));
  }

  /** Now and then somebody steps back while another acts. */
  private async reacts(): Promise<boolean> {
    const faces = this.page.locator('moon-spoken-table [data-react]');
    if ((await faces.count()) === 0 || this.lot(SO) > 0) return false;
    await this.table.tap(faces.first());
    return true;
  }

  /** Answers whatever stands on the glass, and looks at what has come of it. */
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
