import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import { LineWishesFields } from './line-wishes-fields.tsx';
import { useLineWishes } from './use-line-wishes.ts';

/** Changes a draft: what it is called, when it is wanted, and its lines. */
export function EditDialog({ quote, onTake, ...dialog }: StepDialogProps & { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('quotes');
  const wishes = useLineWishes(quote);
  const [head, setHead] = useState({ title: quote.title, customerRef: quote.customerRef });
  const [wanted, setWanted] = useState(quote.wantedDate ?? '');
  const [isTried, setTried] = useState(false);
  const day = typedDay(wanted);
  const isDayWrong = day !== '' && !isDay(day);

  function handleSubmit(): void {
    setTried(true);
    if (wishes.isFaulty || isDayWrong || wishes.isAllDropped) return;
    const said = wishes.said();
    const remove = said.flatMap(({ isDropped, lineNo }) => (isDropped ? [lineNo] : []));
    const lines = said.filter(({ isDropped }) => !isDropped).map(({ isDropped: _, ...line }) => line);
    onTake((calls) => calls.edit({ ...head, wantedDate: day || null, lines, remove }));
  }

  return (
    <DialogFrame
      title={t('step.edit')}
      confirm={t('step.save')}
      width="medium"
      onSubmit={handleSubmit}
      {...dialog}
      failure={isTried && wishes.isAllDropped ? t('step.oneLine') : dialog.failure}
    >
      {(['title', 'customerRef'] as const).map((name) => (
        <Field key={name} label={t(`page.${name}`)}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={name === 'title' ? 120 : 60}
              value={head[name]}
              onChange={(event) => setHead({ ...head, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('page.wantedDate')} error={isTried && isDayWrong && t('line.wantedWrong')}>
        {(control) => <DayInput {...control} label={t('page.wantedDate')} value={wanted} onValue={setWanted} />}
      </Field>
      {wishes.rows.map(({ line, typed }) => (
        <LineWishesFields
          key={line.lineNo}
          {...{ line, typed, isTried }}
          currency={quote.currency}
          drop={t('line.remove')}
          onType={(next) => wishes.type(line.lineNo, next)}
        />
      ))}
    </DialogFrame>
  );
}
