import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { shownTranslator } from './i18n.ts';
import { tellMissingFile } from './missing-file.ts';
import { isMissingChunk } from './pages/missing-chunk.ts';
import { toasts } from './ui/toasts.ts';

export interface LateProps {
  /** What stands there until it has come. */
  readonly fallback?: ReactNode;
  /** It does not come, or broke: whoever asked for it takes the wish back, so that the next one is a new try. */
  readonly onGone?: () => void;
}

/**
 * A piece of the page that is fetched when it is first shown: a dialog, a part of the header. Where its file does not come, or
 * it breaks, the person is told and the page around it stays as it is. (React's `lazy` would take the page down, and never ask
 * again.)
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & LateProps) => ReactNode {
  let arrived: ComponentType<Props> | undefined;
  let underway: Promise<ComponentType<Props>> | undefined;

  /** One request at a time, however many ask; what failed is asked for anew. */
  function request(): Promise<ComponentType<Props>> {
    underway ??= load().finally(() => {
      underway = undefined;
    });
    return underway;
  }

  return function Late({ fallback = null, onGone, ...props }: Props & LateProps): ReactNode {
    const [Piece, setPiece] = useState(() => arrived);
    const gone = useRef(onGone);
    useEffect(() => {
      gone.current = onGone;
    });
    useEffect(() => {
      if (arrived !== undefined) {
        setPiece(() => arrived);
        return;
      }
      let isWanted = true;
      request().then(
        (piece) => {
          arrived = piece;
          if (isWanted) setPiece(() => piece);
        },
        (error: unknown) => {
          if (!isWanted) return;
          tellBroken(error);
          gone.current?.();
        },
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (Piece === undefined) return fallback;
    // What is left of the properties without those of its own is what the piece takes.
    return (
      <Contained onBroken={() => gone.current?.()}>
        <Suspense fallback={fallback}>
          <Piece {...(props as unknown as Props)} />
        </Suspense>
      </Contained>
    );
  };
}

interface ContainedProps {
  readonly children: ReactNode;
  readonly onBroken: () => void;
}

/** Holds a fault of a piece within it. */
class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    tellBroken(error);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

function tellBroken(error: unknown): void {
  const t = shownTranslator();
  if (t === undefined) return;
  if (isMissingChunk(error)) void tellMissingFile(t);
  else toasts.show({ tone: 'error', text: t('web:failure.unexpected') });
}
