import type { AbilityId, CharacterId } from '../rules/terms/ids.ts';
import { LEARNER, PARTNER } from './lesson.ts';
import type { TrainerStep } from './training.ts';

/** Two fighters in melee range of each other. */
interface Fighters {
  learner: CharacterId;
  enemy: CharacterId;
}

/** A model, its arcane ability, and the target. */
interface Casting {
  caster: CharacterId;
  ability: AbilityId;
  target: CharacterId;
}

const fighters: Readonly<Record<'open' | 'armour' | 'secret', readonly [Fighters, ...Fighters[]]>> = {
  open: [
    { learner: 'jayda', enemy: 'grub' },
    { learner: 'grub', enemy: 'jayda' },
  ],
  armour: [
    { learner: 'young-jack', enemy: 'baron-von-fancyhat' },
    { learner: 'baron-von-fancyhat', enemy: 'young-jack' },
    { learner: 'billy', enemy: 'el-capitano' },
  ],
  secret: [
    { learner: 'young-jack', enemy: 'el-capitano' },
    { learner: 'jayda', enemy: 'billy' },
    { learner: 'grub', enemy: 'hoff' },
  ],
};

/** One ability for each colour. */
const castings: readonly [Casting, ...Casting[]] = [
  { caster: 'flintlock', ability: 'shoot-musket', target: 'young-jack' },
  { caster: 'firespitter', ability: 'fireblast', target: 'el-capitano' },
  { caster: 'fraya', ability: 'fizzle-pop', target: 'jayda' },
];

/** Signature moves and follow-ups are for later. */
const options = { signatures: false, followUps: false };

const turning = <T>(all: readonly [T, ...T[]], round: number): T => all[round % all.length] ?? all[0];

/** A position of a trainer in the form of a scenario file, and the first decision of the active seat. */
export interface Bout {
  scenario: object;
  /** The active model, and its decision after its activation. */
  seat: number;
  model: string;
  first: { kind: 'melee'; target: string } | { kind: 'use'; ability: AbilityId; targets: string[] };
}

/** A round of a trainer; `seed` deals the cards. Only the armour and weapons of the step and the cards differ. */
export function boutOf(step: TrainerStep, round: number, seed: string): Bout {
  if (step === 'call' || step === 'claim') {
    const { caster, ability, target } = turning(castings, round);
    const seat = step === 'call' ? PARTNER : LEARNER;
    const troupes = step === 'call' ? [target, caster] : [caster, target];
    const scenario = {
      id: `trainer-${step}`,
      seed,
      options,
      seats: troupes.map((troupe) => ({ troupe: [troupe] })),
      first: seat,
      models: { [caster]: { at: [18, 20], energy: 3 }, [target]: { at: [18, 15], energy: 0, activated: true } },
    };
    return {
      scenario,
      seat,
      model: `${seat}:${caster}`,
      first: { kind: 'use', ability, targets: [`${1 - seat}:${target}`] },
    };
  }
  const { learner, enemy } = turning(fighters[step], round);
  const scenario = {
    id: `trainer-${step}`,
    seed,
    options,
    seats: [{ troupe: [learner] }, { troupe: [enemy] }],
    models: { [learner]: { at: [18, 20], energy: 1 }, [enemy]: { at: [18, 17.9], energy: 0, activated: true } },
  };
  return { scenario, seat: LEARNER, model: `${LEARNER}:${learner}`, first: { kind: 'melee', target: `${PARTNER}:${enemy}` } };
}
