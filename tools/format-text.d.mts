export function formatted(file: string, text: string, options?: { printWidth?: number }): Promise<string>;
