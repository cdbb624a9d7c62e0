import type { CabinetId } from '../../../cabinet/terms.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { CabinetChange, CabinetPort } from '../../contexts/cards/cabinet-port.ts';

/** The change that a key makes to the focused figure; undefined where it changes nothing. */
export function changeByKey(
  port: CabinetPort,
  cabinet: CabinetId,
  character: CharacterId,
  key: string,
): Promise<CabinetChange> | undefined {
  const { owned, wish } = port.figure(cabinet, character);
  switch (key) {
    case ' ':
      return owned > 0 ? port.unown(cabinet, character) : port.acquire(cabinet, character);
    case '+':
      return owned > 0 ? port.another(cabinet, character) : port.acquire(cabinet, character);
    case '-':
      return owned > 0 ? port.unown(cabinet, character) : undefined;
    case 'p':
      return owned > 0 ? port.forward(cabinet, character) : undefined;
    case 'P':
      return owned > 0 ? port.back(cabinet, character) : undefined;
    case 'w':
      return port.wish(cabinet, character, !wish);
    default:
      return undefined;
  }
}
