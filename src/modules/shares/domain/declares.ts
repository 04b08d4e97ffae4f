import type { Declaration } from '#kernel/declared.ts';
import { DEAD_LINKS_KEPT } from './share-limits.ts';

/** What share links add to the portal. */
export const SHARES = {
  auditActions: {
    'share.created': 'deed',
    'share.withdrawn': 'deed',
  },
  failures: {
    'share.expiry': { status: 422, envelope: 422 },
    'share.too-many': { status: 422, envelope: 422 },
    'share.unknown': { status: 404, envelope: 404 },
    'share.expired': { status: 404, envelope: 404 },
    'share.withdrawn': { status: 404, envelope: 404 },
    'share.view-only': { status: 422, envelope: 422 },
  },
  retention: {
    shares: { basis: 'contract', retainedFor: DEAD_LINKS_KEPT, atErasure: 'deleted', tables: ['shares'] },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly shares: typeof SHARES;
  }
}
