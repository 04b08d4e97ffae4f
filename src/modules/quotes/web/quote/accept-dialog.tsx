import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ChosenFile } from './chosen-files.ts';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import { FileChoice } from './file-choice.tsx';
import { amountsOf } from './quote-amount.ts';
import { useSendingFiles } from './use-sending-files.ts';

/** Asks before an offer is accepted, by its number and sum; who acts for a customer names that one's order, or adds it as a file. */
export function AcceptDialog({ quote, onTake, ...dialog }: StepDialogProps & { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const isActing = useActedFor() !== undefined;
  const [orderNumber, setOrderNumber] = useState('');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { onItsWay, send } = useSendingFiles(quote.id, files, setFiles);
  const [isTried, setTried] = useState(false);
  // What is accepted is the offer that was read, also where another one came meanwhile: the server refuses it then.
  const [{ net, offer }] = useState(quote);
  const { currency, number } = quote;
  const isMissing = isActing && orderNumber.trim() === '' && files.length === 0;
  const sum = amountsOf(currency, localeOfInterface(i18n)).whole(net ?? 0);

  function handleSubmit(): void {
    setTried(true);
    if (isMissing || offer === null) return;
    const named = orderNumber.trim() === '' ? {} : { orderNumber };
    onTake(async (calls) => {
      const [fileId] = await send();
      return calls.accept({ offerNo: offer.no, sha256: offer.sha256, ...named, ...(fileId && { fileId }) });
    });
  }

  return (
    <DialogFrame title={t('step.accept')} confirm={t('step.accept')} onSubmit={handleSubmit} {...dialog}>
      <p>{t('step.text.accept', { number, no: offer?.no ?? '', net: sum })}</p>
      <Field
        label={t('step.orderNumber')}
        hint={t(isActing ? 'step.orderNumberActing' : 'step.orderNumberHint')}
        error={isTried && isMissing && t('step.orderNumberMissing')}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={orderNumber}
            onChange={(event) => setOrderNumber(event.target.value)}
          />
        )}
      </Field>
      <FileChoice
        label={t('step.orderFile')}
        most={1}
        {...{ files, onFiles: setFiles, onItsWay, isBusy: dialog.isBusy }}
      />
    </DialogFrame>
  );
}
