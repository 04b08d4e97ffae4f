import { type PointerEvent, useRef, useState } from 'react';

/** Pieces that are dragged: of a line that are in no package yet, or of one that holds them. */
export interface Dragged {
  readonly lineNo: number;
  readonly from: number | undefined;
}

/** Where pieces are dropped: on the package of a number, on the place for a new one, or among what is not packed. */
export type DropPlace = number | 'new' | 'unpacked';

/** So far a pointer moves before it drags rather than presses, px. */
const SLIP = 6;

/** Drags pieces with a pointer, be it a mouse, a pen or a finger; what is done so is done with keys as well. */
export function usePieceDrag(onDrop: (dragged: Dragged, place: DropPlace) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<DropPlace>();

  function end(): void {
    start.current = undefined;
    setDragged(undefined);
    setOver(undefined);
  }

  return {
    dragged,
    over,
    /** What the handle of pieces is given. */
    handle: (pieces: Dragged) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (start.current === undefined) return;
        const isSlip = Math.hypot(clientX - start.current.x, clientY - start.current.y) < SLIP;
        if (dragged === undefined && isSlip) return;
        setDragged(pieces);
        setOver(placeAt(clientX, clientY));
      },
      onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
        const place = placeAt(clientX, clientY);
        if (dragged !== undefined && place !== undefined) onDrop(dragged, place);
        end();
      },
      onPointerCancel: end,
    }),
  };
}

function placeAt(x: number, y: number): DropPlace | undefined {
  const named = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  if (named === undefined) return undefined;
  return named === 'new' || named === 'unpacked' ? named : Number(named);
}
