import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { TakeOverDialog, useOpenSignedIn, useTakingOver } from '#modules/shares/web/public.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { useQuoteSide } from './use-quote-side.ts';

/**
 * Asks for a price of a shared product: it is taken over into the own list, then asked for like one that was ticked there. Who has
 * not signed in is asked to; nothing for those who ask for no prices.
 */
export function RequestShared({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('quotes');
  const isSignedIn = useSession() !== undefined;
  const mayAsk = useMayAsk();
  const asking = useOpenSignedIn();
  const customer = useActedFor()?.id;
  if (isSignedIn && !mayAsk) return null;
  return (
    <>
      <Button onClick={asking.open}>{t('request.action')}</Button>
      <Asking key={customer} token={token} isOpen={asking.isOpen} onClose={asking.close} />
    </>
  );
}

/** Customers ask, and whoever acts for one; what they ask stands in both lists. */
function useMayAsk(): boolean {
  const isCustomer = useQuoteSide() === 'customer';
  const hasList = useMayVisit(PATHS.cart);
  const hasQuotes = useMayVisit(QUOTE_PATHS.list);
  return isCustomer && hasList && hasQuotes;
}

interface AskingProps {
  token: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What was taken over once is not taken over again where the asking was called off in between. */
function Asking({ token, isOpen, onClose }: AskingProps): ReactNode {
  const [lineId, setLineId] = useState<string>();
  if (!isOpen) return null;
  if (lineId !== undefined) return <RequestDialog ids={[lineId]} onClose={onClose} />;
  return <TakeOver token={token} onTaken={setLineId} onClose={onClose} />;
}

interface TakeOverProps {
  token: string;
  onTaken: (lineId: string) => void;
  onClose: () => void;
}

function TakeOver({ token, onTaken, onClose }: TakeOverProps): ReactNode {
  const { t } = useTranslation('quotes');
  const taking = useTakingOver();
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const [isChecked, setChecked] = useState(false);
  const isSound = quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  return (
    <TakeOverDialog
      token={token}
      title={t('request.action')}
      confirm={t('request.takeOver')}
      isBusy={taking.isPending}
      onTake={(form) => {
        setChecked(true);
        if (isSound) taking.mutate({ form, quantity }, { onSuccess: ({ id }) => onTaken(id) });
      }}
      onClose={onClose}
    >
      <Field label={t('line.quantity')} error={isChecked && !isSound && t('line.quantityWrong')}>
        {(control) => <NumberInput {...control} inputMode="numeric" step={1} value={quantity} onValue={setQuantity} />}
      </Field>
    </TakeOverDialog>
  );
}
