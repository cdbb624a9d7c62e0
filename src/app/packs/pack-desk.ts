import { packChanges } from '../../packs/changes.ts';
import { boxOf } from '../../packs/box.ts';
import { lintPack } from '../../packs/lint/lint-pack.ts';
import { cardsOf, type Pack } from '../../packs/pack.ts';
import { sumOf, canonicalText } from '../../packs/canonical-text.ts';
import type { Stores } from '../../storage/backup/backup.ts';
import { CampaignStore } from '../../storage/stores/campaign-store.ts';
import { bare, isChangedHere, PackStore } from '../../storage/stores/pack-store.ts';
import { TroupeStore } from '../../storage/stores/troupe-store.ts';
import type { PackPort, PackUsers } from '../../ui/contexts/cards/pack-port.ts';
import { findingLine } from '../../words/app/making/pack-findings.ts';
import type { CardBox } from '../box.ts';
import { isOfficial } from '../official-packs.ts';
import { packParcel } from '../foreign/sharing.ts';
import { HostPacks } from './host-packs.ts';
import { packsOfCampaign } from '../kept/campaign-packs.ts';
import { matchTitle } from '../kept/match-title.ts';

/** The names of the cards of a pack that its other version lacks. */
function goneFrom(before: Pack, after: Pack): string[] {
  const kept = new Set(cardsOf(after).map(({ kind, card }) => `${kind} ${card.id}`));
  return cardsOf(before).flatMap(({ kind, card }) => (kept.has(`${kind} ${card.id}`) ? [] : [card.name]));
}

interface PackDeskNeeds {
  stores: Stores;
  box: CardBox;
  /** Called after each change, when the box is up to date. */
  changed: () => void;
  page: string;
}

export function packDesk({ stores: { database, matches, settings }, box, changed, page }: PackDeskNeeds): PackPort {
  const packs = new PackStore(database);
  const hosted = new HostPacks(page);
  const troupes = new TroupeStore(database);
  const campaigns = new CampaignStore(database);

  /** Everything on this device with its cards: troupes, campaigns with their packs, and unfinished matches that began with chosen troupes. */
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
    const seasons = (await campaigns.list()).map((meta) => ({
      kind: 'campaigns' as const,
      name: meta.title,
      cards: new Set(packsOfCampaign(meta)),
    }));
    return [...kept, ...played, ...seasons];
  }

  const usersIn = (all: Awaited<ReturnType<typeof players>>, pack: Pack): PackUsers => {
    const ids = cardsOf(pack).map(({ card }) => card.id);
    const names = (kind: keyof PackUsers): string[] =>
      all.filter((user) => user.kind === kind && ids.some((id) => user.cards.has(id))).map(({ name }) => name);
    const campaigning = all.filter(({ kind, cards }) => kind === 'campaigns' && cards.has(pack.id)).map(({ name }) => name);
    return { troupes: names('troupes'), matches: names('matches'), campaigns: campaigning };
  };

  const after = async (work: Promise<void>): Promise<void> => {
    await work;
    await box.read(database);
    changed();
  };

  return {
    async list() {
      const [kept, all] = [await packs.list(), await players()];
      return kept.map(({ archived, data }) => ({
        pack: bare(data),
        official: box.isOfficial(data.id),
        on: archived === null,
        users: usersIn(all, data),
      }));
    },
    clashes: () => box.box.clashes,
    async offer(pack) {
      const official = await isOfficial(pack);
      const kept = (await packs.open(pack.id))?.data;
      const known = kept && bare(kept);
      const cards = known ? boxOf(box.printed, [known]).cards : box.printed;
      return {
        changes: packChanges(pack, cards),
        findings: lintPack(pack, box.printed, official),
        known: known?.version ?? null,
        official,
        isIdentical: known !== undefined && canonicalText(known) === canonicalText(pack),
        edited: kept !== undefined && isChangedHere(kept),
        missing: known ? goneFrom(known, pack) : [],
        users: usersIn(await players(), pack),
      };
    },
    async take(pack) {
      const error = lintPack(pack, box.printed, await isOfficial(pack)).find(({ grade }) => grade === 'error');
      if (error) return findingLine(error);
      const kept = (await packs.open(pack.id))?.data;
      if (kept && canonicalText(bare(kept)) === canonicalText(pack)) await after(packs.archive(pack.id, false));
      else await after(packs.save(pack.id, { ...pack, taken: sumOf(pack) }));
      return null;
    },
    async prefer(card, pack) {
      await after(settings.change({ preferred: { [card]: pack } }).then(() => undefined));
    },
    switchOn: (id, on) => after(packs.archive(id, !on)),
    remove: (id) => after(packs.remove(id)),
    undoRemove: (id) => after(packs.undoRemove(id)),
    hosted: () => hosted.list(),
    fetch: (id) => hosted.fetch(id),
    tryOut: async (card) => (await import('../power/begin-estimate.ts')).beginEstimate(card, box.cards),
    async share(pack) {
      let given = pack;
      await packs.rework(pack.id, (kept) => {
        if (!kept) return null;
        const whole = bare(kept);
        // a pack that was taken or given away unchanged keeps its version
        if (!isChangedHere(kept) || kept.given === sumOf(whole)) {
          given = whole;
          return null;
        }
        given = { ...whole, version: whole.version + 1 };
        return { ...given, ...(kept.taken === undefined ? {} : { taken: kept.taken }), given: sumOf(given) };
      });
      if (given !== pack) await after(Promise.resolve());
      return packParcel(given, page);
    },
  };
}
