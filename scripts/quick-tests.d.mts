export function leftOutOfQuick(files: readonly string[]): string[];
