import type { Pack } from './pack.ts';
import { canonicalText } from './canonical-text.ts';

/** What a seal vouches for: everything in a pack but the seal itself. */
export const sealedText = ({ seal: _seal, ...pack }: Pack): string => canonicalText(pack);
