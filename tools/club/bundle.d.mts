export function bundleClub(name?: string, stays?: boolean, script?: string): Promise<string>;
