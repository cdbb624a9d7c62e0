import { expect, it } from 'vitest';
import { Notices } from '../../../src/app/club/notices.ts';
import type { ClubView } from '../../../src/club/terms/club.ts';
import type { ClubAsk } from '../../../src/club/terms/protocol.ts';

const view = (change: Partial<ClubView>): ClubView =>
  ({ push: 'key-of-the-club', pushed: false, you: { member: 'm1', role: 'player', name: 'Ada', device: 'd' }, ...change }) as ClubView;

function device(known: string | null, granted: string | null = null) {
  const asked: ClubAsk[] = [];
  const dropped: string[] = [];
  const notices = new Notices((ask) => Promise.resolve((asked.push(ask), { refused: null, value: undefined })), {
    canBePushed: () => true,
    pushAddress: () => Promise.resolve(known),
    newPushAddress: () => Promise.resolve(granted),
    dropPushAddress: () => Promise.resolve(void dropped.push('address')),
  });
  return { notices, asked, dropped };
}

it('the address of a device is told once to a club that does not know it, and to no other', async () => {
  const { notices, asked } = device('here');
  await notices.heard(view({ push: null }));
  expect(asked).toEqual([]);
  for (let times = 0; times < 3; times += 1) await notices.heard(view({}));
  expect(asked).toEqual([{ ask: 'push', subscription: 'here' }]);
  for (const { notices: other, asked: asks, pushed } of [
    { ...device('here'), pushed: true },
    { ...device(null), pushed: false },
  ]) {
    await other.heard(view({ pushed }));
    expect(asks).toEqual([]);
  }
});

it('messages are switched on with an address that the person allows, and off without one', async () => {
  const { notices, asked, dropped } = device(null, 'new');
  expect([notices.stateIn(view({})), notices.stateIn(view({ pushed: true })), notices.stateIn(view({ push: null }))]).toEqual([
    'off',
    'on',
    'never',
  ]);
  expect(notices.stateIn(view({ you: null }))).toBe('never');
  expect(await notices.wake(true, view({}))).toBe(null);
  expect(await notices.wake(false, view({ pushed: true }))).toBe(null);
  expect([asked.map((ask) => ask.ask === 'push' && ask.subscription), dropped]).toEqual([['new', null], ['address']]);
  const refused = device(null, null);
  expect(await refused.notices.wake(true, view({}))).not.toBe(null);
  expect(refused.asked).toEqual([]);
});
