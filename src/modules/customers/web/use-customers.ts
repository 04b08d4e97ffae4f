import { useEffect, useState } from 'react';
import { customerRoutes } from '#modules/customers/contract.ts';
import { type CustomerNode, findCustomers } from '#modules/customers/domain/customer-tree.ts';
import { call } from '#web/calls/call.ts';
import type { SessionUser } from '#web/session/session.ts';

/** A pause in typing after which the server is asked, ms. */
const PAUSE_MS = 250;

interface Found {
  readonly sought: string;
  readonly tree: readonly CustomerNode[];
}

export interface Customers {
  readonly tree: readonly CustomerNode[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly sought: string;
  readonly seek: (text: string) => void;
  readonly reload: () => void;
}

/**
 * The customers one may act for, and those a search finds. What is typed narrows at once what is there; the server's
 * answer then stands. A failure is no message (spec 000 §8): it shows where the customers would, with another try.
 */
export function useCustomers(user: SessionUser, isWanted: boolean): Customers {
  const [sought, seek] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [all, setAll] = useState<readonly CustomerNode[]>();
  const [found, setFound] = useState<Found>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    async function load(): Promise<void> {
      try {
        const body = { ...user };
        const tree = await call(customerRoutes.assistTree, {
          query: { customerName: sought },
          body,
          signal: stop.signal,
        });
        if (sought === '') setAll(tree);
        setFound({ sought, tree });
        setHasFailed(false);
      } catch {
        if (!stop.signal.aborted) setHasFailed(true);
      }
    }
    const timer = setTimeout(() => void load(), sought === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isWanted, user.id, sought, attempt]);

  const known = found?.sought === sought ? found.tree : all && findCustomers(all, sought);
  return {
    tree: known ?? [],
    state: known ? 'ready' : hasFailed ? 'failed' : 'loading',
    sought,
    seek,
    reload: () => setAttempt((before) => before + 1),
  };
}
