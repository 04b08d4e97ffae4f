import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { LabelPlace } from './chart-labels.ts';
import type { ChartPicture, PointKind } from './chart-points.ts';
import { Glyph } from './glyph.tsx';
import { placeOn } from './log-scale.ts';
import type { Pointing } from './pointing.ts';
import styles from './row-chart.module.css';

/** The word beside a point. */
export interface PointLabel {
  readonly text: string;
  /** Left out where there is no room for it until the point is pointed at. */
  readonly place?: LabelPlace;
}

export interface PointsProps {
  picture: ChartPicture;
  /** What each point is called, in their order. */
  names: readonly string[];
  /** What each is called in one word, where that is written beside it. */
  labels: ReadonlyMap<string, PointLabel>;
  /** What they are together. */
  label: string;
  pointing: Pointing;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The points, as one stop of the Tab key: arrow keys walk from the slowest to the fastest, Space chooses one, Enter and a press
 * choose it and go on, as in the table. A finger has nothing to point with: its first touch points, the second chooses.
 */
export function Points({ picture: { points, across, up }, names, labels, label, pointing }: PointsProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, chooseRow } = useWizardView();
  const group = useRef<HTMLFieldSetElement>(null);
  const isFirstTouch = useRef(false);
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.get, () => undefined);
  const chosen = config.basicType?.id;
  const isOn = (id: string | undefined) => points.some(({ found }) => found.row.id === id);
  const best = points.find(({ kind }) => kind === 'recommended') ?? points[0];
  const entry = [pointed, chosen].find(isOn) ?? best?.found.row.id;

  function choose(target: EventTarget, goesOn: boolean): void {
    const point = points.find(({ found }) => found.row.id === idOf(target));
    if (point) chooseRow(point.found.row, goesOn);
  }

  function point(target: EventTarget): void {
    const id = idOf(target);
    if (id !== undefined) pointing.set(id);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(event.target, event.key === 'Enter');
      return;
    }
    const at = points.findIndex(({ found }) => found.row.id === idOf(event.target));
    const next = MOVES[event.key]?.(at, points.length);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <fieldset
      ref={group}
      className={styles.points}
      aria-label={label}
      onPointerDown={({ target, pointerType }) => {
        isFirstTouch.current = pointerType === 'touch' && idOf(target) !== pointing.get();
      }}
      onClick={({ target }) => (isFirstTouch.current ? point(target) : choose(target, true))}
      onKeyDown={handleKey}
      onFocus={({ target }) => point(target)}
      onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && point(target)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && pointing.set(undefined)}
    >
      {points.map(({ found: { row }, kind, short, ...at }, index) => (
        <Point
          key={row.id}
          id={row.id}
          kind={kind}
          isShort={short !== undefined}
          name={t('chart.point', { row: names[index], kind: t(`chart.kind.${kind}`) })}
          label={labels.get(row.id)}
          left={placeOn(across, at.across)}
          bottom={placeOn(up, at.up)}
          isChosen={row.id === chosen}
          isPointed={row.id === pointed}
          isEntry={row.id === entry}
        />
      ))}
    </fieldset>
  );
}

interface PointProps {
  id: string;
  kind: PointKind;
  isShort: boolean;
  name: string;
  label: PointLabel | undefined;
  left: number;
  bottom: number;
  isChosen: boolean;
  isPointed: boolean;
  isEntry: boolean;
}

const Point = memo(function Point(props: PointProps) {
  const { id, kind, isShort, name, label, left, bottom, isChosen, isPointed, isEntry } = props;
  return (
    <button
      type="button"
      className={styles.point}
      data-point={id}
      data-mark={kind}
      data-short={isShort || undefined}
      data-pointed={isPointed || undefined}
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={name}
      style={{ left: `${(left * 100).toFixed(2)}%`, bottom: `${(bottom * 100).toFixed(2)}%` }}
    >
      <Glyph mark={kind} />
      {label && <Label {...label} isRight={left > 0.5} />}
    </button>
  );
});

/** A label without a place of its own stands on the side with more room, and only while its point is pointed at. */
function Label({ text, place, isRight }: PointLabel & { isRight: boolean }): ReactNode {
  const { side = isRight ? 'left' : 'right', out = 0 } = place ?? {};
  const distance = { '--out': `${out}px` } as CSSProperties;
  return (
    <>
      {out > 0 && <span className={styles.leader} data-side={side} style={distance} />}
      <span className={styles.label} data-side={side} data-shown={place && ''} style={distance}>
        {text}
      </span>
    </>
  );
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? (target.closest('[data-point]')?.getAttribute('data-point') ?? undefined)
    : undefined;
}
