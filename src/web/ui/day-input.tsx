import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, typedDay } from '#web/language/day.ts';
import { IconButton } from './button.tsx';
import styles from './day-input.module.css';
import { TextInput } from './text-input.tsx';

export interface DayInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** What the day is, for the name of the button that opens the calendar. */
  label: string;
  /** `YYYY-MM-DD`, or what was typed so far. */
  value: string;
  onValue: (day: string) => void;
}

/**
 * A day, written with the year first in every language, or taken from the calendar of the browser. The browser's own field writes days in
 * the language of the browser, which need not be that of the page.
 */
export function DayInput({ label, value, onValue, ...rest }: DayInputProps): ReactNode {
  const { t } = useTranslation('web');
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.day}>
      <TextInput
        {...rest}
        autoComplete="off"
        inputMode="numeric"
        maxLength={11}
        placeholder={t('ui.day.form')}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={() => onValue(typedDay(value))}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(value) ? value : ''}
        onChange={(event) => onValue(event.target.value)}
      />
      <IconButton
        icon="calendar"
        label={t('ui.day.pick', { name: label })}
        onClick={() => calendar.current?.showPicker()}
      />
    </span>
  );
}
