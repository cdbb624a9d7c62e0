import type { Pack } from './pack.ts';
import { written } from './written.ts';

/** What a seal vouches for: everything in a pack but the seal itself. */
export const sealedText = ({ seal: _seal, ...pack }: Pack): string => written(pack);
