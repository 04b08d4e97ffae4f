import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ITEMS } from '#modules/sheets/domain/sheet-body.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { configurationsQuery } from './sheet-queries.ts';
import styles from './sheets.module.css';

interface ChosenConfigurationsProps {
  chosen: readonly string[];
  /** Whose configurations alone are offered; left out, those of the customer of the first that is chosen. */
  customerName?: string;
  error: string | false;
  onChosen: (ids: readonly string[]) => void;
}

/** Saved configurations to be ticked, found by what is typed; a sheet holds those of one customer. */
export function ChosenConfigurations({ chosen, customerName, error, onChosen }: ChosenConfigurationsProps): ReactNode {
  const { t } = useTranslation('sheets');
  const [q, setQ] = useState('');
  const found = useQuery(configurationsQuery(q.trim(), useActedFor()?.id));
  const errorId = useId();
  const rows = found.data?.rows ?? [];
  const owner = customerName ?? rows.find(({ id }) => chosen.includes(id))?.customerName;
  const toggle = (id: string) => onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  return (
    <fieldset className={styles.choice} aria-describedby={errorId}>
      <legend>{t('choice.legend')}</legend>
      <Field label={t('choice.search')}>
        {(control) => (
          <TextInput {...control} maxLength={100} value={q} onChange={({ target }) => setQ(target.value)} />
        )}
      </Field>
      {found.isPending && <Skeleton shape="rows" count={3} />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>}
      {found.data && rows.length === 0 && <p>{t(q.trim() === '' ? 'choice.none' : 'choice.noneFound')}</p>}
      <ul className={styles.offered}>
        {rows.map(({ customerName: whose, fullTypeCode, id, productName, quantity, typeCode }) => (
          <li key={id}>
            <label className={styles.offer}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && owner !== undefined && owner !== whose}
                onChange={() => toggle(id)}
              />
              <span className={styles.named}>
                <b>{productName}</b>
                <span className={styles.code}>{fullTypeCode || typeCode}</span>
                <span className={styles.soft}>{t('choice.told', { count: quantity, customer: whose })}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={styles.soft}>
        {t('choice.count', { count: chosen.length, most: MOST_ITEMS })}
      </p>
      <p id={errorId} role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  );
}
