import { useEffect, useState } from 'react';

/** Seconds between two codes to one address (spec 000 §9). */
export const RESEND_AFTER = 60;

/** Seconds that are left, 0 when none run, and how to start them; a window that slept counts by the clock. */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const runs = left > 0;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);

  function start(seconds: number): void {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }

  return [left, start];
}
