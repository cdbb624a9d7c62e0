import type { ModelId, PieceId } from './ids.ts';

/** The thing that a name in a question means: a model if the match has one with this name, else a piece of terrain. */
export const namedThing = (models: Readonly<Record<ModelId, unknown>>, name: string): { model: ModelId } | { piece: PieceId } =>
  Object.hasOwn(models, name) ? { model: name } : { piece: name };
