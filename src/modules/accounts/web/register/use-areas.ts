import { useEffect, useState } from 'react';
import { loadAreas, type Place } from './areas.ts';

export interface Areas {
  /** Undefined while it is fetched. */
  readonly provinces: readonly Place[] | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** The official list of areas, fetched when somebody first needs it. */
export function useAreas(): Areas {
  const [provinces, setProvinces] = useState<readonly Place[]>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    loadAreas().then(
      (loaded) => isWanted && setProvinces(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  return { provinces, failed, retry: () => setTries((count) => count + 1) };
}
