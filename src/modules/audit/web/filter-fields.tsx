import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, isShippedAction } from '#modules/audit/domain/audit-actions.ts';
import { typedDay } from '#web/language/day.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import {
  type AuditFilter,
  DAYS,
  type Day,
  type Days,
  dayProblem,
  FILTER_NAMES,
  PERIODS,
  periodOf,
} from './audit-filter.ts';
import styles from './audit-page.module.css';

interface FilterFieldsProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  /** What was typed counts now. */
  onSent: () => void;
}

/** Fields that count once they are sent, since every look at the log is an event itself, and a switch that sends them. */
export function FilterFields({ filter, onFilter, onSent }: FilterFieldsProps): ReactNode {
  const { t } = useTranslation('audit');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useFieldsOf(filter);
  const [isRefused, setRefused] = useState(false);
  const change = (changes: Partial<AuditFilter>) => setTyped((before) => ({ ...before, ...changes }));

  /** Whether the log is narrowed to it now; the first day that is none has the focus otherwise. */
  function send(fields: AuditFilter): boolean {
    const wanted = { ...fields, from: typedDay(fields.from), to: typedDay(fields.to) };
    const wrong = DAYS.find((day) => dayProblem(day, wanted) !== undefined);
    setTyped(wanted);
    setRefused(wrong !== undefined);
    if (wrong === undefined) onFilter({ ...wanted, actor: wanted.actor.trim(), object: wanted.object.trim() });
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    return wrong === undefined;
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (send(typed)) onSent();
  }

  function errorOf(day: Day): string | undefined {
    const problem = dayProblem(day, typed);
    return problem === undefined || (problem === 'noDay' && !isRefused) ? undefined : t(`filter.${problem}`);
  }

  const text = (name: 'actor' | 'object', maxLength: number) => (
    <Field label={t(`filter.${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          placeholder={t(`filter.${name}Hint`)}
          maxLength={maxLength}
          value={typed[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form ref={form} className={styles.filter} onSubmit={handleSubmit}>
      {text('actor', 100)}
      <Field label={t('filter.action')}>
        {(control) => (
          <Select
            {...control}
            value={typed.action}
            placeholder={t('filter.allActions')}
            options={AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) }))}
            onValue={(action) => change({ action: isShippedAction(action) ? action : '' })}
          />
        )}
      </Field>
      {text('object', 200)}
      {DAYS.map((day) => (
        <Field key={day} label={t(`filter.${day}`)} error={errorOf(day)}>
          {(control) => (
            <DayInput
              {...control}
              name={day}
              label={t(`filter.${day}`)}
              value={typed[day]}
              onValue={(value) => change({ [day]: value })}
            />
          )}
        </Field>
      ))}
      <div className={styles.apply}>
        <Button type="submit">{t('filter.apply')}</Button>
        <Periods filter={filter} onChoose={(days) => send({ ...typed, ...days })} />
        <label className={styles.reads}>
          <input
            type="checkbox"
            checked={typed.reads === 'shown'}
            onChange={(event) => send({ ...typed, reads: event.target.checked ? 'shown' : '' })}
          />
          {t('filter.reads')}
        </label>
      </div>
    </form>
  );
}

/** What stands in the fields: what was typed, until the log is narrowed to something else. The fields stay, and with them the focus. */
function useFieldsOf(filter: AuditFilter) {
  const [shown, setShown] = useState(filter);
  const [typed, setTyped] = useState(filter);
  if (FILTER_NAMES.some((name) => shown[name] !== filter[name])) {
    setShown(filter);
    setTyped(filter);
  }
  return [typed, setTyped] as const;
}

/** The days that are asked for most, by one press. */
function Periods({ filter, onChoose }: { filter: Days; onChoose: (days: Days) => void }): ReactNode {
  const { t } = useTranslation('audit');
  return (
    <fieldset className={styles.periods} aria-label={t('filter.period')}>
      {PERIODS.map((period) => {
        const days = periodOf(period, new Date());
        const isChosen = filter.from === days.from && filter.to === days.to;
        return (
          <Button key={period} compact aria-pressed={isChosen} onClick={() => onChoose(days)}>
            {t(`filter.periods.${period}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}
