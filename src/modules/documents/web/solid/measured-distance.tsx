import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFrame } from '#modules/drawings/domain/solids/shown-model.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { distanceOf } from './distance.ts';
import styles from './solid.module.css';

interface MeasuredDistanceProps {
  frames: readonly ShownFrame[];
  ends: readonly [string, string];
  onEnds: (ends: readonly [string, string]) => void;
}

/** The points of two places that were chosen; undefined until there are two. */
export function useMeasured(
  frames: readonly ShownFrame[],
  [from, to]: readonly [string, string],
): readonly [Vec3, Vec3] | undefined {
  return useMemo(() => {
    const [start, end] = [from, to].map((name) => frames.find((frame) => frame.name === name)?.at);
    return start && end && from !== to ? [start, end] : undefined;
  }, [frames, from, to]);
}

/** How far two places of a drive are from each other, along its axes and straight. */
export function MeasuredDistance({ ends, frames, onEnds }: MeasuredDistanceProps): ReactNode {
  const { t } = useTranslation('documents');
  const measured = useMeasured(frames, ends);
  const nameOf = (name: string) => t(`solid.frame.${name}`, { defaultValue: name });
  const options = [{ value: '', label: '—' }, ...frames.map(({ name }) => ({ value: name, label: nameOf(name) }))];
  const told = measured && distanceOf(...measured);
  return (
    <section className={styles.measure} aria-label={t('solid.measure')}>
      <h3>{t('solid.measure')}</h3>
      <div className={styles.ends}>
        <Field label={t('solid.from')}>
          {(control) => (
            <Select {...control} value={ends[0]} options={options} onValue={(from) => onEnds([from, ends[1]])} />
          )}
        </Field>
        <Field label={t('solid.to')}>
          {(control) => (
            <Select {...control} value={ends[1]} options={options} onValue={(to) => onEnds([ends[0], to])} />
          )}
        </Field>
      </div>
      <output className={styles.distance}>
        {told ? (
          <>
            <strong>{told.straight} mm</strong>
            <span>{t('solid.apart', { along: told.along, across: told.across, up: told.up })}</span>
          </>
        ) : (
          t('solid.choose')
        )}
      </output>
    </section>
  );
}
