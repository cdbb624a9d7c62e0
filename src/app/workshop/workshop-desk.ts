import {
  cardNamed,
  inventedStart,
  isInventedBy,
  withCard as withCardIn,
  withoutCard,
  type AnyCard,
  type Pack,
  type PackId,
} from '../../packs/pack.ts';
import { sumOf, canonicalText } from '../../packs/canonical-text.ts';
import type { Database } from '../../storage/database/database.ts';
import { bare, PackStore, type KeptPack } from '../../storage/stores/pack-store.ts';
import { StorageFailed } from '../../storage/database/storage-failed.ts';
import type { CardDesk, CardAddress, MadeKind, Saved, WorkshopPort } from '../../ui/contexts/cards/workshop-port.ts';
import { workshopWords } from '../../words/app/making/workshop.ts';
import { doubledCard } from '../../workshop/doubled-card.ts';
import { freeSlug, newCharacter, newPack, newTableCard, newUpgrade } from '../../workshop/new-card.ts';
import type { CardBox } from '../box.ts';
import { tryTable } from './try-table.ts';

interface WorkshopNeeds {
  database: Database;
  box: CardBox;
  /** Called after each change, when the box is up to date. */
  changed: () => void;
  /** The name of the player who writes the cards; empty if unknown. */
  maker: () => string;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The ids of packs that were made on a device begin with this. */
const OWN = 'own-';

const cardIn = (pack: Pack | null, card: string): AnyCard | null => pack && cardNamed(pack, card);

/** A pack with one card added or replaced. A changed pack has no seal. */
const withCard = ({ seal: _seal, ...pack }: KeptPack, card: AnyCard): KeptPack => withCardIn(pack, card);

const makers: Readonly<Record<MadeKind, (id: string, name: string) => AnyCard>> = {
  character: newCharacter,
  upgrade: newUpgrade,
  event: newTableCard('event'),
  agenda: newTableCard('agenda'),
  campaign: newTableCard('campaign'),
};

const gone = (card: string): StorageFailed => new StorageFailed('unknown', new Error(`no card ${card}`));

/** Makes and changes cards, each in a pack of this device. */
export function workshopDesk({ database, box, changed, maker }: WorkshopNeeds): WorkshopPort {
  const store = new PackStore(database);
  let removed: { pack: PackId; card: AnyCard; print: Pack['corrects'][string] | undefined } | null = null;

  const after = async (): Promise<void> => {
    await box.read(database);
    changed();
  };
  const rework = async (pack: PackId, change: (kept: KeptPack) => KeptPack | null): Promise<void> => {
    const done = await store.rework(pack, (kept) => kept && change(kept));
    if (!done) throw gone(pack);
    await after();
  };
  const packs = async (): Promise<Pack[]> => (await store.list()).map(({ data }) => bare(data));

  function blank(): Pack {
    const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return newPack(`${OWN}${random}`, workshopWords.ownPack(), maker());
  }

  async function ownPack(): Promise<Pack> {
    return (await packs()).find(({ id }) => id.startsWith(OWN)) ?? blank();
  }

  async function put(pack: Pack, card: AnyCard, print?: Pack['corrects'][string]): Promise<CardAddress> {
    await store.rework(pack.id, (kept) => {
      const whole = kept ?? pack;
      const corrects = print ? { ...whole.corrects, [card.id]: print } : whole.corrects;
      return withCard({ ...whole, corrects }, card);
    });
    await after();
    return { pack: pack.id, card: card.id };
  }

  /** A free id in the pack for a card of the kind of `card`. */
  const idIn = (pack: Pack, name: string, card: AnyCard): string => {
    const start = inventedStart(pack.id, card);
    return start + freeSlug(name, 'card', (slug) => cardIn(pack, start + slug) !== null);
  };

  function deskOf(pack: Pack, first: AnyCard): CardDesk {
    let known: AnyCard | null = first;
    return {
      pack,
      card: first,
      printed: box.printed,
      async save(card, anyway = false): Promise<Saved> {
        const isKept = await store.rework(pack.id, (kept) => {
          const before = cardIn(kept, card.id);
          if (!anyway && canonicalText(before) !== canonicalText(known)) return null;
          return withCard(kept ?? pack, card);
        });
        if (!isKept) return 'elsewhere';
        known = card;
        await after();
        return 'kept';
      },
      async read() {
        const kept = await store.open(pack.id);
        return (known = cardIn(kept?.data ?? null, first.id));
      },
      tryOut: (card, alone) => tryTable(box.printed, pack, card, alone),
    };
  }

  return {
    packs,
    async make(kind, name, id) {
      const pack = id === null ? blank() : ((await store.open(id))?.data ?? blank());
      const made = makers[kind]('', name);
      return put(pack, { ...made, id: idIn(pack, name, made) });
    },
    async placeOf(card) {
      const packId = box.box.from.get(card);
      if (packId !== undefined) return { pack: packId, card };
      const { characters, upgrades = {}, tableCards = {} } = box.printed;
      const printed: AnyCard | undefined = characters[card] ?? upgrades[card] ?? tableCards[card];
      if (!printed) throw gone(card);
      return put(await ownPack(), printed, { version: printed.version, sum: sumOf(printed) });
    },
    async double(place, name) {
      const pack = (await store.open(place.pack))?.data;
      const card = cardIn(pack ?? null, place.card);
      if (!pack || !card) throw gone(place.card);
      return put(pack, doubledCard(card, idIn(pack, name, card), name));
    },
    async remove({ pack, card }) {
      await rework(pack, (kept) => {
        const lying = cardIn(kept, card);
        if (!lying) return null;
        removed = { pack, card: lying, print: kept.corrects[card] };
        const { [card]: _print, ...corrects } = kept.corrects;
        return { ...withoutCard(kept, card), corrects };
      });
    },
    async undoRemove() {
      if (!removed) return;
      const { pack, card, print } = removed;
      removed = null;
      await rework(pack, (kept) =>
        withCard(print && !isInventedBy(pack, card) ? { ...kept, corrects: { ...kept.corrects, [card.id]: print } } : kept, card),
      );
    },
    async open({ pack, card }) {
      const kept = (await store.open(pack))?.data ?? null;
      const lying = cardIn(kept, card);
      return kept && lying ? deskOf(bare(kept), lying) : null;
    },
  };
}
