export function testsMarked(mark: string): string[];

export function testsInPages(): string[];

export function testFiles(): string[];
