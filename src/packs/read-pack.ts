import * as v from 'valibot';
import { characterShape, LANGUAGE, tableCardShape, upgradeShape } from '../rules/terms/card-language/language.ts';
import type { Ability } from '../rules/terms/card-language.ts';
import { nodesOf } from '../rules/terms/card-language/nodes.ts';
import { beyondLimits, LIMITS } from './limits.ts';
import { isFairId, isFairName, isFairPackId } from './names.ts';
import { cardsOf, PACK_LANGUAGES, type Pack } from './pack.ts';

/** The reason why data is not a pack: `wrong-name` of a name or an id, `twice` of a repeated card. */
export interface PackFault {
  code: 'not-a-pack' | 'too-large' | 'too-deep' | 'newer' | 'wrong-shape' | 'wrong-name' | 'twice' | 'empty';
  where?: string;
}
export type ReadPack = { ok: true; pack: Pack } | { ok: false; fault: PackFault };

const faulty = (code: PackFault['code'], place?: string | null): ReadPack => ({
  ok: false,
  fault: { code, ...(typeof place === 'string' ? { where: place } : {}) },
});

const text = v.pipe(v.string(), v.maxLength(LIMITS.notes));
const names = v.record(v.string(), v.pipe(v.string(), v.maxLength(80)));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const headShape = v.object({ id: v.string(), language: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const list = <S extends v.GenericSchema>(card: S) => v.exactOptional(v.array(card), []);
const packShape = v.strictObject({
  id: text,
  name: text,
  by: text,
  notes: v.exactOptional(text, ''),
  version: count,
  language: count,
  characters: list(characterShape),
  upgrades: list(upgradeShape),
  tableCards: list(tableCardShape),
  corrects: v.exactOptional(v.record(v.string(), v.strictObject({ version: count, sum: v.pipe(v.string(), v.maxLength(40)) })), {}),
  called: v.exactOptional(v.strictObject(Object.fromEntries(PACK_LANGUAGES.map((tongue) => [tongue, v.exactOptional(names)])))),
  emblems: v.exactOptional(names),
  seal: v.exactOptional(v.pipe(v.string(), v.maxLength(120))),
});

/** The path of the first name or id in a pack that is not allowed; null when all are. */
function unfairName(pack: Pack): string | null {
  if (!isFairPackId(pack.id)) return 'id';
  if (!isFairName(pack.name)) return 'name';
  if (pack.by !== '' && !isFairName(pack.by)) return 'by';
  const ids = new Set(cardsOf(pack).map(({ card }) => card.id));
  for (const [tongue, names] of Object.entries(pack.called ?? {}))
    for (const [id, name] of Object.entries(names)) if (!ids.has(id) || !isFairName(name)) return `called.${tongue}.${id}`;
  for (const [id, emblem] of Object.entries(pack.emblems ?? {})) if (!ids.has(id) || !isFairId(emblem)) return `emblems.${id}`;
  for (const { card } of cardsOf(pack)) {
    if (!isFairId(card.id)) return card.id;
    if (!isFairName(card.name)) return `${card.id}.name`;
    const words = 'keywords' in card ? (card.keywords ?? []) : [];
    const strange = words.find((keyword) => !isFairName(keyword));
    if (strange !== undefined) return `${card.id}.keywords`;
    const texts = nodesOf(card).filter((node): node is Ability & Record<string, unknown> => 'name' in node && 'id' in node);
    const bad = texts.find(
      (node) => node !== (card as unknown) && (!isFairId(String(node.id)) || !isFairName(String(node.name), LIMITS.textName)),
    );
    if (bad) return `${card.id}.${String(bad.id)}`;
  }
  return null;
}

/** Reads a pack from any source: limits first, then shapes, then names. Never throws and changes no argument. */
export function readPack(content: unknown): ReadPack {
  const beyond = beyondLimits(content);
  if (beyond) return faulty(beyond.code, beyond.where);
  const head = v.safeParse(headShape, content);
  if (!head.success) return faulty('not-a-pack');
  if (head.output.language > LANGUAGE) return faulty('newer');
  const read = v.safeParse(packShape, content, { abortEarly: true });
  if (!read.success) return faulty('wrong-shape', v.getDotPath(read.issues[0]));
  const pack: Pack = read.output;
  const unfair = unfairName(pack);
  if (unfair !== null) return faulty('wrong-name', unfair);
  const ids = cardsOf(pack).map(({ kind, card }) => `${kind} ${card.id}`);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) return faulty('twice', twice);
  return ids.length === 0 ? faulty('empty') : { ok: true, pack };
}

/** Reads the text of a pack, written by hand or published by a host. */
export function readPackText(written: string): ReadPack {
  if (written.length > LIMITS.letters) return faulty('too-large');
  try {
    return readPack(JSON.parse(written.replace(/^\uFEFF/, '')));
  } catch {
    return faulty('not-a-pack');
  }
}
