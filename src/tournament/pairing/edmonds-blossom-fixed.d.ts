declare module 'edmonds-blossom-fixed' {
  /** A matching of maximum weight: for each vertex its mate, or -1. */
  export default function blossom(edges: readonly [number, number, number][], maxCardinality?: boolean): number[];
}
