import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BILL_FORMATS, billRoutes, type OpenBillDto } from '#modules/bills/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bill-page.module.css';

/** Saves a paper as PDF, to be printed, or as a workbook. */
export function BillFiles({ bill: { id, kind, number } }: { bill: OpenBillDto }): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <div className={styles.files}>
      {BILL_FORMATS.map((format) => (
        <FileButton
          key={format}
          label={t(`file.${format}`)}
          load={() => download(billRoutes.paper, { params: { id, format } })}
          otherwise={`${number ?? kind.toUpperCase()}.${format}`}
        />
      ))}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  load: () => ReturnType<typeof download>;
  /** Its name where the server gave none. */
  otherwise: string;
}

function FileButton({ label, load, otherwise }: FileButtonProps): ReactNode {
  const { t } = useTranslation('bills');
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, otherwise),
    onError: (error) => notifyFailure(error, t),
  });
  return (
    <Button busy={loading.isPending} onClick={() => loading.mutate()}>
      {label}
    </Button>
  );
}
