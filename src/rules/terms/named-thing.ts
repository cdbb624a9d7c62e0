import type { ModelId, PieceId } from './ids.ts';

/** What a question means by a name: a model when one has it, else a piece of terrain. */
export const namedThing = (models: Readonly<Record<ModelId, unknown>>, name: string): { model: ModelId } | { piece: PieceId } =>
  Object.hasOwn(models, name) ? { model: name } : { piece: name };
