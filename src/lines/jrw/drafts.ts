import type { DraftForm } from '#product/drafts.ts';

/** How drafts of JRW lie in the browser: the part of the stored object the specification gives them (spec 000 §3). */
export const JRW_DRAFTS: DraftForm = { part: 'jrw', version: 1, migrations: { 0: (stored) => stored } };
