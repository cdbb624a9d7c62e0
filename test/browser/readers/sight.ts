/** CSS pixels on the glass, or tenths of a millimetre on the board. */
export interface Point {
  x: number;
  y: number;
}
export interface SeenButton {
  id: string | null;
  words: string;
  disabled: boolean;
  /** It says how something stands on a real table, and answers nothing. */
  fact: boolean;
}
/** A question somebody is asked, as it stands on the glass. */
export interface SeenQuestion {
  seat: number;
  prompt: string;
  /** What kind of question it is. */
  asks: string;
  /** Prompts and plans inside, from the outermost. */
  parts: string[];
  say: string;
  /** What is explained or refused below it. */
  notes: string;
  buttons: SeenButton[];
  /** How far it is turned for its reader, in degrees clockwise. */
  turn: number;
}
export interface SeenPiece {
  id: string;
  /** On the board. */
  at: Point;
  radius: number;
  /** On the glass. */
  on: Point;
  /** It breathes: it can be chosen now. */
  selected: boolean;
}
/** What a person sees who looks at the glass. */
export interface Sight {
  turn: string;
  questions: SeenQuestion[];
  models: SeenPiece[];
  stones: SeenPiece[];
  /** Where a plan would put what is carried, and whether it is refused there. */
  ghost: string | null;
  /** Places on the board that are offered. */
  offered: Point[];
  /** Everything on the board as it is read aloud. */
  said: string[];
  /** Troupes as they are read aloud beside the board, by seat. */
  troupes: string[][];
  /** Stones of each seat. */
  held: number[];
  stage: string | null;
  /** A verdict stands until somebody goes on. */
  verdict: boolean;
  /** Faces of cards anywhere but on the table: in a hand. */
  facesInHands: number;
  facesOnTable: number;
  toast: string | null;
  banner: string | null;
  over: string | null;
  trouble: string | null;
  /** What the cover says that lies over everything while the tablet goes to somebody else. */
  cover: string | null;
  /** An answer is on its way. */
  busy: boolean;
  /** From the board to the glass: a, b, c, d, e, f. */
  matrix: [number, number, number, number, number, number] | null;
}

