export function bundleClub(name?: string): Promise<string>;
