export declare function serve(options: {
  dir: string;
  base?: string;
  port?: number;
  host?: string;
}): Promise<{ url: string; close: () => Promise<void> }>;
export declare function announce(dir: string, base?: string): Promise<void>;
