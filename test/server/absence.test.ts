import { describe, expect, it } from 'vitest';
import type { FoldedCampaign } from '../../src/record/campaign-record.ts';
import type { GlassSide } from '../../src/glasses/glass-side.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { Lot as CampaignLot, nextDecision } from '../campaign/random-player.ts';
import { setupOf } from '../campaign/samples.ts';
import { byLot, socketLine, TestDevice, until } from './party.ts';
import { folderOf, founder, guest, laid, logOf, started, stops, stopsAfterEach } from './started-club.ts';

stopsAfterEach();

describe('devices that were away', () => {
  it('that sit elsewhere, or have begun their line anew, hear nothing late of a match that was left', async () => {
    const running = await started(folderOf('late'));
    const lines: WireLine[] = [];
    const texts: string[] = [];
    const ada = new TestDevice(running.port, (port, opened, entry) =>
      socketLine(
        port,
        (line) => {
          opened(line);
          const { onText } = line;
          line.onText = (text) => {
            texts.push(text);
            onText(text);
          };
          lines.push(line);
        },
        entry,
      ),
    );
    await ada.join(running.founder ?? '', 'Ada');
    stops.push(() => ada.leave());
    const bo = await guest(ada, 'Bo');
    const [first, second] = [await laid(ada, 'late 1'), await laid(ada, 'late 2')];
    const [old, rival] = [ada.sit(first), bo.sit(first)];
    await until(() => old.hasMatch && rival.hasMatch, 'the views');
    const glass = [old, rival].find((candidate) => byLot(candidate, new Lot('late'))) ?? old;
    const decision = byLot(glass, new Lot('late'));
    if (!decision) throw new Error('nobody is asked');
    expect(await glass.decide(decision)).toBe(null);
    await until(() => old.at > 0 && rival.at > 0, 'the first decision');
    const late = texts.filter((text) => text.startsWith(`@${first} `));
    expect(late.some((text) => text.includes('"welcome"')) && late.some((text) => text.includes('"from":1'))).toBe(true);

    ada.glasses.delete(first);
    old.leave();
    const stoodAt = (side: GlassSide): unknown => [side.at, side.entries.length, side.welcome?.match, JSON.stringify(side.view(null))];
    const left = stoodAt(old);
    let heard = 0;
    old.subscribe(() => (heard += 1));
    const other = ada.sit(second);
    await until(() => other.hasMatch, 'the other view');
    const sits = stoodAt(other);
    const hearsLate = (): void => late.forEach((text) => lines.at(-1)?.onText(text));
    hearsLate();
    // the match goes on without her, and her line is made anew
    expect(await rival.decide({ seat: 1, kind: 'concede' })).toBe(null);
    await until(() => rival.view(1).order.result !== null, 'the end of the first match');
    expect([stoodAt(old), stoodAt(other)]).toEqual([left, sits]);
    const before = lines.length;
    ada.leave();
    await until(() => !ada.side.linked, 'being away');
    ada.connect();
    await until(() => lines.length > before && other.linked, 'the other line');
    hearsLate();
    expect([stoodAt(old), stoodAt(other), heard]).toEqual([left, sits, 0]);
    // what comes of the match at which she sits is heard all the same
    const sitting = bo.sit(second);
    await until(() => sitting.hasMatch, 'the view of the other player');
    expect(await sitting.decide({ seat: 1, kind: 'concede' })).toBe(null);
    await until(() => other.view(0).order.result !== null, 'the end of the second match');
    expect([stoodAt(old), heard]).toEqual([left, 0]);
  });

  it('that have slept while a campaign went on keep nothing when they look at it again and leave', async () => {
    const running = await started(folderOf('week'));
    const ada = await founder(running);
    const bo = await guest(ada, 'Bo');
    const cy = await guest(ada, 'Cy');
    const members = { p1: 'm1', p2: 'm2', p3: 'm3' };
    const asked = { ask: 'campaign', setup: setupOf(3), seed: 'week', members } as const;
    const { id = '' } = await ada.wants(asked);
    const topic = `campaign.${id}`;
    const folded = async (): Promise<FoldedCampaign> => {
      const events = await running.club.events.campaign(id);
      if (!events) throw new Error('no campaign');
      return events.state.folded;
    };
    const slept: Json[] = [];
    const deaf = bo.side.follow(topic, (view) => slept.push(view));
    await until(() => slept.length > 0, 'the campaign');
    bo.leave();
    await until(() => !bo.side.linked, 'sleeping');
    // what the others decide meanwhile, and what the Chamberlain decides
    const lot = new CampaignLot('week');
    const devices = [ada, bo, cy];
    let count = 0;
    for (let decision = nextDecision(lot, (await folded()).campaign); decision && count < 6; count += 1) {
      const device = devices[Object.keys(members).indexOf(decision.player)];
      if (!device?.side.linked) break;
      const place = (await logOf(running).read(topic, 0)).length - 1;
      expect((await device.ask({ ask: 'campaign-say', campaign: id, at: place, saying: { say: 'decide', decision } })).refused).toBe(null);
      decision = nextDecision(lot, (await folded()).campaign);
    }
    expect(count).toBeGreaterThan(0);
    const texts = async (): Promise<string> => JSON.stringify((await logOf(running).read(topic, 0)).map(({ text }) => text));
    const before = await texts();
    bo.connect();
    await until(() => bo.side.linked, 'waking');
    await until(() => JSON.stringify(slept.at(-1)) !== JSON.stringify(slept[0]), 'the newer campaign');
    deaf();
    bo.leave();
    await until(() => !bo.side.linked, 'leaving');
    expect(await texts()).toBe(before);
    expect([bo.side.unanswered, bo.side.atOf(topic)]).toEqual([[], 0]);
  });

  it('pair a round once, whichever of two organisers is heard first and however often the other says it over a line that is cut', async () => {
    for (const isCut of [0, 1]) {
      const running = await started(folderOf('pair'));
      const ada = await founder(running);
      const bo = await guest(ada, 'Bo');
      await ada.wants({ ask: 'role', member: 'm2', role: 'organiser' });
      const { id = '' } = await ada.wants({ ask: 'tournament', name: 'Cup' });
      const place = async (): Promise<number> => (await logOf(running).read(`tournament.${id}`, 0)).length - 1;
      for (const [lot, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries()) {
        const saying = { say: 'decide', entry: { kind: 'enter', name, list: null, lot } } as const;
        await ada.ask({ ask: 'tournament-say', tournament: id, at: await place(), saying });
      }
      const before = await place();
      const pairing = (games: [string, string][], seed: number) =>
        ({
          ask: 'tournament-say',
          tournament: id,
          at: before,
          saying: { say: 'decide', entry: { kind: 'pair', round: 1, games, bye: null, seed } },
        }) as const;
      const asks = [
        pairing(
          [
            ['e1', 'e2'],
            ['e3', 'e4'],
          ],
          1,
        ),
        pairing(
          [
            ['e1', 'e3'],
            ['e2', 'e4'],
          ],
          2,
        ),
      ] as const;
      const devices = [ada, bo];
      const answers = devices.map((device, index) => device.side.ask(`pairs-first-round-${index}`, asks[index] as (typeof asks)[number]));
      // what it has said may have arrived or not
      devices[isCut]?.leave();
      await until(() => devices[isCut]?.side.linked === false, 'the line that is cut');
      devices[isCut]?.connect();
      const outcomes = (await Promise.all(answers)).map(({ refused }) => refused?.code ?? null);
      expect([...outcomes].sort()).toEqual([null, 'round-paired'].sort());
      // said again, it is answered as before
      const again = await Promise.all(
        devices.map((device, index) => device.side.ask(`pairs-first-round-${index}`, asks[index] as (typeof asks)[number])),
      );
      expect(again.map(({ refused }) => refused?.code ?? null)).toEqual(outcomes);
      const { rounds } = (await running.club.events.tournament(id))?.state.log.tournament ?? { rounds: [] };
      const won = outcomes.indexOf(null);
      expect(rounds.map(({ games }) => games.map(({ players }) => players))).toEqual([
        (asks[won] as (typeof asks)[number]).saying.entry.games,
      ]);
      expect(await place()).toBe(before + 1);
    }
  });
});
