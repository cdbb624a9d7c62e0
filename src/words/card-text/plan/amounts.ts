import type { Until, Value } from '../../../rules/terms/card-language.ts';
import { text } from '../clauses.ts';
import type { Phrase } from '../language.ts';
import { amountOf } from './values.ts';
import type { Voice } from './voice.ts';

/** A duration: “until the end of the turn”. */
export const untilText = (until: Until, { say }: Pick<Voice, 'say'>): string => text(say(`until.${until}`));

export const wounds = (value: Value, voice: Voice): Phrase => amountOf(value, 'wound', voice);
export const energy = (value: Value, voice: Voice): Phrase => amountOf(value, 'energy', voice);
export const stones = (value: Value, voice: Voice): Phrase => amountOf(value, 'stone', voice);
export const health = (value: Value, voice: Voice): Phrase => amountOf(value, 'health', voice);
