import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Select } from '#web/ui/select.tsx';
import { choicesOf, codesOf, LEVELS, type Level, withLevel } from './areas.ts';
import styles from './register.module.css';
import { useAreas } from './use-areas.ts';
import type { RegistrationState } from './use-registration.ts';

const AUTOCOMPLETE = {
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
} as const satisfies Record<Level, string>;

/** Province, city, district, each from the official list; an error stands at the first level that is open. */
export function AreaEntry({ registration }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  const { form, nameOf, errorOf, change, leave } = registration;
  const { provinces, failed, retry } = useAreas();
  const codes = codesOf(form.area);
  const choices = choicesOf(form.area, provinces ?? []);

  /** From level to level one is still in the area. */
  function handleBlur(event: FocusEvent<HTMLFieldSetElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) leave('area', event);
  }

  return (
    <fieldset className={styles.area} aria-label={nameOf('area')} onBlur={handleBlur}>
      {LEVELS.map((level, depth) => (
        <Field
          key={level}
          label={t(`register.area.${level}`)}
          error={depth === Math.min(codes.length, LEVELS.length - 1) && errorOf('area')}
          required
        >
          {(control) => (
            <Select
              {...control}
              autoComplete={AUTOCOMPLETE[level]}
              disabled={choices[depth]?.length === 0}
              value={codes[depth] ?? ''}
              placeholder={t(provinces || failed ? 'register.area.choose' : 'register.area.loading')}
              options={(choices[depth] ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              onValue={(code) => change('area', withLevel(form.area, depth, code, provinces ?? []))}
            />
          )}
        </Field>
      ))}
      <div role="alert">
        {failed && (
          <p className={styles.failure}>
            <Icon name="warning" size={18} />
            {t('register.area.failed')}
            <Button compact onClick={retry}>
              {t('web:ui.retry')}
            </Button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
