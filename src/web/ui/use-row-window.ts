import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RowHeights } from './row-heights.ts';
import { type RowRange, rangeSeen, type Segment, segmentsOf, stepTo } from './row-window.ts';

/** Lists up to here stand in the page whole, where nothing else is said: they cost little, and the browser finds every word of them. */
const WHOLE_UP_TO = 100;
/** Rows that are drawn before it is known which are seen. */
const FIRST_DRAWN = 25;
/** How high a row is thought to be as long as none was measured, px. */
const USUAL_HEIGHT = 72;

export interface RowWindow {
  /** What holds the rows: each of its elements with `data-row` is one. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly segments: readonly Segment[];
  /** Whether rows are missing in the page. */
  readonly isPart: boolean;
  /** Keeps a row in the page wherever one scrolls: the one that has the focus, or had it last. */
  readonly hold: (id: string) => void;
}

/** Of a long list the rows that are seen, and some around them; the others leave their room. They are as high as they were drawn. */
export function useRowWindow(ids: readonly string[], wholeUpTo: number = WHOLE_UP_TO): RowWindow {
  const frame = useRef<HTMLElement>(null);
  const [heights] = useState(() => new RowHeights(USUAL_HEIGHT));
  const [range, setRange] = useState<RowRange>({ from: 0, to: FIRST_DRAWN });
  const [held, setHeld] = useState<string>();
  const soon = useRef(() => {});
  const isPart = ids.length > wholeUpTo;
  // Which rows are seen is followed before it counts, so that a list that grows loses none of them.
  const isFollowed = ids.length > wholeUpTo / 2;

  const heightOf = (place: number) => heights.of(ids[place] ?? '');
  function rangeNow(): RowRange {
    const { current } = frame;
    if (!current || !isFollowed) return range;
    heights.learn(current);
    const { top } = current.getBoundingClientRect();
    const seen = { top: -top, bottom: window.innerHeight - top };
    const next = rangeSeen(ids.length, heightOf, seen);
    return next.from === range.from && next.to === range.to ? range : next;
  }
  // Drawn piece by piece: whoever scrolls on meanwhile is not kept waiting.
  const look = useEffectEvent(() => startTransition(() => setRange(stepTo(range, rangeNow()))));

  useEffect(() => {
    if (!isFollowed) return;
    let frameAsked = 0;
    let lookAsked = 0;
    // Between two frames, where the last one is laid out: within the next, looking would lay out what it draws as well.
    const lookSoon = () => {
      frameAsked ||= requestAnimationFrame(() => {
        lookAsked = window.setTimeout(() => {
          frameAsked = 0;
          look();
        });
      });
    };
    // Whatever scrolls, the page or a part of it.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    lookSoon();
    soon.current = lookSoon;
    return () => {
      document.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
      cancelAnimationFrame(frameAsked);
      window.clearTimeout(lookAsked);
    };
  }, [isFollowed]);
  // What was drawn just now may be a step on the way only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the next
  useEffect(() => soon.current(), [range]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another list other rows are seen
  useEffect(() => look(), [ids.length]);

  const all: readonly Segment[] = [{ kind: 'rows', from: 0, to: ids.length }];
  const heldAt = held === undefined ? -1 : ids.indexOf(held);
  const segments = isPart ? segmentsOf(ids.length, range, { held: heldAt < 0 ? undefined : heldAt, heightOf }) : all;
  return { frame, segments, isPart, hold: setHeld };
}
