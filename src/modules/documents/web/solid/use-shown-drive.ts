import { useEffect, useRef, useState } from 'react';
import type { SheetOrder } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { Values } from '#product/configuration.ts';
import { type Drawer, openDrawer } from './drawer.ts';
import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';

interface WantedDrive {
  readonly line: string;
  readonly standing: Values;
  /** Set where its dimension sheet is wanted too. */
  readonly sheet: SheetOrder | undefined;
}

/** A product as solids, drawn anew with every choice; undefined until the first is drawn. */
export function useShownDrive({ line, sheet, standing }: WantedDrive): {
  readonly answer: SolidAnswer | undefined;
  readonly again: () => void;
} {
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
  const order: SolidOrder = { line, product: { standing, parts: {} }, ...(sheet && { sheet }) };
  const asked = JSON.stringify({ attempt, order });
  useEffect(() => {
    const wanted: { readonly order: SolidOrder } = JSON.parse(asked);
    drawer.current?.draw(wanted.order);
  }, [asked]);
  return { answer, again: () => setAttempt((no) => no + 1) };
}
