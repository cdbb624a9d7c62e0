/** A model in the picture: the place of its feet, the size of its body, and half the width of its name, in units of the picture. */
export interface NamedBody {
  x: number;
  y: number;
  size: number;
  half: number;
  fallen: boolean;
  winner: boolean;
  stones: number;
}

/** The place of a name: its middle and its base line, and the point of the body to which a stroke leads; null if the name is next to its body. */
export interface NamePlace {
  x: number;
  line: number;
  leadsTo: { x: number; y: number } | null;
}

export interface NameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The height of letters above and below their base line, as a share of their size. */
export const [ABOVE, BELOW] = [0.85, 0.25];
/** The greatest distance of a name from its body, in body sizes, and the number of directions in which a place is sought. */
const FARTHEST = 2.2;
const DIRECTIONS = 16;

const meet = (a: NameBox, b: NameBox): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of the picture that a body takes: upright, or lying where it fell. */
export const boxOfBody = ({ x, y, size, fallen }: NamedBody): NameBox =>
  fallen
    ? { left: x - 0.5 * size, right: x + 0.5 * size, top: y - 0.36 * size, bottom: y + 0.08 * size }
    : { left: x - 0.27 * size, right: x + 0.27 * size, top: y - 0.92 * size, bottom: y + 0.1 * size };

export const boxOfName = ({ x, line }: NamePlace, half: number, letters: number): NameBox => ({
  left: x - half,
  right: x + half,
  top: line - ABOVE * letters,
  bottom: line + BELOW * letters,
});

/** The places that a name may have, the best first: below the feet, above the head, beside the body, farther away with a stroke. */
function placesOf(body: NamedBody, letters: number): NamePlace[] {
  const { x, y, size, half, fallen, stones } = body;
  const { left, right, top } = boxOfBody(body);
  const middle = { x, y: y - (fallen ? 0.12 : 0.35) * size };
  const places: NamePlace[] = [
    { x, line: y + 0.1 * size + (stones > 0 ? ABOVE * letters + 3 : 0.6 * letters), leadsTo: null },
    { x, line: top - BELOW * letters - 3, leadsTo: null },
    { x: left - half - 2, line: middle.y, leadsTo: null },
    { x: right + half + 2, line: middle.y, leadsTo: null },
  ];
  for (let distance = 0.8; distance <= FARTHEST; distance += 0.35)
    for (let nth = 0; nth < DIRECTIONS; nth += 1) {
      // downwards first, because the table is empty there
      const angle = Math.PI / 2 + (nth % 2 ? 1 : -1) * Math.ceil(nth / 2) * ((2 * Math.PI) / DIRECTIONS);
      places.push({
        x: middle.x + Math.cos(angle) * (distance * size + half * 0.6),
        line: middle.y + Math.sin(angle) * distance * size * 0.8,
        leadsTo: middle,
      });
    }
  return places;
}

/** The letter height, the part of the picture for names, and the moonstones that names must not cover. */
export interface NameRoom {
  letters: number;
  within: NameBox;
  stones: readonly NameBox[];
}

/** A place for each name inside the picture, those of the winners first: over no body, no moonstone and no other name; null if there is none. */
export function namePlaces(bodies: readonly NamedBody[], { letters, within, stones }: NameRoom): (NamePlace | null)[] {
  const taken: NameBox[] = [...stones];
  const chosen = new Map<NamedBody, NamePlace>();
  for (const body of bodies.toSorted((a, b) => Number(b.winner) - Number(a.winner) || b.y - a.y)) {
    const neighbours = bodies.filter((neighbour) => neighbour !== body).map(boxOfBody);
    const place = placesOf(body, letters)
      .map((wanted) => ({ ...wanted, x: Math.min(within.right - body.half, Math.max(within.left + body.half, wanted.x)) }))
      .find((wanted) => {
        const box = boxOfName(wanted, body.half, letters);
        if (box.top < within.top || box.bottom > within.bottom) return false;
        return ![...taken, ...neighbours, ...(wanted.leadsTo ? [boxOfBody(body)] : [])].some((obstacle) => meet(obstacle, box));
      });
    if (!place) continue;
    chosen.set(body, place);
    taken.push(boxOfName(place, body.half, letters));
  }
  return bodies.map((body) => chosen.get(body) ?? null);
}
