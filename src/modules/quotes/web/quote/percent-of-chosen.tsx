import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesPercent } from '#modules/quotes/domain/what-if.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { percentOf, typedDiscount } from './pricing-entry.ts';
import styles from './quote-page.module.css';
import type { TypedPrices, usePricing } from './use-pricing.ts';

type Row = ReturnType<typeof usePricing>['rows'][number];

interface PercentOfChosenProps {
  rows: readonly Row[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onSet: (typed: TypedPrices) => void;
}

/** Gives the chosen lines one discount, as if it were typed in each; those it cannot hold for stay as they are, and that is told. */
export function PercentOfChosen({ rows, chosen, onChoose, onSet }: PercentOfChosenProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const percent = percentOf(typed);
  const isAll = chosen.size === rows.length;

  function handleSet(): void {
    setTried(true);
    if (percent === undefined) return;
    const meant = rows.filter(({ line }) => chosen.has(line.lineNo));
    const taking = meant.filter(takesDiscount);
    onSet(Object.fromEntries(taking.map(({ line }) => [line.lineNo, typedDiscount(percent)])));
    setOutcome(told(taking.length, meant.length - taking.length));
  }

  function told(set: number, left: number): string {
    if (set + left === 0) return t('bulk.none');
    const parts = [
      set > 0 && t('bulk.done', { count: set, percent: (percent ?? 0) / 100 }),
      left > 0 && t('bulk.stay', { count: left }),
    ];
    return parts.filter((part) => part !== false).join(localeOfInterface(i18n) === 'en' ? ' ' : '');
  }

  /** Enter gives the percentage: it must not save the dialog around it. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleSet();
  }

  return (
    <fieldset className={styles.group}>
      <legend>{t('bulk.title')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ line }) => line.lineNo)))}
        />
        {t('bulk.all', { count: rows.length })}
      </label>
      <div className={styles.beside}>
        <Field label={t('bulk.percent')} error={isTried && percent === undefined && t('pricing.wrong.discount')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={20}
              inputMode="decimal"
              value={typed}
              onKeyDown={handleKey}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button onClick={handleSet}>{t('bulk.set', { count: chosen.size })}</Button>
      </div>
      <p role="status" className={styles.told}>
        {outcome}
      </p>
    </fieldset>
  );
}

/** Whether a discount can be typed together with others; what the list says of a line that was added since is not known before saving. */
function takesDiscount({ typed, worked }: Row): boolean {
  if (typed.as === 'not-offered') return false;
  if (worked === undefined) return true;
  const { computed, isFrom } = worked;
  return takesPercent({ computed, notOfferedReason: null, ...(isFrom && { isFrom }) });
}
