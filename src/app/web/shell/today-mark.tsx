import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchAhead, loadScreen, whenIdle } from '#web/loading/load-screen.ts';
import { useSession } from '#web/session/session.ts';

/** How much waits for the person's answer, once the page is quiet; where that cannot be fetched, nothing stands there. */
export function TodayMark(): ReactNode {
  const isSignedIn = useSession() !== undefined;
  const [mark, setMark] = useState<{ readonly Mark: ComponentType }>();
  useEffect(() => {
    if (!isSignedIn) return;
    const load = () => import('#modules/today/web/today-mark.tsx');
    return whenIdle(() => fetchAhead(async () => setMark(await loadScreen(load, 'today'))));
  }, [isSignedIn]);
  return isSignedIn && mark !== undefined && <mark.Mark />;
}
