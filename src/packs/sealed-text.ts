import type { Pack } from './pack.ts';
import { canonicalText } from './canonical-text.ts';

/** The text that a seal signs: everything in a pack except the seal. */
export const sealedText = ({ seal: _seal, ...pack }: Pack): string => canonicalText(pack);
