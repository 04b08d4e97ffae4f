import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, isShippedAction } from '#modules/audit/domain/audit-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AuditFilter, FILTER_NAMES, type FilterName, isBackwards, PERIODS, periodOf } from './audit-filter.ts';
import styles from './audit-page.module.css';
import { FilterChips } from './filter-chips.tsx';

export interface FilterFormProps {
  /** What the log is narrowed to. */
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  /** Where the focus goes when what had it is taken away. */
  formRef: RefObject<HTMLFormElement | null>;
}

/** Puts the focus on the first field of the form. */
export function focusForm({ current: form }: FilterFormProps['formRef']): void {
  form?.querySelector('input')?.focus();
}

/**
 * What the log is narrowed to: fields that count once they are sent, since every look at the log is an event itself, a switch that sends
 * them, and what counts now as chips to take away.
 */
export function FilterForm({ filter, onFilter, formRef }: FilterFormProps): ReactNode {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useFieldsOf(filter);
  const change = (changes: Partial<AuditFilter>) => setTyped((before) => ({ ...before, ...changes }));

  function send(wanted: AuditFilter): void {
    if (isBackwards(wanted)) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else onFilter({ ...wanted, actor: wanted.actor.trim(), object: wanted.object.trim() });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send(typed);
  }

  const input = (name: Exclude<FilterName, 'action' | 'reads'>, type: 'search' | 'date', placeholder?: string) => (
    <Field label={t(`filter.${name}`)} error={name === 'to' && isBackwards(typed) ? t('filter.backwards') : undefined}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          placeholder={placeholder}
          maxLength={name === 'object' ? 200 : 100}
          value={typed[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <section aria-label={t('filter.label')}>
      <form ref={formRef} className={styles.filter} onSubmit={handleSubmit}>
        {input('actor', 'search', t('filter.actorHint'))}
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
        {input('object', 'search', t('filter.objectHint'))}
        {input('from', 'date')}
        {input('to', 'date')}
        <div className={styles.apply}>
          <Button type="submit">{t('filter.apply')}</Button>
          <Periods filter={filter} onChoose={(days) => send({ ...typed, ...days })} />
          <label className={styles.reads}>
            <input
              type="checkbox"
              checked={typed.reads === 'hidden'}
              onChange={(event) => send({ ...typed, reads: event.target.checked ? 'hidden' : '' })}
            />
            {t('filter.reads')}
          </label>
        </div>
      </form>
      <FilterChips filter={filter} onFilter={onFilter} onLast={() => focusForm(formRef)} />
    </section>
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

type Days = Pick<AuditFilter, 'from' | 'to'>;

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
