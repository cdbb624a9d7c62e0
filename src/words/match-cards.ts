import { msg, str } from '@lit/localize';

/** What the match screen says of Events, Agendas and Campaign Cards, and of arcane cards kept in secret. */
export const cardWords = {
  cardsOf: (seat: string) => msg(str`Look: cards of ${seat}`, { id: 'cards.of' }),
  stackOf: (seat: string) => msg(str`Look: the stack, for ${seat}`, { id: 'cards.stack' }),
  deckOf: (seat: string) => msg(str`Look: the Arcane Deck, for ${seat}`, { id: 'cards.deck' }),
  slideCard: () => msg('Keep a finger on it, slide to a card, let go.', { id: 'cards.slide' }),
  campaignLeft: (left: number) => msg(str`Choose a Campaign Card in secret (${left} to go).`, { id: 'cards.campaign-left' }),
  campaignCards: () => msg('Campaign Cards', { id: 'cards.campaign' }),
  chooseAlone: () => msg('Take the tablet and choose', { id: 'cards.choose-alone' }),
  aloneWith: (seat: string) => msg(str`Now ${seat} alone looks at the glass.`, { id: 'cards.alone-with' }),
  forEyesOf: (seat: string) => msg(str`For the eyes of ${seat}`, { id: 'cards.for-eyes' }),
  find: () => msg('Find a card', { id: 'cards.find' }),
  noneFound: () => msg('No card has all these words.', { id: 'cards.none-found' }),
  putAway: () => msg('Put away', { id: 'cards.put-away' }),
  keep: () => msg('Keep this card', { id: 'cards.keep' }),
  own: () => msg('My cards', { id: 'cards.own' }),
  play: () => msg('Play this card', { id: 'cards.play' }),
  takeNone: () => msg('There is no card you may take', { id: 'cards.none' }),
  giveBack: () => msg('Shuffle the cards kept back into the deck.', { id: 'cards.give-back' }),
  onWhom: () => msg('Choose whom the card is for.', { id: 'cards.on-whom' }),
  isFor: (name: string) => msg(str`For ${name}?`, { id: 'cards.is-for' }),
  chosenOf: (chosen: number, count: number) => msg(str`${chosen} of ${count} chosen`, { id: 'cards.chosen-of' }),
  choosePiece: () => msg('Choose a piece of terrain.', { id: 'cards.choose-piece' }),
  pieceTo: (piece: string) => msg(str`Tap where the middle of ${piece} is to be.`, { id: 'cards.piece-to' }),
};
