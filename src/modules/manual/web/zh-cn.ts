import type { ManualText } from './manual.ts';

/** The pages of the manual as the build has made them of Markdown. */
export const FILES = import.meta.glob<ManualText>('./zh-cn/*.md', { eager: true, import: 'default' });
