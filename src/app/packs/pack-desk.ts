import { packChanges } from '../../packs/changes.ts';
import { boxOf } from '../../packs/box.ts';
import { lintPack } from '../../packs/lint/lint-pack.ts';
import { cardsOf, type Pack } from '../../packs/pack.ts';
import type { Stores } from '../../storage/backup.ts';
import { PackStore } from '../../storage/pack-store.ts';
import { TroupeStore } from '../../storage/troupe-store.ts';
import type { PackPort, PackUsers } from '../../ui/contexts/pack-port.ts';
import { findingLine } from '../../words/app/pack-findings.ts';
import type { CardBox } from '../box.ts';
import { packParcel } from '../foreign/sharing.ts';
import { matchTitle } from '../kept/match-title.ts';

/** The packs of this device, and the taking of one. */
export interface PackDesk extends PackPort {
  /** A sentence why it is not taken; null when it is kept. */
  take(pack: Pack): Promise<string | null>;
}

interface DeskNeeds {
  stores: Stores;
  box: CardBox;
  /** Called after each change, when the box is as it is now. */
  changed: () => void;
  page: string;
}

export function packDesk({ stores: { database, matches }, box, changed, page }: DeskNeeds): PackDesk {
  const packs = new PackStore(database);
  const troupes = new TroupeStore(database);

  /** Everything of this device with the cards it plays: troupes, and matches that are not over and began with their troupes. */
  async function players(): Promise<{ kind: keyof PackUsers; name: string; cards: ReadonlySet<string> }[]> {
    const kept = (await troupes.list()).map(({ data: { name, characters, upgrades = {} } }) => ({
      kind: 'troupes' as const,
      name,
      cards: new Set([...characters, ...Object.values(upgrades).flat()]),
    }));
    const open = (await matches.list()).filter(({ finished }) => !finished);
    const heads = await database.connection.read(() => database.heads.bulkGet(open.map(({ id }) => id)));
    const played = open.map((meta, index) => {
      const seats = heads[index]?.head.setup.seats ?? [];
      const cards = seats.flatMap(({ troupe = [], upgrades = {} }) => [...troupe, ...Object.values(upgrades).flat()]);
      return { kind: 'matches' as const, name: matchTitle(meta), cards: new Set<string>(cards) };
    });
    return [...kept, ...played];
  }

  const usersIn = (all: Awaited<ReturnType<typeof players>>, pack: Pack): PackUsers => {
    const ids = cardsOf(pack).map(({ card }) => card.id);
    const names = (kind: keyof PackUsers): string[] =>
      all.filter((user) => user.kind === kind && ids.some((id) => user.cards.has(id))).map(({ name }) => name);
    return { troupes: names('troupes'), matches: names('matches') };
  };

  const after = async (work: Promise<void>): Promise<void> => {
    await work;
    await box.read(database);
    changed();
  };

  return {
    async list() {
      const [kept, all] = [await packs.list(), await players()];
      return kept.map(({ archived, data }) => ({ pack: data, on: archived === null, users: usersIn(all, data) }));
    },
    clashes: () => box.box.clashes,
    async offer(pack) {
      const known = (await packs.open(pack.id))?.data;
      const cards = known ? boxOf(box.printed, [known]).cards : box.printed;
      return {
        changes: packChanges(pack, cards),
        findings: lintPack(pack, box.printed),
        known: known?.version ?? null,
        users: usersIn(await players(), pack),
      };
    },
    async take(pack) {
      const error = lintPack(pack, box.printed).find(({ grade }) => grade === 'error');
      if (error) return findingLine(error);
      await after(packs.save(pack.id, pack));
      return null;
    },
    switchOn: (id, on) => after(packs.archive(id, !on)),
    remove: (id) => after(packs.remove(id)),
    undoRemove: (id) => after(packs.undoRemove(id)),
    share: (pack) => packParcel(pack, page),
  };
}
