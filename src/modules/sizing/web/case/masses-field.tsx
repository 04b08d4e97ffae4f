import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointMass } from '#modules/sizing/domain/core/model.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import styles from './case-form.module.css';

interface MassesFieldProps {
  name: string;
  help: string;
  masses: readonly PointMass[];
  onValue: (masses: readonly PointMass[]) => void;
}

/** A list of masses, each with its distance from the axis; always in kg and mm. */
export function MassesField({ name, help, masses, onValue }: MassesFieldProps): ReactNode {
  const { t } = useTranslation('sizing');
  const put = (place: number, mass: PointMass) => onValue(masses.with(place, mass));
  return (
    <fieldset className={styles.masses}>
      <legend>{name}</legend>
      <p className={styles.help}>{help}</p>
      {masses.map(([mass, radius], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mass is told from others by its place alone
        <div key={place} className={styles.mass}>
          <Field label={t('masses.mass', { number: place + 1 })}>
            {(control) => (
              <NumberInput {...control} value={mass} unit="kg" onValue={(typed = 0) => put(place, [typed, radius])} />
            )}
          </Field>
          <Field label={t('masses.radius', { number: place + 1 })}>
            {(control) => (
              <NumberInput {...control} value={radius} unit="mm" onValue={(typed = 0) => put(place, [mass, typed])} />
            )}
          </Field>
          <IconButton
            icon="close"
            label={t('masses.remove', { number: place + 1 })}
            onClick={() => onValue(masses.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div>
        <Button compact onClick={() => onValue([...masses, [0, 0]])}>
          {t('masses.add')}
        </Button>
      </div>
    </fieldset>
  );
}
