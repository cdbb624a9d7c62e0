/** A path within a card: names of fields and indexes. */
export type Path = readonly (string | number)[];

/** A fault of a card with a valid shape. A pack with an `error` cannot be added. */
export type FindingCode =
  | 'nobody-bound' // a text names a role that its moment does not have
  | 'nobody-picked' // … models that were not picked
  | 'nothing-bound' // … the result of an effect, and no effect has that name
  | 'no-x' // … X where no card gives it a number
  | 'no-such-character'
  | 'no-such-ability'
  | 'nobody-has-keyword'
  | 'of-the-rules-alone' // an effect that only the rules may use
  | 'says-nothing'
  | 'too-large' // a number too large for a table
  | 'too-often' // a text is repeated too many times
  | 'never-ends' // the text of a moment brings about the same moment
  | 'sets-itself-off' // the same, but wounds or the like end it
  | 'no-catastrophe'
  | 'nobody-fits' // no model can be the target
  | 'never-affordable'
  | 'nobody-can-use' // no troupe can have the card, and no text brings it into play
  | 'twice-one-text'
  | 'dot-without-box'
  | 'out-of-bounds'
  | 'not-of-this-pack' // an id that belongs neither to a printed card nor to the pack
  | 'other-kind' // an Event, Agenda or campaign card whose id names another kind
  | 'made-from-unknown'; // it replaces a printed card, and does not say which print

export interface Finding {
  grade: 'error' | 'warning';
  code: FindingCode;
  /** The id of the card with the fault. */
  card: string;
  path: Path;
  /** The word that is at fault. */
  about?: string;
}
