import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import type { Catalogue, Character, Passive } from '../../../src/rules/terms/card-language.ts';
import type { Happening, HappeningOf } from '../../../src/rules/terms/happening.ts';
import type { AbilityId } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { SumPart } from '../../../src/rules/terms/sum.ts';

// Laws that are checked by events, with a catalogue in which every character has one more ability.

const everybody = (cards: Catalogue, ability: Passive): Catalogue => ({
  ...cards,
  characters: Object.fromEntries(
    Object.entries(cards.characters).map(([id, card]): [string, Character] => [id, { ...card, abilities: [...card.abilities, ability] }]),
  ),
});

const BEFORE = 'sees-it-come';
const AFTER = 'has-seen-it';
const seer = (id: string, moment: 'before' | 'after'): Passive => ({
  kind: 'passive',
  id,
  name: id,
  inherent: true,
  rules: [{ when: { on: 'catastrophe', at: moment }, do: [{ do: 'if', cond: [], then: [] }] }],
});

/** A catalogue in which each model counts every Catastrophe before it comes and after it was there. */
export const withSeers = (cards: Catalogue): Catalogue => everybody(everybody(cards, seer(BEFORE, 'before')), seer(AFTER, 'after'));

const total = (match: Match): number => (match.order.deeds?.catastrophes ?? []).reduce((sum, n) => sum + n, 0);
const isUse = (event: Happening): event is HappeningOf<'used'> => event.what === 'used';

/** True if a model has a text by which a Catastrophe may be ignored, which is then resolved without coming. */
const mayBeIgnored = ({ table }: Match): boolean =>
  Object.values(table.models).some(({ character }) => {
    const json = JSON.stringify(catalogue.characters[character] ?? null);
    return json.includes('"mod":"ignore"') && json.includes('"catastrophe"');
  });

/**
 * Checks that every Catastrophe passes the same two moments and is counted once: models see it coming before it is counted, and those still there
 * have seen it. `events`: the events between two moments at which no text was under way. @rule ARC-23
 */
export function catastrophesPass(before: Match, after: Match, events: readonly Happening[]): string[] {
  const counted = total(after) - total(before);
  const uses = events.filter(isUse);
  const came = uses.filter(({ ability }) => ability === BEFORE).length;
  const seen = uses.filter(({ ability }) => ability === AFTER).length;
  const count = events.filter(({ what }) => what === 'slain' || what === 'left').length;
  const resolved = events.filter((event) => event.what === 'resolved' && event.identity === 'catastrophe' && event.effect).length;
  return [
    ...(counted > came ? [`${counted} Catastrophes counted, ${came} seen coming`] : []),
    ...(seen > counted ? [`${seen} Catastrophes seen, ${counted} counted`] : []),
    ...(counted > seen + count ? [`${counted} Catastrophes counted, ${seen} seen, and ${count} are gone`] : []),
    ...(resolved > came && !mayBeIgnored(after) ? [`${resolved} Catastrophes resolved, ${came} seen coming`] : []),
  ];
}

const whole: Passive = { kind: 'passive', id: 'whole', name: 'Whole', inherent: true, rules: [{ always: [{ mod: 'unreducible' }] }] };

const isTableCard = (ability: AbilityId | null): boolean => ability !== null && catalogue.tableCards?.[ability] !== undefined;

/** A catalogue in which no passive ability can reduce damage. */
export const withWholeHarm = (cards: Catalogue): Catalogue => everybody(cards, whole);

/**
 * Where passive abilities cannot reduce damage, checks that all damage is marked as it was dealt, as far as there are open boxes. No less than the
 * printed damage may be dealt, except by a lasting effect, a Signature Move of this melee or a card of a player. @rule DMG-9
 */
export function harmIsWhole(before: Match, events: readonly Happening[]): string[] {
  const signed = events.some(({ what }) => what === 'upgraded') || before.stack.some((frame) => frame.kind === 'melee');
  return events.flatMap((event, index) => {
    if (event.what !== 'damaged' || event.by === null) return [];
    const { model, by: dealer, amount, printed, parts = [] } = event;
    const lies = before.table.models[dealer]?.lasting ?? [];
    const isLaid = ({ ability }: SumPart): boolean => lies.some(({ from, passive }) => from.ability === ability && passive !== true);
    const takenOff = parts.reduce((sum, part) => sum - (isTableCard(part.ability) || isLaid(part) ? Math.min(0, part.by ?? 0) : 0), 0);
    const lasting = before.table.models[model]?.lasting.length ?? 0;
    const less =
      printed !== null &&
      amount + takenOff < printed &&
      !signed &&
      lasting === 0 &&
      !events.slice(0, index).some(({ what }) => what === 'effect-laid');
    const next = events[index + 1];
    const wounded = next?.what === 'wounded' && next.model === model ? next.amount : 0;
    const fell = events
      .slice(index)
      .some((happening) => (happening.what === 'slain' || happening.what === 'stayed') && happening.model === model);
    return [
      ...(less ? [`${amount} of ${printed} damage was dealt to ${model}`] : []),
      ...(amount > 0 && wounded < amount && !fell && !isFull(before, model, wounded)
        ? [`${wounded} of ${amount} damage was marked on ${model}`]
        : []),
    ];
  });
}

/** True if a model could not take more wounds, or takes none at all because of a card. */
const isFull = ({ table }: Match, id: string, wounded: number): boolean => {
  const model = table.models[id];
  return (
    model === undefined ||
    model.status !== 'board' ||
    (wounded === 0 && model.lasting.some(({ mods }) => mods.some(({ mod }) => mod === 'unharmed')))
  );
};

const seen = withSeers(catalogue);
const hurt = withWholeHarm(catalogue);
/** Per cent of the matches that are played with each of the two catalogues. */
const [SEEN, HURT] = [12, 8];

/** The cards of a soak match, by the seed, and the check of its events. */
export function witnessFor(seed: string): {
  cards: Catalogue;
  witness?: (before: Match, after: Match, events: readonly Happening[]) => string[];
} {
  const drawn = new Lot(`witness ${seed}`).between(1, 100);
  if (drawn <= SEEN) return { cards: seen, witness: catastrophesPass };
  if (drawn <= SEEN + HURT) return { cards: hurt, witness: (before, _after, events) => harmIsWhole(before, events) };
  return { cards: catalogue };
}
