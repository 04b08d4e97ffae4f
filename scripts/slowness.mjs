import { createHash } from 'node:crypto';

/** What the work below takes on the machine the limits were chosen on, ms. */
const USUAL_MS = 80;

/** How many times slower this machine is, at least 1; measured once, and handed down to the processes it starts. */
export function slowness() {
  process.env.TEST_SLOWNESS ??= String(Math.max(1, measured() / USUAL_MS));
  return Number(process.env.TEST_SLOWNESS);
}

function measured() {
  const start = performance.now();
  let text = '';
  for (let turn = 0; turn < 60_000; turn += 1) text = createHash('sha256').update(text).digest('hex');
  return performance.now() - start;
}
