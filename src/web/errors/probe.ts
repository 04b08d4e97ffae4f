import { connection, noteAnswer } from '#web/connection.ts';

/** Where the server says that it is alive, without touching anything else. */
const ALIVE = '/livez';

/** How long until the server is asked again, ms: soon at first, later seldom. */
const FIRST = 500;
const MOST = 15_000;
/** How long an answer may take, ms. */
const TIME_LIMIT = 5_000;

/** While the portal cannot be reached, asks every now and then whether it is there again; the browser must be online for it. */
export function probeWhileAway(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST;

  async function probe(): Promise<void> {
    timer = undefined;
    if (await isAlive()) noteAnswer(true);
    else plan();
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

async function isAlive(): Promise<boolean> {
  try {
    const { status } = await fetch(ALIVE, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT) });
    // Where a proxy keeps this address to itself, its refusal still shows that the way is open.
    return status < 500;
  } catch {
    return false;
  }
}
