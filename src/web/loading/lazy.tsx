import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { onceBack } from '#web/calls/connection.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { isMissingChunk } from '#web/pages/missing-chunk.ts';
import { toasts } from '#web/ui/toasts.ts';
import { notifyMissingFile } from './missing-file.ts';

export interface LazyProps {
  /** What stands there until it has come. */
  readonly fallback?: ReactNode;
  /** What stands there where it did not come or broke. */
  readonly instead?: ReactNode;
  /** It does not come, or broke: whoever asked for it takes the wish back, so that the next one is a new try. */
  readonly onGone?: () => void;
}

/** How to ask again for each chunk that is on the page and did not come. */
const missing = new Set<() => Promise<void>>();

/** Asks again for the chunks of the page that did not come. */
export function retryChunks(): void {
  for (const ask of [...missing]) void ask();
}

onceBack(retryChunks);

/**
 * A chunk of the page that is fetched when it is first shown: a dialog, a part of the header. Where its file does not come, or
 * it breaks, the person is told once and the page around it stays as it is; the file is asked for again with the next page and
 * once the connection is back. (React's `lazy` would take the page down, and never ask again.)
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & LazyProps) => ReactNode {
  let arrived: ComponentType<Props> | undefined;
  let underway: Promise<ComponentType<Props>> | undefined;

  /** One request at a time, however many ask; what failed is asked for anew. */
  function request(): Promise<ComponentType<Props>> {
    underway ??= load().then(
      (chunk) => {
        arrived = chunk;
        return chunk;
      },
      (error: unknown) => {
        underway = undefined;
        throw error;
      },
    );
    return underway;
  }

  return function Lazy({ fallback = null, instead, onGone, ...props }: Props & LazyProps): ReactNode {
    const [Chunk, setChunk] = useState(() => arrived);
    const [isMissing, setMissing] = useState(false);
    const gone = useRef(onGone);
    useEffect(() => {
      gone.current = onGone;
    });
    useEffect(() => {
      return askFor(request, {
        come: (chunk) => setChunk(() => chunk),
        fail(error) {
          setMissing(true);
          notifyBroken(error);
          gone.current?.();
        },
      });
    }, []);
    if (Chunk === undefined) return isMissing ? (instead ?? fallback) : fallback;
    // What is left of the properties without those of its own is what the chunk takes.
    return (
      <Contained instead={instead} onBroken={() => gone.current?.()}>
        <Suspense fallback={fallback}>
          <Chunk {...(props as unknown as Props)} />
        </Suspense>
      </Contained>
    );
  };
}

/** Asks for something until it has come or nobody wants it any more; only the first failure is told. */
function askFor<Found>(
  request: () => Promise<Found>,
  { come, fail }: { come: (found: Found) => void; fail: (error: unknown) => void },
): () => void {
  let isWanted = true;
  let isTold = false;

  async function ask(): Promise<void> {
    missing.delete(ask);
    try {
      const found = await request();
      if (isWanted) come(found);
    } catch (error) {
      if (!isWanted) return;
      missing.add(ask);
      if (!isTold) fail(error);
      isTold = true;
    }
  }

  void ask();
  return () => {
    isWanted = false;
    missing.delete(ask);
  };
}

interface ContainedProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
  readonly onBroken: () => void;
}

/** Holds a fault of a chunk within it. */
class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    notifyBroken(error);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

function notifyBroken(error: unknown): void {
  const t = shownTranslator();
  if (t === undefined) return;
  if (isMissingChunk(error)) void notifyMissingFile(t);
  else toasts.show({ tone: 'error', text: t('web:failure.unexpected') });
}
