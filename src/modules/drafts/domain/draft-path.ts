import type { DraftSubject } from './draft-key.ts';

/** The address at which one goes on with a draft: the wizard of its line, the saved line that is edited, or the sample it was begun with. */
export function pathOfDraft({ category, sample, savedLine }: DraftSubject): string {
  if (savedLine !== undefined) return `/product-config/config-select/${category}/${savedLine}`;
  if (sample === undefined) return `/product-config/config-select/${category}`;
  return `/product-config/sample-select/${category}?item=${encodeURIComponent(sample)}`;
}
