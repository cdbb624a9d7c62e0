import { catalogue } from '../../../../src/cards/index.ts';
import { cardWords } from '../../../../src/words/match/match-cards.ts';
import { matchWords } from '../../../../src/words/match/match.ts';
import { kitWords } from '../../../../src/words/app/kit.ts';
import type { SeenQuestion } from '../../readers/sight.ts';
import type { TableDriver } from '../table-driver.ts';
import { only, plain } from '../../readers/words.ts';
import type { Memory } from './memory.ts';

/** The preferred characters of a draft: fighters and casters whose texts ask few questions. */
const LIKED = ['flintlock', 'baron-von-fancyhat', 'fritz', 'quack', 'beaky-bobby', 'seasick-stu', 'grub', 'boom-boom-mcboom'];
/** Cards that can be played at almost any time, so that their players are not asked about them for long. */
const EARLY = [
  'event:clumsiness-of-cowards',
  'agenda:forced-march',
  'event:dawnlight-robbery',
  'agenda:defy-the-odds',
  'event:favours-of-the-phantasm',
  'agenda:tavern-gossip',
  'agenda:raiding-party',
  'agenda:erudition',
];
/** Whether a card is one of these; a campaign card has no prefix in its id. */
const isEarly = (id: string): boolean => EARLY.some((text) => text === id || text.endsWith(`:${id}`));
const rank = (order: readonly string[], id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
const first = (order: readonly string[], ids: readonly string[]): string | undefined =>
  [...ids].sort((a, b) => rank(order, a) - rank(order, b))[0];

/** Makes the picks before and beside the fight: factions, a draft, Events and Agendas. */
export class PickPlayer {
  /** The cards of each seat, as the tray has shown them to it. */
  readonly kept = new Map<number, string[]>();

  /** Whether only one window is let pass at a time, so that no moment for a card is missed. */
  watchful = false;

  constructor(private readonly memory: Memory) {}

  /** Neighbours choose different factions, so that each has enough characters. */
  faction(table: TableDriver, { seat, buttons }: SeenQuestion): Promise<void> {
    const { commonwealth, dominion, leshavult } = kitWords.faction;
    const wanted = only(commonwealth, dominion, leshavult);
    const factions = buttons.filter(({ words }) => wanted.test(words));
    this.memory.count('faction');
    return table.pressId(seat, factions[seat % factions.length]?.id ?? '');
  }

  async draft(table: TableDriver, { seat }: SeenQuestion): Promise<void> {
    const question = table.question(seat);
    const free = await question
      .locator('[data-character]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('data-character') ?? ''));
    const id = first(LIKED, free) ?? '';
    await table.tap(question.locator(`[data-character="${id}"]`));
    this.memory.count('draft');
    await table.tap(question.getByRole('button', { name: matchWords.draftThis(catalogue.characters[id]?.name ?? id) }));
  }

  /** Picks from the stack that is passed round, in secret. */
  async pick(table: TableDriver, { seat }: SeenQuestion): Promise<void> {
    const taken = await table.fromTray(
      seat,
      (held) =>
        first(
          EARLY,
          held.map(({ id }) => id),
        ) ?? null,
    );
    if (taken === null) throw new Error(`seat ${seat} found no card in the stack`);
    if (taken !== '-') {
      this.kept.set(seat, [...(this.kept.get(seat) ?? []), taken]);
      this.memory.count('pick');
    }
    await table.press(seat, cardWords.keep());
  }

  /** Plays a card as soon as possible; otherwise waits for the next model. */
  async window(table: TableDriver, { seat, buttons, parts }: SeenQuestion): Promise<void> {
    if (parts.includes('moon-target-plan')) return this.target(table, seat);
    const mine = this.kept.get(seat) ?? [];
    const played = mine.some(isEarly)
      ? await table.fromTray(seat, (held) => held.find(({ id }) => mine.includes(id) && isEarly(id))?.id ?? null)
      : null;
    if (played !== null) {
      this.memory.count(`play ${played.split(':')[0] ?? ''}`);
      this.kept.set(
        seat,
        mine.filter((id) => id !== played),
      );
      return table.press(seat, cardWords.play());
    }
    const until = this.watchful && mine.length > 0 ? undefined : buttons.find(({ words }) => words === plain(matchWords.standBy()));
    return table.press(seat, until ? until.words : only(matchWords.hold()));
  }

  /** The target of a card: the first possible one. */
  private async target(table: TableDriver, seat: number): Promise<void> {
    const question = table.question(seat);
    const confirm = question.getByRole('button', { name: matchWords.confirm() });
    if (!(await confirm.isVisible())) await table.tap(question.locator('moon-choice-list button[data-id]').first());
    await table.settled(1000);
    await table.tap(confirm);
  }
}
