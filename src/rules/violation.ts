/** Something the rules can never lead to: a fault of the program, not of a player. */
export class Violation extends Error {
  override name = 'Violation';
}

export function impossible(fault: string): never {
  throw new Violation(fault);
}
