import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AskedStep } from './asked-step.tsx';
import { type ProviderQuote, typedDiscount } from './pricing-entry.ts';
import styles from './quote-page.module.css';
import type { TypedPrices } from './use-pricing.ts';
import { useQuoteStep } from './use-quote-step.ts';
import { useWhatIf } from './use-what-if.ts';
import { WhatIfTold } from './what-if-told.tsx';

/** Tries a discount on the working offer before it is priced with it: nothing is kept before whoever tries says so. */
export function WhatIf({ quote }: { quote: ProviderQuote }): ReactNode {
  const { t } = useTranslation('quotes');
  const whatIf = useWhatIf(quote);
  const stepping = useQuoteStep(quote);
  const [filled, setFilled] = useState<TypedPrices>();
  const { basisPoints, error, isBusy, told } = whatIf;
  const taking = told?.lines.filter(({ isDiscounted }) => isDiscounted) ?? [];

  function handleUse(discount: number): void {
    stepping.reset();
    setFilled(Object.fromEntries(taking.map(({ lineNo }) => [lineNo, typedDiscount(discount)])));
  }

  return (
    <section className={styles.group} aria-labelledby="what-if" aria-busy={isBusy}>
      <h3 id="what-if">{t('whatIf.title')}</h3>
      <p className={styles.soft}>{t('whatIf.text')}</p>
      <div className={styles.beside}>
        <Field label={t('whatIf.percent')} error={whatIf.isWrong && t('whatIf.wrong')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={6}
              inputMode="decimal"
              value={whatIf.typed}
              onChange={(event) => whatIf.type(event.target.value)}
            />
          )}
        </Field>
        <Button onClick={() => whatIf.move(-1)}>{t('whatIf.lower')}</Button>
        <Button onClick={() => whatIf.move(1)}>{t('whatIf.higher')}</Button>
      </div>
      <p role="status" className={styles.told}>
        {isBusy && t('whatIf.busy')}
      </p>
      <FormFailure>{error === null ? undefined : failureText(error, t)}</FormFailure>
      {error !== null && <Button onClick={whatIf.retry}>{t('web:ui.retry')}</Button>}
      {told && <WhatIfTold {...{ quote, told, isBusy }} left={whatIf.left} onLeave={whatIf.leave} />}
      {told && basisPoints !== undefined && (
        <Button busy={isBusy} disabled={taking.length === 0} onClick={() => handleUse(basisPoints)}>
          {t('whatIf.use', { count: taking.length, percent: basisPoints / 100 })}
        </Button>
      )}
      {filled && <AskedStep {...{ quote, stepping, filled }} action="price" onClose={() => setFilled(undefined)} />}
    </section>
  );
}
