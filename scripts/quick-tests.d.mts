export function leftOutOfQuick(files: readonly string[]): string[];
export function isDear(file: string, known?: Map<string, boolean>): boolean;
