import { useEffect, useRef, useState } from 'react';
import type { Values } from '#product/configuration.ts';
import { type Drawer, openDrawer } from './drawer.ts';
import type { SolidAnswer } from './drawing-messages.ts';

/** The product of a line as solids, drawn anew with every choice; undefined until the first is drawn. */
export function useShownDrive(line: string, standing: Values): { answer: SolidAnswer | undefined; again: () => void } {
  const [answer, setAnswer] = useState<SolidAnswer>();
  const [attempt, setAttempt] = useState(0);
  const drawer = useRef<Drawer>(undefined);
  useEffect(() => {
    const opened = openDrawer(setAnswer);
    drawer.current = opened;
    return () => {
      drawer.current = undefined;
      opened.close();
    };
  }, []);
  const asked = JSON.stringify([attempt, line, standing]);
  useEffect(() => {
    const [, code, values] = JSON.parse(asked) as readonly [number, string, Values];
    drawer.current?.draw({ line: code, product: { standing: values, parts: {} } });
  }, [asked]);
  return { answer, again: () => setAttempt((no) => no + 1) };
}
