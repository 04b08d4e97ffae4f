import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { composition } from '#web/composition.ts';
import { fetchAhead, loadScreen } from '#web/loading/load-screen.ts';
import { useSession } from '#web/session/session.ts';
import { LeftOffDrafts } from './left-off-drafts.tsx';

interface Start {
  readonly name: string;
  readonly Component: ComponentType;
}

/** What the first page shows once it is quiet: what the modules bring for whoever has logged in, and what was begun and not saved. */
export function QuietParts(): ReactNode {
  const isSignedIn = useSession() !== undefined;
  const [starts, setStarts] = useState<readonly Start[]>([]);
  useEffect(() => {
    if (isSignedIn) fetchAhead(async () => setStarts(await loadStarts()));
  }, [isSignedIn]);
  return (
    <>
      {isSignedIn && starts.map(({ name, Component }) => <Component key={name} />)}
      <LeftOffDrafts />
    </>
  );
}

async function loadStarts(): Promise<readonly Start[]> {
  const { modules } = composition.get();
  const found = modules.flatMap(({ name, start }) => (start === undefined ? [] : [{ name, start }]));
  return Promise.all(
    found.map(async ({ name, start }) => ({ name, Component: (await loadScreen(start, name)).Component })),
  );
}
