import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './sheets.module.css';
import { StepDialog } from './step-dialog.tsx';

/** The steps that have a button of their own in the bar, what leads on first; a draft is changed below it. */
const STEPS = ['submit', 'confirm', 'release', 'return', 'revise', 'call-back', 'discard', 'cancel'];
/** What leads on. */
const ONWARD = ['submit', 'confirm', 'release'];

interface SheetStepsProps {
  sheet: OpenSheetDto;
  /** Whether something is typed that was not saved. */
  isUnsaved: boolean;
}

/** What may be done with a sheet now; what a condition stands against says which. */
export function SheetSteps({ isUnsaved, sheet }: SheetStepsProps): ReactNode {
  const { t } = useTranslation('sheets');
  const [asked, setAsked] = useState<string>();
  const steps = STEPS.flatMap((action) => sheet.abilities.filter((ability) => ability.action === action));
  if (steps.length === 0) return null;
  const refusalOf = (action: string, refusal: string | null) =>
    refusal?.replace(/^sheet\./, '') ?? (action === 'submit' && isUnsaved ? 'unsaved' : undefined);
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {steps.map(({ action, refusal }) => {
        const against = refusalOf(action, refusal);
        return (
          <span key={action} className={styles.step}>
            <Button
              look={ONWARD.includes(action) ? 'primary' : 'plain'}
              disabled={against !== undefined}
              onClick={() => setAsked(action)}
            >
              {t(`step.${action}`)}
            </Button>
            {against !== undefined && <small>{t(`step.refusal.${against}`)}</small>}
          </span>
        );
      })}
      {asked !== undefined && <StepDialog action={asked} sheet={sheet} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
