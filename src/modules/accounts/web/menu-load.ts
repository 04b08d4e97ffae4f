import { onceBack } from '#web/calls/connection.ts';
import { loadScreen } from '#web/loading/load-screen.ts';
import { isPasswordDue } from '#web/session/password-due.ts';
import { currentSession, followSession } from '#web/session/session.ts';
import { createStore } from '#web/store/store.ts';

/** Whether the menu did not come, and whether it is being asked for once more. */
export type MenuLoad = 'fine' | 'missing' | 'asking';

/** How long until the menu is asked for again by itself, ms; from then on as often as the last says. */
const PAUSES = [2_000, 10_000, 60_000] as const;

const store = createStore<MenuLoad>('fine');
/** How the last request for the menu went. */
export const menuLoad = { get: store.get, subscribe: store.subscribe } as const;

let failures = 0;
let callOff = () => {};

// What did not come for one person says nothing of the next.
followSession((now, before) => {
  if (now.owner !== before.owner) settle();
});

/** Asks what the person may see of the menu; where no answer comes, ever more seldom, and once the connection is back. */
export async function loadMenu(): Promise<void> {
  callOff();
  const asked = currentSession()?.user.id;
  if (asked === undefined) return;
  if (store.get() === 'missing') store.set('asking');
  try {
    const { refreshMenu } = await loadScreen(() => import('./refresh-menu.ts'));
    await refreshMenu({ isNoted: failures === 0 });
    if (currentSession()?.user.id === asked) settle();
  } catch {
    // A login or a new password that is due comes first, and asks by itself.
    if (currentSession()?.user.id === asked && !isPasswordDue()) askLater();
  }
}

function askLater(): void {
  callOff();
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
  failures += 1;
  const timer = setTimeout(() => void loadMenu(), pause);
  const unfollow = onceBack(() => void loadMenu());
  callOff = () => {
    clearTimeout(timer);
    unfollow();
  };
  store.set('missing');
}

function settle(): void {
  callOff();
  failures = 0;
  if (store.get() !== 'fine') store.set('fine');
}
