import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { LINES_KEY } from './line-list-query.ts';

/** Asks before a line is deleted; one that somebody else has changed meanwhile stays. */
export function DeleteQuestion({ line, onClose }: { line: LineDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(cartRoutes.remove, { params: { id: line.id }, query: { version: String(line.version) } }),
    onSuccess: () => toasts.show({ tone: 'success', text: t('delete.done') }),
    onError: (error) => notifyFailure(error, t),
    onSettled: async () => {
      onClose();
      await cache.invalidateQueries({ queryKey: LINES_KEY });
    },
  });
  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirm={t('action.delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('delete.text', { name: line.productName })}</p>
    </ConfirmDialog>
  );
}
