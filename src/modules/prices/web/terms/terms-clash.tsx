import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import styles from './terms.module.css';
import type { FieldOfTerms } from './terms-controls.tsx';

interface TermsClashProps extends Omit<FieldOfTerms, 'error'> {
  /** What a value of the field is called. */
  labelOf: (value: string) => string;
}

/** What somebody else has written into a field that was changed here as well, to be taken over. */
export function TermsClash({ field, form, theirs, labelOf, onChange }: TermsClashProps): ReactNode {
  const { t } = useTranslation('prices');
  const value = theirs?.[field];
  if (value === undefined || value === form[field]) return null;
  return (
    <p className={styles.clash}>
      {value === '' ? t('terms.emptied') : t('terms.theirs', { value: labelOf(value) })}
      <Button
        look="quiet"
        compact
        onClick={({ currentTarget }) => {
          controlAbove(currentTarget)?.focus();
          onChange({ [field]: value });
        }}
      >
        {t('terms.take')}
      </Button>
    </p>
  );
}

/** The control of the field the button stands below: the button goes, and the focus with it. */
function controlAbove(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('p')?.parentElement?.querySelector('select, input, textarea');
}
