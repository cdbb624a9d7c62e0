import type { Ability, Mod, Until } from '../../terms/card-language.ts';
import type { Play } from '../../play.ts';
import type { AbilityId, ModelId } from '../../terms/ids.ts';
import type { Lasting } from '../../terms/match.ts';
import { abilitiesOf, abilityOf, keywordsOf } from '../../printed/abilities-of.ts';
import { gainedIn } from '../../printed/standing-mods.ts';
import { namedBy, type Reading } from '../../reading/named-by.ts';
import { roundsUnderWay } from '../../reading/action-span.ts';
import { frozen } from '../../reading/signature.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { isHurtInRound, takeHold } from '../../harm/round-wounds.ts';
import { isBarred } from '../../reading/declaring/targets.ts';
import { isSpared } from '../spared-effects.ts';
import { ask, over, readFor, modelsNamed, type Handlers, type Work } from '../work.ts';

/** Lays a lasting effect on a model. */
function lay({ play, frame }: Work, model: ModelId, given: Lasting): void {
  const speaks = 'card' in frame.text ? null : abilityOf(play, frame.model, frame.ability);
  const round = given.until === 'action' && !('card' in frame.text) ? roundsUnderWay(play) : 0;
  const lasting: Lasting = { ...given, ...(speaks?.kind === 'passive' ? { passive: true } : {}), ...(round > 0 ? { round } : {}) };
  play.patchModel(model, { lasting: [...play.model(model).lasting, lasting] });
  play.emit({ what: 'effect-laid', model, lasting });
}

/** Gives models an ability and pends the texts about that. */
function bestow(work: Work, models: readonly ModelId[], lasting: Lasting & { gives: Ability }): void {
  for (const model of models) {
    lay(work, model, lasting);
    work.play.pend(triggered(work.play, { on: 'gains-ability', model, ability: lasting.gives.id }));
  }
}

/** Takes away one ability of this name: a printed one first, else the one gained last. @rule ABL-27 */
function takeAway(work: Work, model: ModelId, ability: AbilityId, until: Until): void {
  const { play, frame } = work;
  const { lasting } = play.model(model);
  const index = lasting.findLastIndex(({ gives, lost }) => gives?.id === ability && lost === undefined);
  const copies = abilitiesOf(play, model).filter(({ id }) => id === ability).length;
  const gained = gainedIn(lasting).filter(({ id }) => id === ability).length;
  if (index < 0 || copies > gained) {
    lay(work, model, { mods: [{ mod: 'without', ability }], until, from: { model: frame.model, ability: frame.ability } });
    return;
  }
  play.patchModel(model, {
    lasting: lasting.map((candidate, position) => (position === index ? { ...candidate, lost: until } : candidate)),
  });
}

/** The kind of ability that the card prints. */
const printedKind = (ability: Ability): Ability['kind'] => (ability.kind === 'active' ? (ability.prints ?? 'active') : ability.kind);

/** A modifier to be laid: its numbers are fixed, and a role in `against` becomes the model that it means. */
function settled(reading: Reading, mod: Mod, copies: number, against: ModelId | undefined): { mod: Mod; against: ModelId | undefined } {
  const fixed = frozen(reading, mod, copies);
  if (fixed.mod !== 'forbid' || fixed.against === undefined) return { mod: fixed, against };
  const [opponent] = namedBy(reading, fixed.against);
  return { mod: { mod: 'forbid', actions: fixed.actions }, against: opponent ?? against };
}

/** True if the model has the ability that reloads the weapon and may use it. */
function mayReload(play: Play, model: ModelId, weapon: AbilityId): boolean {
  const id = `reload-${weapon}`;
  const reload = abilityOf(play, model, id);
  return reload?.kind === 'active' && play.model(model).spent[id] === undefined && !isBarred(play, reload, model);
}

