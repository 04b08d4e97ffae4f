import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './solid.module.css';
import { type SolidScene, solidScene } from './viewer/solid-scene.ts';
import { motionOf, type ViewName } from './viewer/views.ts';

export interface SolidCanvasProps {
  /** The drive, and a second one that lies over it. */
  models: readonly ShownModel[];
  label: string;
  /** With the views to choose from, where there is room for them. */
  isLarge?: boolean;
  /** What is measured: a line between two points. */
  measured?: readonly [Vec3, Vec3] | undefined;
  /** What is shown where the browser cannot show solids. */
  fallback: ReactNode;
}

const CHOICES: readonly ViewName[] = ['oblique', 'front', 'left', 'top', 'right', 'back'];

/** A drive to be turned with mouse, finger or keys. */
export function SolidCanvas({ fallback, isLarge = false, label, measured, models }: SolidCanvasProps): ReactNode {
  const { t } = useTranslation('documents');
  const keysId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<SolidScene>(undefined);
  const [isUnable, setUnable] = useState(false);

  useEffect(() => {
    if (canvas.current === null) return undefined;
    const opened = openedScene(canvas.current);
    if (opened === undefined) {
      setUnable(true);
      return undefined;
    }
    scene.current = opened;
    const stopFollowing = followSize(canvas.current, opened);
    return () => {
      scene.current = undefined;
      stopFollowing();
      opened.dispose();
    };
  }, []);
  useEffect(() => scene.current?.show(models), [models]);
  useEffect(() => scene.current?.measure(measured), [measured]);

  function handleKey(event: KeyboardEvent): void {
    const motion = event.ctrlKey || event.metaKey || event.altKey ? undefined : motionOf(event.key);
    if (motion === undefined) return;
    event.preventDefault();
    scene.current?.move(motion);
  }

  if (isUnable)
    return (
      <>
        {fallback}
        <p className={styles.note}>{t('solid.unable')}</p>
      </>
    );
  const zoom = (by: number) => scene.current?.move({ kind: 'zoom', by });
  return (
    <div className={classes(styles.stage, isLarge && styles.large)}>
      <canvas ref={canvas} tabIndex={0} role="img" aria-label={label} aria-describedby={keysId} onKeyDown={handleKey} />
      {isLarge ? (
        <p id={keysId} className={styles.keys}>
          {t('solid.keys')}
        </p>
      ) : (
        <VisuallyHidden id={keysId}>{t('solid.keys')}</VisuallyHidden>
      )}
      {isLarge && (
        <fieldset className={styles.views} aria-label={t('solid.views')}>
          {CHOICES.map((view) => (
            <Button key={view} compact onClick={() => scene.current?.move({ kind: 'view', view })}>
              {t(`solid.view.${view}`)}
            </Button>
          ))}
          <Button compact aria-label={t('solid.closer')} title={t('solid.closer')} onClick={() => zoom(1.25)}>
            +
          </Button>
          <Button compact aria-label={t('solid.farther')} title={t('solid.farther')} onClick={() => zoom(0.8)}>
            −
          </Button>
        </fieldset>
      )}
    </div>
  );
}

/** A scene, where the browser can show one. */
function openedScene(canvas: HTMLCanvasElement): SolidScene | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return undefined;
  return solidScene(context, { isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches });
}

function followSize(canvas: HTMLCanvasElement, scene: SolidScene): () => void {
  const frame = canvas.parentElement;
  if (frame === null || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => scene.resize(canvas.clientWidth, canvas.clientHeight));
  observer.observe(frame);
  return () => observer.disconnect();
}
