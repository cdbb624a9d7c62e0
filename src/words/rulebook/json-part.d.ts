/** The part of a language's texts that is fetched with the rulebook. */
declare module '*.json?rulebook' {
  const rows: readonly (readonly string[])[];
  export default rows;
}
