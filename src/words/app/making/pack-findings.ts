import { msg, str } from '@lit/localize';
import type { Finding } from '../../../packs/finding.ts';
import type { PackFault } from '../../../packs/read-pack.ts';

/** A fault of a card, as a sentence. */
export function findingSaid({ code, about = '' }: Finding): string {
  switch (code) {
    case 'nobody-bound':
      return msg(str`The text refers to a model that its trigger does not name (${about}).`, { id: 'finding.nobody-bound' });
    case 'nobody-picked':
      return msg(str`The text refers to models that are not chosen (${about}).`, { id: 'finding.nobody-picked' });
    case 'nothing-bound':
      return msg(str`The text refers to something that has not happened (${about}).`, { id: 'finding.nothing-bound' });
    case 'no-x':
      return msg('The text uses X, but no card gives it a number.', { id: 'finding.no-x' });
    case 'no-such-character':
      return msg(str`There is no character ${about}.`, { id: 'finding.no-such-character' });
    case 'no-such-ability':
      return msg(str`There is no ability ${about}.`, { id: 'finding.no-such-ability' });
    case 'nobody-has-keyword':
      return msg(str`No card has the keyword ${about}.`, { id: 'finding.nobody-has-keyword' });
    case 'of-the-rules-alone':
      return msg(str`A card cannot say this: only the rules use it (${about}).`, { id: 'finding.of-the-rules-alone' });
    case 'says-nothing':
      return msg('The text does nothing.', { id: 'finding.says-nothing' });
    case 'too-large':
      return msg(str`The number ${about} is too large.`, { id: 'finding.too-large' });
    case 'too-often':
      return msg('The text is repeated too many times.', { id: 'finding.too-often' });
    case 'never-ends':
      return msg('The text triggers itself and never ends.', { id: 'finding.never-ends' });
    case 'sets-itself-off':
      return msg('The text triggers itself; a limit would keep it short.', { id: 'finding.sets-itself-off' });
    case 'no-catastrophe':
      return msg('The arcane ability has no catastrophe.', { id: 'finding.no-catastrophe' });
    case 'nobody-fits':
      return msg('No model can fit this description.', { id: 'finding.nobody-fits' });
    case 'never-affordable':
      return msg(str`No model can pay ${about} energy.`, { id: 'finding.never-affordable' });
    case 'nobody-can-use':
      return msg('No troupe can take this card.', { id: 'finding.nobody-can-use' });
    case 'twice-one-text':
      return msg('Two texts of the card have the same id.', { id: 'finding.twice-one-text' });
    case 'dot-without-box':
      return msg('A blue dot has no health box of its own.', { id: 'finding.dot-without-box' });
    case 'out-of-bounds':
      return msg(str`A printed number is out of bounds (${about}).`, { id: 'finding.out-of-bounds' });
    case 'not-of-this-pack':
      return msg(str`The id of a new card must begin with its pack (${about}).`, { id: 'finding.not-of-this-pack-named' });
    case 'other-kind':
      return msg('The id of an Event begins with “event:”, that of an Agenda with “agenda:”, and that of a campaign card with neither.', {
        id: 'finding.other-kind',
      });
    case 'made-from-unknown':
      return msg('The card replaces a printed one and does not say which print it was made from.', {
        id: 'finding.made-from-unknown',
      });
  }
}

/** The fault with its card and place. */
export const findingLine = (finding: Finding): string =>
  msg(str`${finding.card} (${finding.path.join('.')}): ${findingSaid(finding)}`, { id: 'finding.line' });

/** The reason why a file is not a pack that can be added, as a sentence. */
export function packFaultSaid({ code, where: place = '' }: PackFault): string {
  switch (code) {
    case 'not-a-pack':
      return msg('This is not a pack of cards.', { id: 'pack-fault.not-a-pack' });
    case 'too-large':
      return msg(str`The pack is too large ${place}.`, { id: 'pack-fault.too-large' });
    case 'too-deep':
      return msg('The texts of the pack are nested too deeply.', { id: 'pack-fault.too-deep' });
    case 'newer':
      return msg('The pack is written for a newer Moonrise. Update Moonrise and try again.', { id: 'pack-fault.newer' });
    case 'wrong-shape':
      return msg(str`The pack contains something that Moonrise does not know (at ${place}).`, { id: 'pack-fault.wrong-shape' });
    case 'wrong-name':
      return msg(str`A name or id in the pack may not be used (at ${place}).`, { id: 'pack-fault.wrong-name' });
    case 'twice':
      return msg(str`The pack has the same card twice (${place}).`, { id: 'pack-fault.twice' });
    case 'empty':
      return msg('The pack has no cards.', { id: 'pack-fault.empty' });
  }
}
