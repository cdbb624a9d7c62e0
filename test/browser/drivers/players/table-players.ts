import { matchWords } from '../../../../src/words/match/match.ts';
import type { SeenQuestion, Sight } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { ActionPlayer } from './action-player.ts';
import { DeploymentPlayer } from './deployment-player.ts';
import { DuelPlayer } from './duel-player.ts';
import { INCH, nameOf, piecesOf } from './ground.ts';
import { Memory, type Wish } from './memory.ts';
import { PickPlayer } from './pick-player.ts';
import { leaveIt, only, plain } from '../../readers/words.ts';

/**
 * Two to four people round one tablet who want to have done everything once and then to finish. They know only what the screen, their printed cards
 * and their board show.
 */
export class TablePlayers {
  readonly memory: Memory;
  private readonly acting: ActionPlayer;
  private readonly deploying: DeploymentPlayer;
  private readonly duelling: DuelPlayer;
  readonly picking: PickPlayer;

  /** `unwished`: wishes that this board or these troupes do not allow. */
  constructor(
    public table: TableDriver,
    board: string,
    unwished: readonly Wish[] = [],
  ) {
    const fences = piecesOf(board, 'obstacle');
    const decks = piecesOf(board, 'platform');
    this.memory = new Memory(decks.length > 0 ? unwished : [...unwished, 'jump']);
    this.deploying = new DeploymentPlayer(this.memory, { fences, decks });
    this.acting = new ActionPlayer(this.memory, this.deploying);
    this.duelling = new DuelPlayer(this.memory);
    this.picking = new PickPlayer(this.memory);
  }

  /**
   * Takes the tablet if it was handed over, answers the first visible question, waits until the table has taken the answer and looks at the result.
   */
  turn(seen: Sight): Promise<Sight> {
    return this.table.replying(seen, () => this.reply(seen), 3000);
  }

  private async reply(seen: Sight): Promise<void> {
    const [question] = seen.questions;
    if (seen.cover !== null) await this.table.uncover();
    else if (seen.verdict) await this.table.goOn();
    else if (question && !seen.busy) await this.answer(seen, question);
  }

  private answer(seen: Sight, question: SeenQuestion): Promise<void> {
    const { table, memory } = this;
    const { seat, prompt, asks, buttons, say } = question;
    switch (prompt) {
      case 'moon-setup-prompt':
        return asks === 'faction' ? this.picking.faction(table, question) : this.deploying.setUp(table, question);
      case 'moon-muster-prompt':
        return this.picking.draft(table, question);
      case 'moon-pick-prompt':
        return this.picking.pick(table, question);
      case 'moon-card-window-prompt':
        return this.picking.window(table, question);
      case 'moon-edge-prompt':
        return this.deploying.edge(table, question);
      case 'moon-deploy-prompt':
        return this.deploying.deploy(table, seen, question);
      case 'moon-activate-prompt':
        return this.acting.activate(table, seen, question);
      case 'moon-act-prompt':
        return this.acting.act(table, seen, question);
      case 'moon-reaction-prompt':
        return this.acting.react(table, seen, question);
      case 'moon-melee-prompt':
        memory.count(say);
        return table.pressId(seat, buttons.find(({ id }) => id !== null && id !== 'no')?.id ?? 'no');
      case 'moon-secret-prompt':
        return this.duelling.secret(table, question);
      case 'moon-claim-prompt':
        return this.duelling.claim(table, question);
      case 'moon-call-prompt':
        return this.duelling.call(table, question);
      case 'moon-again-prompt':
      case 'moon-offer-prompt':
        return this.decline(table, question);
      case 'moon-markers-prompt':
        return table.press(seat, buttons.find(({ words, disabled }) => !disabled && words !== plain(matchWords.confirm()))?.words ?? '');
      case 'moon-choice-prompt':
        return this.choice(seen, question);
      default:
        throw new Error(`nobody knows how to answer ${prompt}: ${say}`);
    }
  }

  /** Declines, by an answer of the list or a button below a plan. */
  private decline(table: TableDriver, { seat, buttons }: SeenQuestion): Promise<void> {
    const listed = buttons.find(({ id }) => id === 'pass' || id === '-');
    return listed?.id ? table.pressId(seat, listed.id) : table.press(seat, buttons.findLast(({ disabled }) => !disabled)?.words ?? '');
  }

  /** Answers a question of a text with the first possible answer. */
  private async choice(seen: Sight, { seat, buttons, parts, say }: SeenQuestion): Promise<void> {
    const { table } = this;
    this.memory.count(`choice: ${say}`);
    if (parts.includes('moon-look-answer')) {
      const confirm = table.question(seat).getByRole('button', { name: matchWords.confirm() });
      const taken = new Set<string>();
      while (!(await confirm.isEnabled())) {
        await table.fromTray(seat, (held) => {
          const next = held.find(({ id }) => !taken.has(id));
          taken.add(next?.id ?? '');
          return next?.id ?? null;
        });
        await table.settled(1000);
      }
      return table.tap(confirm);
    }
    if (parts.includes('moon-move-plan')) return table.press(seat, only(leaveIt(), matchWords.stay()));
    if (parts.includes('moon-spot-plan')) {
      const leave = table.question(seat).getByRole('button', { name: leaveIt() });
      if (await leave.isVisible()) return table.tap(leave);
      const about = seen.models.find(({ id }) => say.includes(nameOf(id)))?.at ?? { x: 18 * INCH, y: 18 * INCH };
      for (const off of [0, 300, -300, 600, -600]) {
        await table.tapBoard({ x: about.x + off, y: about.y + 250 });
        if (await this.acting.confirm(table, seat)) return;
      }
    }
    const answer = buttons.find(({ id, disabled }) => id !== null && !disabled) ?? buttons.at(-1);
    if (answer?.id) await table.pressId(seat, answer.id);
    else if (answer) await table.press(seat, answer.words);
  }
}
