interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}
type Packages = Readonly<Record<string, LockedPackage>>;

export const root: string;
export function installation(purpose: 'build' | 'all', wanted: Packages, installed: Packages): 'build' | 'all' | 'add' | null;
export function ensureInstalled(purpose?: 'build' | 'all'): void;
export function ensureServerInstalled(): void;
