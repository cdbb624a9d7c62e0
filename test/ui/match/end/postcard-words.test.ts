import { balancedLines } from '../../../../src/ui/match/postcard/balanced-lines.ts';
import {
  boxOfBody,
  boxOfName,
  namePlaces,
  type NameBox,
  type NamedBody,
  type NameRoom,
} from '../../../../src/ui/match/postcard/name-places.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { expect } from '../../support.ts';

const PICTURE: NameBox = { left: 0, right: 1100, top: 180, bottom: 638 };
const ROOM: NameRoom = { letters: 20, within: PICTURE, stones: [] };
const meet = (a: NameBox, b: NameBox): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const body = (x: number, y: number, more: Partial<NamedBody> = {}): NamedBody => ({
  ...{ x, y, size: 110, half: 60, fallen: false, winner: false, stones: 0 },
  ...more,
});

/** What lies over what: names over each other, over a body of somebody else, over a moonstone, or beyond the picture. */
function clashes(bodies: readonly NamedBody[], room: NameRoom = ROOM): string[] {
  const boxes = namePlaces(bodies, room).map((place, nth) => place && boxOfName(place, bodies[nth]?.half ?? 0, room.letters));
  return boxes.flatMap((box, nth) => {
    if (!box) return [`${nth} has no name`];
    const others = bodies.flatMap((other, index) => (index === nth ? [] : [boxOfBody(other)]));
    const names = boxes.flatMap((other, index) => (other && index !== nth ? [other] : []));
    const outside = box.left < PICTURE.left - 0.01 || box.right > PICTURE.right + 0.01 || box.bottom > PICTURE.bottom;
    return [...others, ...names, ...room.stones].some((obstacle) => meet(box, obstacle)) || outside ? [`${nth} is covered`] : [];
  });
}

describe('the words on a postcard', () => {
  it('names stand below the feet, and above the head where somebody stands nearer', () => {
    expect(namePlaces([body(500, 400)], ROOM)[0]).to.deep.equal({ x: 500, line: 423, leadsTo: null });
    const [behind, before] = namePlaces([body(500, 400), body(500, 440)], ROOM);
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

  it('lie over no moonstone, and stay where they were beside one', () => {
    const stone = { left: 490, right: 510, top: 405, bottom: 430 };
    const [moved] = namePlaces([body(500, 400)], { ...ROOM, stones: [stone] });
    expect(moved?.line).to.be.below(400 - 0.9 * 110);
    const [same] = namePlaces([body(500, 400)], { ...ROOM, stones: [{ ...stone, left: 570, right: 590 }] });
    expect(same).to.deep.equal({ x: 500, line: 423, leadsTo: null });
    const lot = new Lot('stones');
    for (let times = 0; times < 20; times += 1) {
      const crowd = Array.from({ length: 6 }, (_, nth) => body(300 + lot.between(0, 500), 320 + lot.between(0, 200), { stones: nth % 3 }));
      const stones = Array.from({ length: 5 }, () => {
        const [left, top] = [300 + lot.between(0, 500), 300 + lot.between(0, 250)];
        return { left, right: left + 20, top, bottom: top + 26 };
      });
      expect(clashes(crowd, { ...ROOM, stones })).to.deep.equal([]);
    }
  });

  it('taller letters take more room', () => {
    const pair = [body(500, 400), body(500, 440)];
    const lines = [20, 30].map((letters) => namePlaces(pair, { ...ROOM, letters })[0]?.line ?? 0);
    expect(lines[1]).to.be.below(lines[0] ?? 0);
    expect(clashes(pair, { ...ROOM, letters: 30 })).to.deep.equal([]);
  });

  it('a stroke leads from a name that is not beside its body to that body', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) =>
      body(500 + 100 * Math.cos((nth * Math.PI) / 4), 400 + 80 * Math.sin((nth * Math.PI) / 4)),
    );
    const [inner] = namePlaces([body(500, 400, { winner: true }), ...ring], ROOM);
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
