import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClubDesk } from '../../../src/app/club/club-desk.ts';
import type { ClubNeeds } from '../../../src/app/club/club-needs.ts';
import { ClubShelf } from '../../../src/app/club/club-shelf.ts';
import { StorageFailed } from '../../../src/storage/database/storage-failed.ts';
import { keepClub } from '../../../src/storage/stores/club-store.ts';
import type { ClubAnswer } from '../../../src/ui/contexts/gatherings/club-port.ts';
import { clubReasonText, clubWords } from '../../../src/words/club/club.ts';

const HOST = 'https://club.example';
const CLUB = { host: HOST, device: 'device-of-ada-0001', member: 'm1', key: { kind: 'secret' as const, secret: 's' } };
const torn = {
  open: () => {
    throw new Error('torn');
  },
};
const marked = (isMarked: boolean) => ({ getItem: () => (isMarked ? '1' : null) });
const shelf = (): ClubShelf => new ClubShelf(HOST, '1', {} as ConstructorParameters<typeof ClubShelf>[2]);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('isSecureContext', true);
  // the device has no network, so that no desk opens a line
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('a club that cannot be read', () => {
  it('is not one that was never joined, and is opened once it can be read', async () => {
    await keepClub(CLUB);
    vi.stubGlobal('localStorage', marked(true));
    const whole = indexedDB;
    const clubs = shelf();
    vi.stubGlobal('indexedDB', torn);
    for (const _ of ['first', 'second']) await expect(clubs.club()).rejects.toThrow('torn');
    await expect(clubs.joining()).rejects.toThrow('torn');
    vi.stubGlobal('indexedDB', whole);
    const club = await clubs.club();
    expect(club).toBeInstanceOf(ClubDesk);
    expect(await clubs.club()).toBe(club);
    expect((await clubs.joining()).joined).toBe(true);
  });

  it('is none on a device that is in no club: such a device may store nothing at all', async () => {
    vi.stubGlobal('localStorage', marked(false));
    vi.stubGlobal('indexedDB', torn);
    expect(await shelf().club()).toBe(null);
    expect((await shelf().joining()).joined).toBe(false);
  });
});

describe('a campaign that is copied out of the club', () => {
  const file = { name: 'night.mooncampaign', file: new Blob(['x']) };
  const moved = (answer: ClubAnswer, needs: Partial<ClubNeeds> = {}): Promise<ClubAnswer> => {
    const desk = new ClubDesk(CLUB, {
      campaignFile: () => Promise.resolve(file),
      keepCampaign: () => Promise.resolve('m1'),
      ...needs,
    } as ClubNeeds);
    return Object.assign(desk, { ask: () => Promise.resolve(answer) }).moveOut('night');
  };
  const record: ClubAnswer = { refused: null, value: {} };

  it('has an id here, or a sentence why it has none', async () => {
    const damaged = { refused: clubReasonText({ code: 'campaign-damaged', clauses: [] }) };
    expect(await moved(record)).toEqual({ refused: null, value: 'm1' });
    expect(await moved({ refused: 'Not you.' })).toEqual({ refused: 'Not you.' });
    expect(await moved({ refused: null, value: undefined })).toEqual({ refused: clubWords.unreachable() });
    expect(await moved(record, { campaignFile: () => Promise.reject(new Error('torn')) })).toEqual(damaged);
    expect(await moved(record, { keepCampaign: () => Promise.resolve(null) })).toEqual(damaged);
  });

  it('fails where the device does not store it', async () => {
    const keepCampaign = () => Promise.reject(new StorageFailed('full'));
    await expect(moved(record, { keepCampaign })).rejects.toThrow('full');
  });
});
