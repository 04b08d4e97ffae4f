import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import type { QuoteLine } from './line-wishes.ts';
import { LineWishesFields } from './line-wishes-fields.tsx';
import { type Amounts, amountsOf } from './quote-amount.ts';
import { useLineWishes } from './use-line-wishes.ts';

/** Answers an offer line by line; at least one line must be otherwise, and one must stay. */
export function CounterDialog({ quote, onTake, ...dialog }: StepDialogProps & { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const wishes = useLineWishes(quote);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  // What was read when it was begun: a newer offer is not answered with what was meant for this one.
  const [offer] = useState(quote.offer);
  const { currency } = quote;
  const { whole } = amountsOf(currency, localeOfInterface(i18n));
  const isUnchanged = !wishes.isFaulty && (wishes.said().length === 0 || wishes.isAllDropped);

  function handleSubmit(): void {
    setTried(true);
    if (wishes.isFaulty || isUnchanged || offer === null) return;
    onTake((calls) => calls.counter({ offerNo: offer.no, lines: wishes.said(), note }));
  }

  return (
    <DialogFrame
      title={t('step.counter')}
      confirm={t('step.counterSend')}
      width="medium"
      onSubmit={handleSubmit}
      {...dialog}
      failure={isTried && isUnchanged ? t('step.counterNothing') : dialog.failure}
    >
      <p>{t('step.text.counter')}</p>
      {wishes.rows.map(({ line, typed }) => (
        <LineWishesFields
          key={line.lineNo}
          {...{ line, currency, typed, isTried }}
          offered={offeredOf(line, t, whole)}
          drop={t('line.drop')}
          onType={(next) => wishes.type(line.lineNo, next)}
        />
      ))}
      <Field label={t('step.note')}>
        {(control) => (
          <TextArea {...control} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
    </DialogFrame>
  );
}

/** At what price a line is offered, and in how many days; undefined where it is not. */
function offeredOf({ leadDays, unit }: QuoteLine, t: TFunction<'quotes'>, whole: Amounts['whole']): string | undefined {
  if (unit === null) return undefined;
  const amount = whole(unit);
  return leadDays === null ? t('line.offeredAt', { amount }) : t('line.offeredIn', { amount, count: leadDays });
}
