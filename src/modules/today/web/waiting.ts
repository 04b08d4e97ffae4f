import { type TodayDto, type TodaySectionDto, todayRoutes } from '#modules/today/contract.ts';
import { call } from '#web/calls/call.ts';
import { actedFor } from '#web/session/acting.ts';
import { currentSession, followSession } from '#web/session/session.ts';
import { createStore } from '#web/store/store.ts';

/** What waits for the person's answer, as far as it is known; kinds are named in the language of the call. */
export interface Waiting {
  readonly count: number;
  readonly sections: readonly TodaySectionDto[];
}

const NOTHING: Waiting = { count: 0, sections: [] };
const store = createStore(NOTHING);
/** What waits for the person's answer, as far as it is known. */
export const waiting = { get: store.get, subscribe: store.subscribe } as const;

/** When it was asked for last, ms. */
let lastAsked = 0;

// What waits for one person says nothing of the next.
followSession((now, before) => {
  if (now.owner !== before.owner) store.set(NOTHING);
});

/** Takes what the server has told. */
export function learnWaiting({ waiting: count, sections }: TodayDto): void {
  store.set({ count, sections: sections.filter(({ waits }) => waits) });
}

/**
 * Asks how much waits, unless that was asked within so many ms. Nobody asked for it: where no answer comes, what was known stays,
 * and a session that has ended is told by the next thing that the person does.
 */
export async function askWaiting(within = 0): Promise<void> {
  const asked = { token: currentSession()?.token, customer: actedFor()?.id };
  if (asked.token === undefined || Date.now() - lastAsked < within) return;
  lastAsked = Date.now();
  try {
    const told = await call(todayRoutes.read, { headers: { authorization: `Bearer ${asked.token}` } });
    // Meanwhile somebody else may have signed in, or acts for somebody else.
    if (currentSession()?.token === asked.token && actedFor()?.id === asked.customer) learnWaiting(told);
  } catch {
    // The page itself says what is wrong with it, for whoever opens it.
  }
}
