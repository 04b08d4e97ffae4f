import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '#modules/configurator/web/public.ts';
import { type Demand, type Limit, limitsOf, withLimit } from '#modules/samples/domain/demand.ts';
import { columnOf, type RowSearchDef } from '#product/column.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import styles from './sample-list.module.css';

interface FigureFilterProps {
  rows: RowSearchDef;
  demand: Demand;
  words: Words;
  onDemand: (demand: Demand) => void;
}

/** What the machine says of its drive, typed as figures in SI. */
export function FigureFilter({ rows, demand, words, onDemand }: FigureFilterProps): ReactNode {
  const { t } = useTranslation(['samples', 'configurator']);
  const name = useLimitName(rows, words);
  return (
    <div className={styles.figures}>
      {limitsOf(rows).map((limit) => {
        const { unit } = columnOf(rows, limit.column) ?? {};
        const value = demand.limits[limit.column]?.[limit.end];
        return (
          <Field
            key={`${limit.column} ${limit.end}`}
            label={name(limit)}
            error={value !== undefined && value <= 0 && t('configurator:search.aboveZero')}
          >
            {(control) => (
              <NumberInput
                {...control}
                {...(unit !== undefined && { unit })}
                value={value}
                onValue={(typed) => onDemand(withLimit(demand, limit, typed))}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** What a figure that is asked for is called: one that has two ends by its end. */
function useLimitName(rows: RowSearchDef, words: Words): (limit: Limit) => string {
  const { t } = useTranslation('samples');
  const limits = limitsOf(rows);
  return ({ column, end }) => {
    const def = columnOf(rows, column);
    const figure = def ? words.column(def) : column;
    const isRange = limits.filter((one) => one.column === column).length > 1;
    return t(isRange ? `list.${end}` : 'list.least', { figure });
  };
}
