import type { WebModule } from '#web/module.ts';

/** Drafts have no page of their own: the wizard keeps them, and the first page and the palette lead back to them. */
export const draftsModule: WebModule = { name: 'drafts', extras: () => import('./extras.ts') };
