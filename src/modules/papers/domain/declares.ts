import type { Declaration } from '#kernel/declared.ts';

/** What the search over business documents adds to the portal: what it finds, each module permits by itself. */
export const PAPERS = {
  permissions: { 'papers.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'] },
  auditActions: { 'paper.list': 'read' },
  failures: { 'paper.unknown-kind': { status: 400, envelope: 400 } },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly papers: typeof PAPERS;
  }
}
