import { connection, isPortalThere } from '#web/calls/connection.ts';

/** How long until the server is asked again, ms: soon at first, later seldom. */
const FIRST = 500;
const MOST = 15_000;

/** While the portal cannot be reached, asks every now and then whether it is there again; the browser must be online for it. */
export function probeWhileAway(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST;

  async function probe(): Promise<void> {
    timer = undefined;
    if (!(await isPortalThere())) plan();
  }

  function plan(): void {
    if (timer !== undefined || connection.get() !== 'unreachable') return;
    timer = setTimeout(() => void probe(), wait);
    wait = Math.min(wait * 2, MOST);
  }

  function follow(): void {
    if (connection.get() === 'unreachable') {
      plan();
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    wait = FIRST;
  }

  const stop = connection.subscribe(follow);
  follow();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