export const lastingEffects: Pick<Handlers, 'apply' | 'give' | 'reload' | 'spend' | 'lose-ability' | 'lapse' | 'learn-keyword'> = {
  /** Numbers are fixed when the effect is laid. @rule SIG-8 */
  apply(work, { to, mods, until, against, after }) {
    const { frame, reading } = work;
    const from = { model: frame.model, ability: frame.ability };
    const models = modelsNamed(work, to);
    for (const id of models) {
      const ownReading = readFor(reading, to, id);
      const only = against === undefined ? undefined : namedBy(ownReading, against)[0];
      const laid = mods.map((mod) => settled(ownReading, mod, frame.copies, only));
      for (const target of new Set(laid.map((each) => each.against))) {
        const together = laid.filter((each) => each.against === target).map(({ mod }) => mod);
        lay(work, id, {
          mods: together,
          until,
          from,
          ...(target === undefined ? {} : { against: target }),
          ...(after ? { waits: true } : {}),
        });
      }
    }
    for (const id of models) if (isHurtInRound(work.play, id)) takeHold(work.play, id);
    return over(models.length);
  },

  give(work, { to, ability, until }) {
    const models = modelsNamed(work, to);
    const from = { model: work.frame.model, ability: work.frame.ability };
    bestow(work, models, { mods: [], until, from, gives: ability, by: work.frame.seat });
    return over(models.length);
  },

  /** Only keywords that the model does not have are offered. @rule CRD-20 */
  'learn-keyword'(work, { of, to, until }) {
    const { play, frame, answer } = work;
    const [teacher] = modelsNamed(work, of);
    const [pupil] = modelsNamed(work, to);
    if (teacher === undefined || pupil === undefined) return over(0);
    const known = keywordsOf(play, pupil);
    const options = [...new Set(keywordsOf(play, teacher))].filter((word) => !known.includes(word));
    if (options.length === 0) return over(0);
    const { option } = answer ?? {};
    if (option === undefined) return ask(frame.seat, { ask: 'option', options, of: 'keyword' });
    const from = { model: frame.model, ability: frame.ability };
    lay(work, pupil, { mods: [{ mod: 'keyword', add: option }], until, from });
    return over(1);
  },

  /** An optional reload is offered only when the weapon has been used and no text forbids the reload. @rule CRD-18 */
  reload({ play, frame: { model, seat }, answer }, { ability, may }) {
    const { used } = play.model(model);
    if (may) {
      if ((used[ability]?.game ?? 0) === 0 || !mayReload(play, model, ability) || answer?.pass || answer?.option === 'no') return over(0);
      if (!answer) return ask(seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
    }
    const before = used[ability] ?? { turn: 0, game: 0 };
    play.patchModel(model, { used: { ...used, [ability]: { ...before, game: 0 } } });
    play.emit({ what: 'reloaded', model, ability });
    return over(1);
  },

  spend({ play, frame }, { ability, until }) {
    const { model } = frame;
    if (isSpared(frame, model, 'spend')) return over(0);
    play.patchModel(model, { spent: { ...play.model(model).spent, [ability]: until } });
    play.emit({ what: 'spent', model, ability, until });
    return over(1);
  },

  /** @rule CRD-9 CRD-10 */
  'lose-ability'(work, { from, of, until, to }) {
    const { play, frame, answer } = work;
    const [loser] = modelsNamed(work, from);
    const known =
      loser === undefined
        ? []
        : abilitiesOf(play, loser).filter((candidate) => [of].flat().includes(printedKind(candidate)) && !candidate.inherent);
    const options = [...new Set(known.map(({ id }) => id))];
    const lost = options.find((id) => id === answer?.option);
    if (loser === undefined || options.length === 0) return over(0);
    if (lost === undefined) return ask(frame.seat, { ask: 'option', options, of: 'ability', whose: loser });
    const source = { model: frame.model, ability: frame.ability };
    takeAway(work, loser, lost, until);
    const ability = known.find(({ id }) => id === lost);
    if (to !== undefined && ability) bestow(work, modelsNamed(work, to), { mods: [], until, from: source, gives: ability });
    return over(1);
  },

  /** @rule CHR-1 */
  lapse(work, { of = 'self', ability = work.frame.ability }) {
    const { play } = work;
    let gone = 0;
    for (const model of of === 'self' ? [work.frame.model] : modelsNamed(work, of)) {
      const { lasting } = play.model(model);
      const given = lasting.findIndex((candidate) => candidate.gives?.id === ability && candidate.lost === undefined);
      play.patchModel(model, { lasting: lasting.filter((_, index) => index !== given) });
      if (given >= 0) gone += 1;
    }
    return over(gone);
  },
};
