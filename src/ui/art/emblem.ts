import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import { lentEmblem } from './lent-cards.ts';
import { emblemGlyphs } from './emblem-glyphs.ts';

/** Path data (512 × 512) of a character's emblem: its own, else that of its first keyword with an emblem, else a helmet. */
export function emblemPath(id: string, keywords: readonly string[] = []): string {
  const known: Record<string, string> = emblemGlyphs;
  const name = [id, lentEmblem(id) ?? id, ...keywords.map((word) => word.toLowerCase())].find((candidate) => candidate in known);
  return known[name ?? 'human'] ?? emblemGlyphs.human;
}

/** The emblem inside another drawing: centred on (x, y), `size` wide. */
export function emblemAt(id: string, keywords: readonly string[], x: number, y: number, size: number): TemplateResult {
  const scale = size / 512;
  return svg`<path d=${emblemPath(id, keywords)} transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" fill="currentColor"></path>`;
}
