import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { LineDto } from '#modules/cart/contract.ts';
import styles from './place-handle.module.css';
import type { ListWords } from './row-words.ts';
import type { Placing, Step } from './use-placing.ts';

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** Where a line would come to stand if it were let go now. */
interface Target {
  readonly of: string;
  readonly side: 'above' | 'below';
  /** px from the top of the window. */
  readonly at: number;
}

export interface PlaceHandleProps {
  line: LineDto;
  placing: Placing;
  t: ListWords;
}

/** What a line is held by to be put elsewhere: with the pointer, or with the arrow keys, Home and End. */
export function PlaceHandle({ line, placing, t }: PlaceHandleProps): ReactNode {
  const [target, setTarget] = useState<Target>();
  const [isHeld, setHeld] = useState(false);

  function take(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  }

  function letGo(): void {
    setHeld(false);
    setTarget(undefined);
    if (isHeld && target && target.of !== line.id) placing.put(line.id, { side: target.side, of: target.of });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setHeld(false);
      setTarget(undefined);
    }
    const { [event.key]: step } = KEYS;
    if (step === undefined) return;
    event.preventDefault();
    const spot = placing.spotOf(line.id, step);
    if (spot) placing.put(line.id, spot);
  }

  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('place.handle', { name: line.productName })}
        title={t('place.hint')}
        onPointerDown={take}
        onPointerMove={(event) => isHeld && setTarget(targetAt(event))}
        onPointerUp={letGo}
        onPointerCancel={() => setHeld(false)}
        onKeyDown={handleKey}
      />
      {isHeld && target && <span className={styles.target} style={{ top: target.at }} />}
    </>
  );
}

/** The row under the pointer, and which half of it. */
function targetAt({ clientX, clientY }: PointerEvent): Target | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-row]');
  const of = row?.getAttribute('data-row');
  if (!row || !of) return undefined;
  const { top, bottom } = row.getBoundingClientRect();
  const isAbove = clientY < (top + bottom) / 2;
  return { of, side: isAbove ? 'above' : 'below', at: isAbove ? top : bottom };
}
