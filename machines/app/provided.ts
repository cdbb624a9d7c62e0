/** In the place of an actor that the app brings: charts know no promises of their own. */
export const provided = (): never => {
  throw new Error('this chart was started without its actors');
};
