/** The placeholder of an actor that the app supplies: charts contain no promises of their own. */
export const provided = (): never => {
  throw new Error('this chart was started without its actors');
};
