/** Thrown when the rules reach a state that they must not: a fault of the program, not of a player. */
export class Violation extends Error {
  override name = 'Violation';
}

export function impossible(fault: string): never {
  throw new Violation(fault);
}
