import { expect, oneEvent } from '@open-wc/testing';
import { emit } from '../../../src/ui/kit/emit.ts';
import '../../../src/ui/kit/fields/choice-list.ts';
import '../../../src/ui/cards/deck/card-hand.ts';

describe('emit', () => {
  const source = document.createElement('div');

  it('carries what the event of that name carries, through every shadow root', async () => {
    const heard = oneEvent(document, 'selected');
    document.body.append(source);
    emit(source, 'selected', { id: 'thrust', index: 2 });
    const { detail, composed }: MoonEvent<'selected'> = await heard;
    expect(detail).to.deep.equal({ id: 'thrust', index: 2 });
    expect(composed).to.equal(true);
    source.remove();
  });

  it('says whether a listener prevented the default', () => {
    expect(emit(source, 'closed')).to.equal(true);
    source.addEventListener('closed', (event) => event.preventDefault(), { once: true });
    expect(emit(source, 'closed')).to.equal(false);
  });

  it('does not compile with another field, another name, too little or too much', () => {
    // @ts-expect-error the field is called `id`
    emit(source, 'selected', { card: 'thrust', index: 2 });
    // @ts-expect-error no element fires such an event
    emit(source, 'chosen-one', { id: 'thrust' });
    // @ts-expect-error it carries something
    emit(source, 'selected');
    // @ts-expect-error it carries nothing
    emit(source, 'closed', { id: 'thrust' });
    // @ts-expect-error a listener hears what the element tells
    const listen = ({ detail }: MoonEvent<'selected'>): string => detail.card;
    // @ts-expect-error what a listener narrows an event to is part of what it carries
    type Narrowed = MoonEvent<'changed', { text: string }>;
    const narrow = ({ detail }: Narrowed & MoonEvent<'chosen', { id: 'board' }>): string => detail.id;
    expect([listen, narrow]).to.have.length(2);
  });
});
