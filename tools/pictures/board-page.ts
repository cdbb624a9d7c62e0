import { createHash } from 'node:crypto';
import { boards } from '../../src/cards/index.ts';
import { boardDrawing, boardDrawingStyle } from '../../src/ui/board/terrain/board-drawing.ts';
import { BOARD_PIXELS, boardFile } from '../../src/ui/screens/board-picture.ts';
import { day, night } from '../../src/ui/theme/palette.ts';
import { flatTemplate } from '../page/flat-template.ts';

export { BOARD_PIXELS };

const palettes = { night, day };
const LIGHTS = ['night', 'day'] as const;

/** A picture of a board: its file in `public`, the page it is taken from, and a text that changes when the page's content does. */
export interface BoardPage {
  file: string;
  page: string;
  mark: string;
}

/** A page for every ready-made board by night and by day. */
export const boardPages = (): BoardPage[] =>
  boards.flatMap(({ id, terrain }) =>
    LIGHTS.map((light): BoardPage => {
      const roles = Object.entries(palettes[light]).map(([role, colour]) => `--${role}:${colour};`);
      const style = boardDrawingStyle.map(({ cssText }) => cssText.replaceAll(':host', ':root')).join('');
      const page = `<style>:root{${roles.join('')}}body{margin:0}svg{display:block;width:100vw;height:100vh}${style}</style>${flatTemplate(boardDrawing(terrain, { rimless: true }))}`;
      return {
        file: boardFile(id, light),
        page,
        mark: createHash('sha256').update(page.replaceAll(/\s+/g, '')).digest('hex').slice(0, 16),
      };
    }),
  );
