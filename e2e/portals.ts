/** The ports of the portals of a run, which `e2e/serve.mjs` starts: one for each worker. */
export const PORTS = (process.env.E2E_PORTS ?? '3217,3218').split(',');

/** The address of the portal that belongs to a worker. */
export function portalOf(worker: number): string {
  return `http://127.0.0.1:${PORTS[worker]}`;
}
