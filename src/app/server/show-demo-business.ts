import type { Portal } from '#server/portal.ts';

/**
 * Lets the modules make what a demo begins with beside its seeds, in their order; in demo mode alone. A demo that somebody has changed so
 * that it cannot be made starts without it.
 */
export async function showDemoBusiness(portal: Portal): Promise<void> {
  if (!portal.settings.demo) return;
  try {
    for (const { demoBusiness } of portal.modules.all) await demoBusiness?.(portal);
  } catch (error) {
    portal.http.log.warn({ err: error }, 'the demo begins without its orders and papers');
  }
}
