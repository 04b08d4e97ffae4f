import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { upload } from '#web/calls/upload.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import styles from './imports-page.module.css';

/** An order file, chosen by a button or dropped: it is sent at once, since nothing is changed by it. */
export function SendFile({ onSent }: { onSent: (id: string, isKnown: boolean) => void }): ReactNode {
  const { t } = useTranslation('orders');
  const [sent, setSent] = useState<number>();
  const sending = useMutation({
    mutationFn: (file: File) =>
      upload(orderImportRoutes.send, { query: { name: file.name }, file, onProgress: setSent }),
    onSuccess: ({ id, importedAt }) => onSent(id, importedAt !== null),
    onSettled: () => setSent(undefined),
  });
  return (
    <div className={styles.send}>
      <FileDrop
        label={t('imports.send.choose')}
        accept=".csv,.txt,.xlsx,.ndjson,.jsonl"
        className={styles.file}
        onFiles={([file]) => file && !sending.isPending && sending.mutate(file)}
      >
        {(choose) => (
          <>
            <Button look="primary" busy={sending.isPending} onClick={choose}>
              {t('imports.send.choose')}
            </Button>
            <span className={styles.soft}>{t('imports.send.drop')}</span>
          </>
        )}
      </FileDrop>
      {sent !== undefined && <progress aria-label={t('imports.send.sending')} value={sent} max={1} />}
      {sending.error && (
        <p role="alert" className={styles.refused}>
          {refusalText(sending.error, t, { prefix: t('imports.send.failed') })}
        </p>
      )}
    </div>
  );
}
