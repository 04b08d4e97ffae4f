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
import { NewerOffer } from './newer-offer.tsx';
import { amountsOf } from './quote-amount.ts';
import { useReadOffer } from './use-read-offer.ts';
import { useSendingFiles } from './use-sending-files.ts';

/** Asks before an offer is accepted, by its number and sum; who acts for a customer names that one's order, or adds it as a file. */
export function AcceptDialog({ quote, onTake, ...dialog }: StepDialogProps & { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const isActing = useActedFor() !== undefined;
  const [orderNumber, setOrderNumber] = useState('');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { onItsWay, send } = useSendingFiles(quote.id, files, setFiles);
  const [isTried, setTried] = useState(false);
  const { begin, passed, read } = useReadOffer(quote, dialog.failure !== undefined && !dialog.isBusy);
  const { net, number, offer } = read;
  const isMissing = isActing && orderNumber.trim() === '' && files.length === 0;
  const { whole } = amountsOf(quote.currency, localeOfInterface(i18n));
  const told = { number, no: offer?.no ?? '', net: whole(net ?? 0) };
  const confirm = passed === undefined ? t('step.accept') : t('step.acceptNo', told);

  function handleSubmit(): void {
    setTried(true);
    if (isMissing || offer === null) return;
    begin();
    const named = orderNumber.trim() === '' ? {} : { orderNumber };
    onTake(async (calls) => {
      const [fileId] = await send();
      return calls.accept({ offerNo: offer.no, sha256: offer.sha256, ...named, ...(fileId && { fileId }) });
    });
  }

  return (
    <DialogFrame title={t('step.accept')} confirm={confirm} onSubmit={handleSubmit} {...dialog}>
      {passed && <NewerOffer passed={passed} read={read} />}
      <p>{t('step.text.accept', told)}</p>
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
