import type { ManualText } from './manual.ts';

/** The pages of the manual as the build has made them of Markdown. */
export const FILES = import.meta.glob<ManualText>('./en/*.md', { eager: true, import: 'default' });
