import type { WebModule } from '#web/module.ts';

/** Long work has no page of its own: the page it was started on shows how far it is. */
export const jobsModule: WebModule = { name: 'jobs', extras: () => import('./extras.ts') };
