import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SHOWN_PRICES } from '#modules/prices/domain/price-codes.ts';
import styles from './terms.module.css';
import { TermsClash } from './terms-clash.tsx';
import type { FieldOfTerms } from './terms-controls.tsx';

/** What the customer sees of prices, each with what it means. */
export function ShownChoice(of: FieldOfTerms): ReactNode {
  const { t } = useTranslation('prices');
  const name = useId();
  const { field, form, onChange } = of;
  return (
    <div className={styles.shown}>
      <div role="radiogroup" aria-label={t(`terms.field.${field}`)}>
        <span className={styles.label}>{t(`terms.field.${field}`)}</span>
        {SHOWN_PRICES.map((shown) => (
          <label key={shown} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-labelledby={`${name}-${shown}`}
              aria-describedby={`${name}-${shown}-hint`}
              checked={form[field] === shown}
              onChange={() => onChange({ [field]: shown })}
            />
            <span id={`${name}-${shown}`}>{t(`terms.shown.${shown}`)}</span>
            <small id={`${name}-${shown}-hint`}>{t(`terms.shownHint.${shown}`)}</small>
          </label>
        ))}
      </div>
      <TermsClash {...of} labelOf={(value) => t(`terms.shown.${value}`)} />
    </div>
  );
}
