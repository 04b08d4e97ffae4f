import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { NumberInput } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { CONFIDENCE_WORDS } from '#modules/sizing/domain/core/words.ts';
import { TABLES } from '#modules/sizing/domain/tables/tables.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './case-form.module.css';

interface UsualValuesProps {
  table: NonNullable<NumberInput['table']>;
  /** The base unit, which tables are written in. */
  unit: string;
  typed: TypedInput | undefined;
  /** The input it fills in. */
  name: string;
  onValue: (typed: TypedInput) => void;
}

/** Usual values of an input to pick from, each with how far it may be trusted. */
export function UsualValues({ table: { id, column }, unit, typed, name, onValue }: UsualValuesProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const rows = TABLES.find((table) => table.id === id)?.rows ?? [];
  const figure = typeof typed === 'object' && 'unit' in typed && typed.unit === unit ? typed.value : typed;
  return (
    <div className={styles.usual}>
      <Select
        aria-label={t('usual.of', { name })}
        placeholder={t('usual.pick')}
        value={rows.find(({ values }) => values[column] === figure)?.key ?? ''}
        options={rows.flatMap(({ key, name: named, values, confidence }) => {
          const { [column]: value } = values;
          const trust = textIn(CONFIDENCE_WORDS[confidence[column] ?? 'estimated'], locale);
          const label = t('usual.value', { name: textIn(named, locale), value, trust });
          return typeof value === 'number' ? [{ value: key, label }] : [];
        })}
        onValue={(key) => {
          const value = rows.find((row) => row.key === key)?.values[column];
          if (typeof value === 'number') onValue({ value, unit });
        }}
      />
    </div>
  );
}
