import { balancedLines } from '../../../src/ui/match/postcard/balanced-lines.ts';
import { boxOfBody, boxOfName, namePlaces, type NameBox, type NamedBody } from '../../../src/ui/match/postcard/name-places.ts';
import { Lot } from '../../../src/players/lot.ts';
import { expect } from '../support.ts';

const PICTURE: NameBox = { left: 0, right: 1100, top: 180, bottom: 638 };
const meet = (a: NameBox, b: NameBox): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const body = (x: number, y: number, more: Partial<NamedBody> = {}): NamedBody => ({
  ...{ x, y, size: 110, half: 60, fallen: false, winner: false, stones: 0 },
  ...more,
});

/** What lies over what: names over each other, over a body of somebody else, or beyond the picture. */
function clashes(bodies: readonly NamedBody[]): string[] {
  const boxes = namePlaces(bodies, PICTURE).map((place, nth) => place && boxOfName(place, bodies[nth]?.half ?? 0));
  return boxes.flatMap((box, nth) => {
    if (!box) return [`${nth} has no name`];
    const others = bodies.flatMap((other, index) => (index === nth ? [] : [boxOfBody(other)]));
    const names = boxes.flatMap((other, index) => (other && index !== nth ? [other] : []));
    const outside = box.left < PICTURE.left - 0.01 || box.right > PICTURE.right + 0.01 || box.bottom > PICTURE.bottom;
    return [...others, ...names].some((other) => meet(box, other)) || outside ? [`${nth} is covered`] : [];
  });
}

describe('the words on a postcard', () => {
  it('names stand below the feet, and above the head where somebody stands nearer', () => {
    expect(namePlaces([body(500, 400)], PICTURE)[0]).to.deep.equal({ x: 500, line: 423, leadsTo: null });
    const [behind, before] = namePlaces([body(500, 400), body(500, 440)], PICTURE);
    expect(before?.line).to.be.above(440);
    expect(behind?.line).to.be.below(400 - 0.9 * 110);
  });

  it('leave nobody out of a crowd, and lie over nobody else', () => {
    const lot = new Lot('a crowd');
    for (let times = 0; times < 20; times += 1) {
      const crowd = Array.from({ length: 8 }, (_, nth) =>
        body(380 + lot.between(0, 340), 320 + lot.between(0, 200), { fallen: nth % 3 === 0, winner: nth % 2 === 0, stones: nth % 4 }),
      );
      expect(clashes(crowd)).to.deep.equal([]);
    }
  });

  it('a stroke leads from a name that is not beside its body to that body', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) =>
      body(500 + 100 * Math.cos((nth * Math.PI) / 4), 400 + 80 * Math.sin((nth * Math.PI) / 4)),
    );
    const [inner] = namePlaces([body(500, 400, { winner: true }), ...ring], PICTURE);
    expect(inner?.leadsTo?.x).to.equal(500);
  });

  it('lines are about as long, so that no word stands alone', () => {
    const wide = (line: string): number => line.length;
    const text = 'Turn 18: Billy slays Firespitter, Ben catches Ada in a lie and Firespitter wounds Billy: 3.';
    const lines = balancedLines(text, 44, wide);
    expect(lines.join(' ')).to.equal(text);
    expect(Math.max(...lines.map(wide))).to.be.at.most(44);
    expect(Math.min(...lines.map(wide))).to.be.above(20);
    expect(balancedLines('Ada wins!', 44, wide)).to.deep.equal(['Ada wins!']);
    expect(balancedLines('Supercalifragilistic', 10, wide)).to.deep.equal(['Supercalifragilistic']);
  });
});