/** Reads the glass. Runs in the page: everything it needs is inside. */
export function sight(): Sight {
  // The glass is walked once, and kept is what is asked for below: elements of our own, and these. Everything under a node is one stretch of it.
  const ASKED_FOR = 'button, .say, .note, .banner, article.stage, [aria-busy="true"]';
  const OFFERED = 'circle.candidate';
  const everything: Element[] = [];
  const stretches = new Map<ParentNode, [from: number, to: number]>();
  const walk = (root: ParentNode): void => {
    const from = everything.length;
    for (let element = root.firstElementChild; element; element = element.nextElementSibling) {
      // a drawing is most of the glass, and only places that are offered are asked for in it
      if (element instanceof SVGSVGElement) everything.push(...element.querySelectorAll(OFFERED));
      else {
        if (element.localName.includes('-') || element.matches(ASKED_FOR)) everything.push(element);
        if (element.shadowRoot) walk(element.shadowRoot);
        if (element.firstElementChild) walk(element);
      }
    }
    stretches.set(root, [from, everything.length]);
  };
  walk(document);
  const find = (root: ParentNode, selector: string): Element[] => {
    const [from, to] = stretches.get(root) ?? [0, 0];
    const found: Element[] = [];
    for (let index = from; index < to; index += 1) {
      const element = everything[index];
      if (element?.matches(selector)) found.push(element);
    }
    return found;
  };
  const inside = (element: Element): ParentNode => element.shadowRoot ?? element;
  const wordsOf = (element: Element): string => {
    const parts: string[] = [];
    const gather = (node: Node): void => {
      if (node instanceof Text) parts.push(node.data);
      else if (node instanceof HTMLStyleElement) return;
      else (node instanceof Element && node.shadowRoot ? node.shadowRoot : node).childNodes.forEach(gather);
      if (node instanceof HTMLSlotElement) node.assignedNodes().forEach(gather);
    };
    gather(element);
    return parts
      .join(' ')
      .replaceAll(/[\u00AD\u200B]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const hostOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const [screen] = find(document, 'moon-match-screen');
  const first = (selector: string): Element | null => (screen ? (find(inside(screen), selector)[0] ?? null) : null);
  const strips = screen
    ? find(inside(screen), 'moon-seat-strip').sort((a, b) => Number(a.getAttribute('data-seat')) - Number(b.getAttribute('data-seat')))
    : [];
  const questions = strips.flatMap((strip): SeenQuestion[] => {
    const section = inside(strip).querySelector('section.question');
    const parts = section ? find(section, '*').filter(({ tagName }) => /-(PROMPT|PLAN|ANSWER)$/.test(tagName)) : [];
    if (!section || !parts[0]) return [];
    const facts = new Set(find(section, 'moon-fact-list').flatMap((list) => find(inside(list), 'button')));
    const buttons = find(section, 'button:not(.tongue, .traits)').map((button): SeenButton => {
      const host = hostOf(button);
      return {
        id: button.getAttribute('data-id'),
        words: wordsOf(host?.tagName === 'MOON-BUTTON' ? host : button),
        disabled: button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true',
        fact: facts.has(button),
      };
    });
    const say = find(section, '.say').map(wordsOf).join(' ');
    return [
      {
        seat: Number(strip.getAttribute('data-seat')),
        prompt: parts[0].tagName.toLowerCase(),
        asks: section.getAttribute('data-asks') ?? '',
        parts: parts.map(({ tagName }) => tagName.toLowerCase()),
        say,
        notes: find(section, '.note').map(wordsOf).join(' '),
        buttons,
        turn: Number(getComputedStyle(strip).getPropertyValue('--turn')) || 0,
      },
    ];
  });
  const board = first('moon-board');
  const surface = board && inside(board).querySelector<SVGSVGElement>('svg.pieces');
  const ghost = board && inside(board).querySelector<SVGGElement>('.ghost');
  // Not by getScreenCTM: WebKit leaves out what CSS transforms above the drawing, or counts it twice.
  const fromBoard = (): DOMMatrix | null => {
    const world = surface?.parentElement;
    if (!surface || !world) return null;
    const { transform, width: across } = getComputedStyle(world);
    const { a, b, c, d } = new DOMMatrix(transform);
    const { x, y, width, height } = surface.viewBox.baseVal;
    const box = surface.getBoundingClientRect();
    return new DOMMatrix([a, b, c, d, box.x + box.width / 2, box.y + box.height / 2])
      .scale(Number.parseFloat(across) / width)
      .translate(-x - width / 2, -y - height / 2);
  };
  const matrix = fromBoard();
  const seen = (selector: string, name: string): SeenPiece[] =>
    (surface ? [...surface.querySelectorAll<SVGGElement>(selector)] : []).map((piece) => {
      const [x = 0, y = 0] = (/translate\(([-\d.]+)px, ?([-\d.]+)px\)/.exec(piece.style.transform) ?? []).slice(1).map(Number);
      const on = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
      const radius = Number(piece.querySelector('.shadow')?.getAttribute('r') ?? 0) / (piece.classList.contains('selected') ? 1.32 : 1.1);
      return {
        id: piece.getAttribute(name) ?? '',
        at: { x, y },
        radius,
        on: { x: on.x, y: on.y },
        selected: piece.classList.contains('selected'),
      };
    });
  const faces = find(document, 'moon-melee-card[card], moon-arcane-card[card], moon-melee-card, moon-arcane-card').filter((card) => {
    const face = (card as Element & { card?: unknown }).card;
    return face !== null && face !== undefined && face !== '';
  });
  const open = (card: Element): boolean => {
    for (let element: Element | null = card; element; element = element.parentElement ?? hostOf(element)) {
      if (element.matches('moon-melee-stage, moon-arcane-stage, .ten, .claim, moon-model-sheet')) return true;
    }
    return false;
  };
  const stage = find(document, 'article.stage')[0];
  const end = first('moon-match-end');
  const [trouble] = find(document, 'moon-trouble');
  const header = first('moon-match-header');
  const text = (element: Element | null | undefined): string | null => (element ? wordsOf(element) : null);
  return {
    turn: text(header && inside(header).querySelector('header')) ?? '',
    questions,
    models: seen('[data-model]', 'data-model'),
    stones: seen('[data-stone]', 'data-stone'),
    ghost: ghost ? `${ghost.getAttribute('class') ?? ''} ${ghost.closest<HTMLElement>('.carried')?.style.transform ?? ''}` : null,
    offered: board
      ? find(inside(board), OFFERED).map((mark) => ({ x: Number(mark.getAttribute('cx')), y: Number(mark.getAttribute('cy')) }))
      : [],
    said: board ? [...inside(board).querySelectorAll('.reachable button')].map(wordsOf) : [],
    troupes: strips.map((strip) => [...inside(strip).querySelectorAll('.coin .unseen')].map(wordsOf)),
    held: strips.map((strip) => Number(/\d+/.exec(text(inside(strip).querySelector('.stones')) ?? '')?.[0] ?? 0)),
    stage: text(stage),
    verdict: stage !== undefined && find(stage, '.after moon-button').length > 0,
    facesInHands: faces.filter((card) => !open(card)).length,
    facesOnTable: faces.filter(open).length,
    toast: text(first('moon-toast')),
    banner: text(first('.banner')),
    over: end ? text(inside(end).querySelector('h2')) : null,
    trouble: text(trouble),
    cover: text(find(document, 'moon-cover[open]')[0]),
    busy: find(document, '[aria-busy="true"]').length > 0,
    matrix: matrix ? [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] : null,
  };
}

/** What stays in a page that is looked at: to bring it each time costs more than to look. `was`: the glass before the last touch, as JSON. */
export interface Eyes {
  sight: () => Sight;
  was: string;
}

/**
 * Looks until the glass shows something else than it was, no answer is on its way and it stands still: then what it shows, as JSON; null when
 * that has not come within `patience` milliseconds. Runs in the page: a look from outside costs more than it sees.
 */
export async function stillness(eyes: Eyes, patience: number): Promise<string | null> {
  const BLINK = 30;
  const { was } = eyes;
  eyes.was = '';
  let last = '';
  for (const end = performance.now() + patience; ;) {
    const seen = eyes.sight();
    const now = JSON.stringify(seen);
    if (!seen.busy && now !== was && now === last) return now;
    if (performance.now() > end) return null;
    last = now;
    await new Promise((done) => setTimeout(done, BLINK));
  }
}

/** Where a place of the board lies on the glass. */
export function onGlass({ matrix }: Sight, { x, y }: Point): Point {
  if (!matrix) throw new Error('no board in sight');
  const [a, b, c, d, e, f] = matrix;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
