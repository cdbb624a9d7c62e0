import { msg } from '@lit/localize';
import type { TerrainName } from '../../rules/terms/card-language.ts';
import type { TerrainKind } from '../../rules/terms/board.ts';
import { pieceName } from './pieces.ts';

/** The rulebook's name of a kind of terrain. */
export function terrainKindName(kind: TerrainKind): string {
  switch (kind) {
    case 'obstacle':
      return msg('Obstacle', { id: 'terrain.obstacle' });
    case 'barrier':
      return msg('Barrier', { id: 'terrain.barrier' });
    case 'water':
      return msg('Water Feature', { id: 'terrain.water' });
    case 'woods':
      return msg('Wooded Patch', { id: 'terrain.woods' });
    case 'platform':
      return msg('Elevated Position', { id: 'terrain.platform' });
    case 'ladder':
      return msg('Ladder', { id: 'terrain.ladder' });
    case 'stairs':
      return msg('Stairs', { id: 'terrain.stairs' });
  }
}

/** Terrain in card text, with its article. */
export function terrainNoun(name: TerrainName): string {
  switch (name) {
    case 'obstacle':
      return msg('an Obstacle', { id: 'terrain.an-obstacle' });
    case 'barrier':
      return msg('a Barrier', { id: 'terrain.a-barrier' });
    case 'water':
      return msg('a Water Feature', { id: 'terrain.a-water' });
    case 'woods':
      return msg('a Wooded Patch', { id: 'terrain.a-woods' });
    case 'building':
      return msg('a building', { id: 'terrain.a-building' });
    case 'tree':
      return msg('a tree', { id: 'terrain.a-tree' });
    case 'any':
      return msg('terrain', { id: 'terrain.some' });
  }
}

/** The name of a thing that a text puts on the ground; `bag-of-gold` → Bag of Gold. */
export function lureName(lure: string): string {
  return lure === 'bag-of-gold' ? msg('Bag of Gold', { id: 'lure.bag-of-gold' }) : pieceName(lure);
}
