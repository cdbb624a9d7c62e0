export function bundleClub(name?: string, stays?: boolean): Promise<string>;
