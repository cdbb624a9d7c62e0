import { msg, str } from '@lit/localize';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { ProductId, Stage } from '../../cabinet/terms.ts';
import { headed, plural } from '../language/sentences.ts';
import { modelsNamed } from './models-named.ts';
import { stageName } from './cabinet-screen.ts';

/** A change of a cabinet, as far as its sentence needs it. */
export interface SaidChange {
  kind: string;
  character?: CharacterId;
  person?: string;
  stage?: Stage;
  count?: number;
  product?: ProductId;
  fresh?: readonly CharacterId[];
  known?: readonly CharacterId[];
  remaining?: readonly CharacterId[];
}

/** Names of characters and products. */
export interface CalledFigure {
  character: (id: CharacterId) => string;
  product: (id: ProductId) => string;
}

function productSaid({ fresh = [], known = [], product }: SaidChange, called: CalledFigure): string {
  const text =
    known.length === 0
      ? msg(str`${fresh.length} new`, { id: 'shelf.said-new' })
      : plural(known.length, {
          one: () => msg(str`${fresh.length} new, ${known.length} was here already: a second one?`, { id: 'shelf.said-known-one' }),
          other: () => msg(str`${fresh.length} new, ${known.length} were here already: second ones?`, { id: 'shelf.said-known' }),
        });
  return headed(product === undefined ? '' : called.product(product), text);
}

function productBack({ count = 0, remaining = [], product }: SaidChange, called: CalledFigure): string {
  const name = product === undefined ? '' : called.product(product);
  return remaining.length === 0
    ? msg(str`${name}: ${count} removed`, { id: 'shelf.said-back' })
    : msg(str`${name}: ${count} removed, ${modelsNamed(remaining.map(called.character))} kept`, { id: 'shelf.said-back-kept' });
}

/** A change in one sentence. */
export function changeSaid(change: SaidChange, called: CalledFigure): string {
  const name = change.character === undefined ? '' : called.character(change.character);
  const { person = '', stage, count = 0 } = change;
  switch (change.kind) {
    case 'owned':
      return msg(str`${name} added`, { id: 'shelf.said-owned' });
    case 'another':
      return msg(str`One more: ${name}`, { id: 'shelf.said-another' });
    case 'unowned':
      return msg(str`${name} removed`, { id: 'shelf.said-unowned' });
    case 'returned':
      return msg(str`${name} is back`, { id: 'shelf.said-returned' });
    case 'left':
      return msg(str`${name} marked as sold or lost`, { id: 'shelf.said-left' });
    case 'stage':
      return headed(name, stage ? stageName(stage) : '');
    case 'shelf-stage':
      return msg(str`${count} now ${stage ? stageName(stage) : ''}`, { id: 'shelf.said-shelf' });
    case 'lent':
      return msg(str`${name} is lent to ${person}`, { id: 'shelf.said-lent' });
    case 'borrowed':
      return msg(str`${name} is borrowed from ${person}`, { id: 'shelf.said-borrowed' });
    case 'wished':
      return msg(str`${name} is wished for`, { id: 'shelf.said-wished' });
    case 'unwished':
      return msg(str`${name} is no longer wished for`, { id: 'shelf.said-unwished' });
    case 'product':
      return productSaid(change, called);
    case 'no-product':
      return productBack(change, called);
    case 'list':
      return plural(count, {
        one: () => msg(str`${count} line added`, { id: 'shelf.said-list-one' }),
        other: () => msg(str`${count} lines added`, { id: 'shelf.said-list' }),
      });
    case 'nothing':
      return msg('Nothing was changed', { id: 'shelf.said-nothing' });
    case 'undone':
      return msg('Undone', { id: 'shelf.said-undone' });
    default:
      return msg('Saved', { id: 'shelf.said-saved' });
  }
}
