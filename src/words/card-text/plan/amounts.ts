import type { Until, Value } from '../../../rules/terms/card-language.ts';
import { text } from '../clauses.ts';
import type { Phrase } from '../language.ts';
import { amountOf } from './values.ts';
import type { Voice } from './voice.ts';

/** How long something lasts: “until the end of the turn”. */
export const untilText = (until: Until, { say }: Pick<Voice, 'say'>): string => text(say(`until.${until}`));

export const wounds = (by: Value, voice: Voice): Phrase => amountOf(by, 'wound', voice);
export const energy = (by: Value, voice: Voice): Phrase => amountOf(by, 'energy', voice);
export const stones = (by: Value, voice: Voice): Phrase => amountOf(by, 'stone', voice);
export const health = (by: Value, voice: Voice): Phrase => amountOf(by, 'health', voice);
