import type { Declaration } from '#kernel/declared.ts';

/** How long a draft is kept after it was last changed, ms: as long as somebody comes back to an enquiry of a quarter. */
const DRAFT_KEPT = 90 * 86_400_000;

/** What drafts of configurations add to the portal. */
export const DRAFTS = {
  permissions: { 'drafts.own': ['customer-lv1', 'customer-lv2', 'staff'] },
  failures: { 'draft.too-many': { status: 422, envelope: 422 } },
  retention: {
    drafts: { basis: 'contract', retainedFor: DRAFT_KEPT, atErasure: 'deleted', tables: ['drafts'] },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly drafts: typeof DRAFTS;
  }
}
