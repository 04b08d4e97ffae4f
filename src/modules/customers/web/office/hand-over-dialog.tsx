import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { customerOfficeRoutes } from '#modules/customers/contract.ts';
import { call } from '#web/calls/call.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './customers-page.module.css';
import { CUSTOMERS_KEY } from './customers-query.ts';
import { type Staff, StaffChoice } from './staff-choice.tsx';

interface HandOverProps {
  from: Staff;
  onClose: () => void;
  onDone: (to: Staff) => void;
}

/** Gives all customers somebody looks after to a colleague. */
export function HandOverDialog({ from, onClose, onDone }: HandOverProps): ReactNode {
  const { t } = useTranslation('customers');
  const cache = useQueryClient();
  const handingOver = useMutation({
    mutationFn: (to: Staff) =>
      call(customerOfficeRoutes.handOver, { params: { userId: from.id }, body: { to: to.id } }),
    onSuccess: async ({ customers }, to) => {
      const text = t('office.handOver.done', { count: customers, from: from.username, to: to.username });
      toasts.show({ tone: 'success', text });
      onDone(to);
      await cache.invalidateQueries({ queryKey: CUSTOMERS_KEY });
    },
  });
  return (
    <Dialog title={t('office.handOver.title', { name: from.username })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('office.handOver.text', { name: from.username })}</p>
        <StaffChoice
          except={[from]}
          action={t('office.handOver.to')}
          busy={handingOver.isPending}
          onChoose={(person) => handingOver.mutate(person)}
        />
        <FormFailure>{handingOver.isError && refusalText(handingOver.error, t)}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
