/** What has to happen at least once before these players hurry to the end. */
const WISHES = [
  'step',
  'jog',
  'traverse',
  'jump',
  'harvest',
  'melee',
  'active',
  'arcane',
  'reaction',
  'end',
  'ok',
  'bluff',
  'replace',
] as const;
export type Wish = (typeof WISHES)[number];

/** The actions done at this table, and those still wished for. */
export class Memory {
  readonly done = new Map<string, number>();
  /** Actions tried in this activation without success. */
  given = new Set<string>();
  /** The state of a duel under way: one melee card is laid while the other player still chooses, or a claim has been made. */
  reached: 'melee' | 'arcane' | null = null;
  private readonly wished: readonly Wish[];

  constructor(unwished: readonly Wish[] = []) {
    this.wished = WISHES.filter((wish) => !unwished.includes(wish));
  }

  times(label: string): number {
    return this.done.get(label) ?? 0;
  }
  count(label: string): void {
    this.done.set(label, this.times(label) + 1);
  }
  get wishes(): Wish[] {
    return this.wished.filter((wish) => this.times(wish) === 0);
  }
}
