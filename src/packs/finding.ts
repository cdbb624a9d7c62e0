/** A path within a card: names of fields and indexes. */
export type Path = readonly (string | number)[];

/** A fault of a card whose form is right. An `error` keeps a pack from being added. */
export type FindingCode =
  | 'nobody-bound' // a text speaks of somebody whom its moment does not name
  | 'nobody-picked' // … of models that nobody has chosen
  | 'nothing-bound' // … of what an effect did, and none is called so
  | 'no-x' // … of X where no card gives it a number
  | 'no-such-character'
  | 'no-such-ability'
  | 'nobody-has-keyword'
  | 'of-the-rules-alone' // an effect that the rules write
  | 'says-nothing'
  | 'too-large' // a number no table can use
  | 'too-often' // a text is repeated too many times
  | 'never-ends' // a moment whose text brings it about again
  | 'sets-itself-off' // the same, but wounds and the like wear it out
  | 'no-catastrophe'
  | 'nobody-fits' // a target that nobody can be
  | 'never-affordable'
  | 'nobody-can-use' // a card that no troupe may take and no text brings
  | 'twice-one-text'
  | 'dot-without-box'
  | 'out-of-bounds'
  | 'not-of-this-pack' // an id that is neither a printed card's nor the pack's own
  | 'other-kind' // an Event, Agenda or campaign card whose id tells another kind
  | 'made-from-unknown'; // it stands in for a printed card, and does not say which print

export interface Finding {
  grade: 'error' | 'warning';
  code: FindingCode;
  /** The card it is about. */
  card: string;
  path: Path;
  /** The word it is about. */
  about?: string;
}
