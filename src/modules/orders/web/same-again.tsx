import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTakingOver } from '#modules/shares/web/public.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { sameAgainQuery } from './order-queries.ts';

interface SameAgainProps {
  orderId: string;
  itemNumber: string;
}

/** Takes the product of an item into the own list once more, or into that of the customer acted for; nothing for those who have no list. */
export function SameAgain(item: SameAgainProps): ReactNode {
  const { t } = useTranslation('orders');
  const hasList = useMayVisit(PATHS.cart);
  const [isOpen, setOpen] = useState(false);
  if (!hasList) return null;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('item.again')}
      </Button>
      {isOpen && <AgainDialog {...item} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says what the product is by the product data in force before it is taken; of one that is none any more why. */
function AgainDialog({ itemNumber, onClose, orderId }: SameAgainProps & { onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const navigate = useNavigate();
  const again = useQuery(sameAgainQuery(orderId, itemNumber, localeOfInterface(i18n)));
  const taking = useTakingOver();
  const form = again.data?.form ?? null;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (form === null || taking.isPending) return;
    taking.mutate(
      { form, quantity: 1 },
      {
        // Closed before the page is left: a page that is hidden keeps what is open on it.
        onSuccess() {
          onClose();
          void navigate(PATHS.cart);
        },
      },
    );
  }

  return (
    <Dialog title={t('item.again')} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        {again.isError && <ErrorState onRetry={() => void again.refetch()}>{failureText(again.error, t)}</ErrorState>}
        {again.isPending && <Skeleton shape="rows" count={3} />}
        {again.data && <p>{t(`item.now.${again.data.state}`)}</p>}
        {again.data?.reason && <p>{again.data.reason}</p>}
        {again.data && again.data.differences.length > 0 && <Differences rows={again.data.differences} />}
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          {form && (
            <Button type="submit" look="primary" busy={taking.isPending}>
              {t('item.take')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Difference {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

function Differences({ rows }: { rows: readonly Difference[] }): ReactNode {
  const { t } = useTranslation('orders');
  const said = (text: string) => (text === '' ? '–' : text);
  return (
    <DataTable
      caption={t('item.differences')}
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        { id: 'label', header: t('item.field'), cell: ({ label }) => label },
        { id: 'from', header: t('item.from'), cell: ({ from }) => said(from) },
        { id: 'to', header: t('item.to'), cell: ({ to }) => said(to) },
      ]}
    />
  );
}
