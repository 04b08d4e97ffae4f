import type { Declaration } from '#kernel/declared.ts';

/** What the page "Today" adds to the portal: what is told on it, each module permits by itself. */
export const TODAY = {
  permissions: { 'today.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'] },
  auditActions: { 'today.read': 'read' },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly today: typeof TODAY;
  }
}
