import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { checkRecord } from '../../src/record/notation.ts';
import { openRecord } from '../../src/record/open-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import { viewFor } from '../../src/seats/view.ts';
import { imagine } from '../../src/seats/imagine.ts';

// A text that never ends, in a match that is kept: what the players have agreed on stands in the record, and is played again.

const grub = catalogue.characters['grub'] as Character;
const endless: Character = {
  ...grub,
  abilities: [
    {
      kind: 'passive',
      id: 'spin',
      name: 'Spin',
      rules: [
        {
          when: { on: 'activates' },
          do: [{ do: 'repeat', times: 20_000, then: [{ do: 'gain', to: 'self', energy: 0 }] }],
        },
      ],
    },
  ],
};
const cards = { ...catalogue, characters: { ...catalogue.characters, grub: endless } };

function begun(): Folded {
  const models = { '0:grub': { at: { x: 2540, y: 2540 } }, '1:quack': { at: { x: 7620, y: 7620 } } };
  return beginRecord(
    {
      seats: [{ troupe: ['grub'] }, { troupe: ['quack'] }],
      options: { troupeSize: 1 },
      terrain: [],
      seed: 'spin',
      start: 'activation',
      position: { models, stones: [], first: 0 },
    },
    cards,
  );
}

function after(folded: Folded, ...decisions: Decision[]): Folded {
  return decisions.reduce((now, decision) => {
    const next = advance(now, decision);
    if (!next.ok) throw new Error(JSON.stringify([decision, next.reason]));
    return next.folded;
  }, folded);
}

const activate: Decision = { seat: 0, kind: 'activate', model: '0:grub' };
const agree = [
  { seat: 0, kind: 'agree' },
  { seat: 1, kind: 'agree' },
] as const;

test('what the players strike out is in the record and is played again', () => {
  const folded = after(begun(), activate, ...agree, activate);
  expect(folded.match.order.struckOut).toEqual([{ model: '0:grub', ability: 'spin', character: 'grub' }]);
  expect(folded.match.order.active).toBe('0:grub');
  const read = checkRecord(JSON.parse(JSON.stringify(folded.record)));
  if (!read.ok) throw new Error('not read');
  const opened = openRecord(JSON.parse(JSON.stringify(folded.record)));
  expect(opened).toMatchObject({ as: 'playable' });
  if (opened.as === 'playable') expect(opened.folded.match).toEqual(folded.match);
});

test('a checkpoint keeps it, and so does what a seat imagines', () => {
  const struck = after(begun(), activate, ...agree);
  const record = { ...struck.record, checkpoints: [{ after: 3, match: struck.match }] };
  expect(openRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ as: 'playable', folded: { match: struck.match } });
  expect(imagine(viewFor(struck.match, 1), 'a').order.struckOut).toEqual(struck.match.order.struckOut);
});

test('a match in which every text ends has no word of it', () => {
  const { match, record } = beginRecord({ ...begun().record.setup }, catalogue);
  const played = after({ match, record, line: [] }, activate);
  expect('struckOut' in played.match.order).toBe(false);
  expect(played.match.proposal).toBeUndefined();
});
