import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { AskedStep } from './asked-step.tsx';
import { isPlain, nextStep, type OfferedStep, stepsInBar } from './next-step.ts';
import styles from './quote-page.module.css';
import { useBeginning } from './use-beginning.ts';
import { type TakenStep, useQuoteStep } from './use-quote-step.ts';

/** What is asked about first, for it cannot be taken back. */
const CONFIRMED = ['withdraw', 'delete', 'offer', 'convert'];

/** What may be done with a quote now: the step it waits for stands out; what a condition stands against says which. */
export function QuoteSteps({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('quotes');
  const [asked, setAsked] = useState<string>();
  const stepping = useQuoteStep(quote);
  const { begin, begun, isBusy, isUnbegun } = useBeginning(quote);
  const steps = stepsInBar(quote);
  const next = nextStep(quote);

  function take(step: TakenStep): void {
    const prefix = step.action === 'request' ? { prefix: t('request.failed') } : {};
    stepping.mutate(step, { onError: (error) => notifyFailure(error, t, prefix) });
  }

  function handlePress(action: string): void {
    stepping.reset();
    if (isPlain(action) && !CONFIRMED.includes(action)) take({ action, by: (calls) => calls.plain(action) });
    else if (action === 'copy') take({ action, by: (calls) => calls.copy() });
    else if (action === 'call-back-approval') take({ action, by: (calls) => calls.callBack() });
    else if (action === 'price' && isUnbegun)
      begin(undefined, { onSuccess: () => setAsked('price'), onError: (error) => notifyFailure(error, t) });
    else setAsked(action);
  }

  if (steps.length === 0) return null;
  return (
    <section aria-label={t('step.title')} className={styles.steps}>
      {steps.map((step) => (
        <StepButton
          key={step.action}
          step={step}
          isNext={step.action === next}
          isBusy={stepping.isPending || isBusy}
          onPress={() => handlePress(step.action)}
        />
      ))}
      {asked !== undefined && (
        <AskedStep
          action={asked}
          quote={asked === 'price' ? begun : quote}
          stepping={stepping}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

interface StepButtonProps {
  step: OfferedStep;
  isNext: boolean;
  isBusy: boolean;
  onPress: () => void;
}

function StepButton({ step: { action, refusal }, isNext, isBusy, onPress }: StepButtonProps): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <span className={styles.step}>
      <Button look={isNext ? 'primary' : 'plain'} busy={isBusy} disabled={refusal !== null} onClick={onPress}>
        {t(`step.${action}`)}
      </Button>
      {refusal !== null && <small>{t(`step.refusal.${refusal.replace(/^quote\./, '')}`)}</small>}
    </span>
  );
}
