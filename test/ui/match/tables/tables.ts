import { ContextProvider } from '@lit/context';
import type { ArcaneCard, MeleeCard } from '../../../../src/rules/terms/decks.ts';
import type { SetupPosition, Setup } from '../../../../src/rules/terms/setup.ts';
import { tableContext } from '../../../../src/ui/contexts/contexts.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { facingSetup } from './facing-setup.ts';
import { rulesTable } from './rules-table.ts';

const INCH = 254;

/** Where whatever stands in it is given a table, as on a match screen. */
export function roomAt(table: TablePort): HTMLElement {
  const room = document.createElement('div');
  new ContextProvider(room, { context: tableContext, initialValue: table });
  return room;
}

/** Flintlock (Ada) may act, 1″ from Beaky Bobby (Ben); the cards that come next can be given, and upgrades of hers. */
export async function duel(
  draws: { melee?: MeleeCard[]; arcane?: ArcaneCard[] } = {},
  options: Setup['options'] = {},
  upgrades: Record<string, string[]> = {},
  bobby: NonNullable<SetupPosition['models']>[string] = {},
) {
  const { seats, position, ...facing } = facingSetup({}, bobby);
  const setup: Setup = {
    ...facing,
    seats: seats.map((seat, index) => (index === 0 ? { ...seat, upgrades } : seat)),
    options,
    position: {
      ...position,
      stones: [{ id: 's1', at: { x: 5 * INCH, y: 5 * INCH }, depth: 3 }],
      draws: { melee: draws.melee ?? [], arcane: draws.arcane ?? [] },
    },
  };
  const table = rulesTable(setup, ['Ada', 'Ben']);
  await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
  return table;
}

/** The same, with the melee begun and both asked for a card. */
export async function melee(cards: MeleeCard[] = [], bobby?: NonNullable<SetupPosition['models']>[string]) {
  const table = await duel({ melee: cards }, {}, {}, bobby);
  await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
  for (let times = 0; times < 6 && !table.openings().some(({ kind }) => kind === 'melee-card'); times += 1) {
    const [opening] = table.openings();
    if (opening) await table.decide({ seat: opening.seat, kind: 'pass' });
  }
  return table;
}

/** Flintlock (Ada) attacks Beaky Bobby (Ben), engaged by Grub, too, and by Quack of Cleo, who fights beside nobody: both are asked for a card. As one of four, Dan only looks on. */
export async function crowdedMelee(cards: MeleeCard[] = [], seats = 3) {
  const place = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, energy: 3 });
  const table = rulesTable(
    {
      seats: [
        { faction: 'commonwealth', troupe: ['flintlock'] },
        { faction: 'dominion', troupe: ['beaky-bobby', 'grub'] },
        { faction: 'commonwealth', troupe: ['quack'] },
        ...(seats > 3 ? [{ faction: 'dominion' as const, troupe: ['vicious-syd'] }] : []),
      ],
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: {
        turn: 2,
        first: 0,
        models: {
          '0:flintlock': place(18, 18),
          '1:beaky-bobby': place(18, 20),
          '1:grub': place(20, 18),
          '2:quack': place(16.4, 18),
          ...(seats > 3 ? { '3:vicious-syd': place(4, 4) } : {}),
        },
        stones: [],
        draws: { melee: cards, arcane: [] },
      },
    },
    ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats),
  );
  await table.decide({ seat: 0, kind: 'activate', model: '0:flintlock' });
  await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
  for (let times = 0; times < 9 && !table.openings().some(({ kind }) => kind === 'melee-card'); times += 1) {
    const [opening] = table.openings();
    if (opening) await table.decide({ seat: opening.seat, kind: 'pass' });
  }
  return table;
}

/** The same, with an arcane ability of Flintlock's played on Beaky Bobby: she is asked what she claims. */
export async function claim(cards: ArcaneCard[]) {
  const table = await duel({ arcane: cards });
  await table.decide({ seat: 0, kind: 'use', ability: 'shoot-musket', targets: ['1:beaky-bobby'] });
  for (let times = 0; times < 6 && !table.openings().some(({ kind }) => kind === 'claim'); times += 1) {
    const [opening] = table.openings();
    if (opening) await table.decide({ seat: opening.seat, kind: 'pass' });
  }
  return table;
}

/** Everything in the document below an element, its shadow trees included; ids that a library made up are left out. */
export function written(root: Element | ShadowRoot): string {
  const own =
    root instanceof Element ? `<${root.tagName} ${[...root.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}>` : '';
  const inside = [...root.childNodes].map((node) =>
    node instanceof Element ? written(node) : node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
  );
  const shadow = root instanceof Element && root.shadowRoot ? written(root.shadowRoot) : '';
  return `${own}${shadow}${inside.join('')}`;
}

/** The first element that matches, through every shadow root. */
export function deep<E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E | null {
  const here = root.querySelector<E>(selector);
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const found = element.shadowRoot && deep<E>(element.shadowRoot, selector);
    if (found) return found;
  }
  return root instanceof Element && root.shadowRoot ? deep<E>(root.shadowRoot, selector) : null;
}

/** Every element below that fits, also in shadow roots. */
export function deepAll<E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E[] {
  const within = root instanceof Element && root.shadowRoot ? [root, root.shadowRoot] : [root];
  return within.flatMap((part) => [
    ...part.querySelectorAll<E>(selector),
    ...[...part.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? deepAll<E>(element.shadowRoot, selector) : [])),
  ]);
}
