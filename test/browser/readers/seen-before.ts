declare module 'vitest' {
  interface ProvidedContext {
    /** The profile of a browser that was here before. */
    seenBefore: string;
  }
}

/** The folder of the app on every server. */
export const BASE = '/games/moonrise/';
const NAME = 'moonrise.localhost';
/** Where a browser that was here before finds the app: what it keeps it keeps by name and port, and every server has another port. */
export const SEEN_AT = `http://${NAME}${BASE}`;

/** The switch of the browser that leads from that name to a server. */
export const leadsTo = (served: string): string => `--host-resolver-rules=MAP ${NAME} 127.0.0.1:${new URL(served).port}`;

/** The profile that `install.ts` has prepared, to be copied. */
export async function seenBefore(): Promise<string> {
  // not above: the benches visit the app, too, and are no tests
  const { inject } = await import('vitest');
  return inject('seenBefore');
}
