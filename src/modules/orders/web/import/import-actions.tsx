import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JobLine } from '#modules/jobs/web/public.ts';
import { type OrderImportDto, orderImportRoutes } from '#modules/orders/contract.ts';
import type { ApplyMode } from '#modules/orders/domain/import/import-file.ts';
import { call } from '#web/calls/call.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IMPORTS_KEY } from './import-queries.ts';
import styles from './imports-page.module.css';

interface ImportActionsProps {
  imported: OrderImportDto;
  counts: NonNullable<OrderImportDto['counts']>;
}

/** What may be done with rows that were judged: to take those that are right, or all at once; to fetch the refused ones. */
export function ImportActions({ imported, counts }: ImportActionsProps): ReactNode {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const [asked, setAsked] = useState<ApplyMode>();
  const { id, state } = imported;
  const taking = useMutation({
    mutationFn: (mode: ApplyMode) =>
      call(orderImportRoutes.apply, {
        params: { id },
        body: { mode },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    onSettled: () => {
      setAsked(undefined);
      void client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
  });
  const waiting = counts.new + counts.changed;
  const mayTake = (state === 'judged' || state === 'stopped') && waiting > 0;
  return (
    <div className={styles.actions}>
      {mayTake && (
        <Button look="primary" onClick={() => setAsked('valid')}>
          {t('imports.take.valid', { count: waiting })}
        </Button>
      )}
      {mayTake && counts.refused === 0 && (
        <Button onClick={() => setAsked('all')}>{t('imports.take.all', { count: waiting })}</Button>
      )}
      {counts.refused > 0 && <RefusedRows id={id} count={counts.refused} />}
      {state === 'judged' && waiting === 0 && <p className={styles.soft}>{t('imports.nothing')}</p>}
      {taking.error && (
        <p role="alert" className={styles.refused}>
          {refusalText(taking.error, t, { prefix: t('imports.take.failed') })}
        </p>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t(`imports.confirm.${asked}`, { count: waiting })}
          confirm={t('imports.confirm.action')}
          busy={taking.isPending}
          onConfirm={() => taking.mutate(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t(`imports.confirm.${asked}Text`, { refused: counts.refused })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The refused rows as a file, which a task makes. */
function RefusedRows({ count, id }: { count: number; id: string }): ReactNode {
  const { t } = useTranslation('orders');
  const making = useMutation({
    mutationFn: () =>
      call(orderImportRoutes.refusedRows, { params: { id }, headers: { 'idempotency-key': crypto.randomUUID() } }),
  });
  if (making.data) return <JobLine id={making.data.jobId} />;
  return (
    <>
      <Button busy={making.isPending} onClick={() => making.mutate()}>
        {t('imports.refusedRows', { count })}
      </Button>
      {making.error && (
        <p role="alert" className={styles.refused}>
          {refusalText(making.error, t, { prefix: t('imports.refusedFailed') })}
        </p>
      )}
    </>
  );
}
