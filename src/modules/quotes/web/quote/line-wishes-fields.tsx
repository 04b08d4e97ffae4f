import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { faultsOf, type QuoteLine, type TypedWishes } from './line-wishes.ts';
import styles from './quote-page.module.css';

interface LineWishesProps {
  line: QuoteLine;
  currency: string;
  typed: TypedWishes;
  isTried: boolean;
  /** What is offered for it, beside which its wishes are typed. */
  offered?: string | undefined;
  /** What leaving the line out is called. */
  drop: string;
  onType: (typed: TypedWishes) => void;
}

/** How long what is typed may be. */
const MOST = { quantity: 20, target: 20, part: 60, note: 1000 } as const;

/** What the customer's side says of one line: how many, at which price, when, and whether it stays. */
export function LineWishesFields(props: LineWishesProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { line, currency, typed, isTried, offered, drop, onType } = props;
  const faults = isTried ? faultsOf(typed, currency) : [];
  const text = (name: keyof typeof MOST, label: string, error: string | false = false) => (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={MOST[name]}
          inputMode={name === 'note' || name === 'part' ? 'text' : 'decimal'}
          value={typed[name]}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  // What the provider does not offer stays as it is, or is left out.
  const isFixed = line.state === 'not-offered';
  return (
    <fieldset className={styles.group}>
      <legend>{t('line.named', { no: line.lineNo, name: line.productName })}</legend>
      {offered && <p className={styles.soft}>{offered}</p>}
      {!isFixed && !typed.isDropped && (
        <div className={styles.fields}>
          {text('quantity', t('line.quantity'), faults.includes('quantity') && t('line.quantityWrong'))}
          {text('target', t('line.targetIn', { currency }), faults.includes('target') && t('line.targetWrong'))}
          <Field label={t('line.wanted')} error={faults.includes('wanted') && t('line.wantedWrong')}>
            {(control) => (
              <DayInput
                {...control}
                label={t('line.wanted')}
                value={typed.wanted}
                onValue={(wanted) => onType({ ...typed, wanted })}
              />
            )}
          </Field>
          {text('part', t('line.part'))}
          {text('note', t('line.note'))}
        </div>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={typed.isDropped}
          onChange={(event) => onType({ ...typed, isDropped: event.target.checked })}
        />
        {drop}
      </label>
    </fieldset>
  );
}
