import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenQuoteDto, quoteFileRoutes } from '#modules/quotes/contract.ts';
import { download } from '#web/calls/call.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { fileSize } from './chosen-files.ts';
import styles from './files.module.css';

type MessageFile = OpenQuoteDto['messages'][number]['files'][number];

interface MessageFilesProps {
  quoteId: string;
  files: readonly MessageFile[];
}

/** The files of a message, each to be fetched. */
export function MessageFiles({ quoteId, files }: MessageFilesProps): ReactNode {
  const { t } = useTranslation('quotes');
  if (files.length === 0) return null;
  return (
    <ul className={styles.sent} aria-label={t('file.list')}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink quoteId={quoteId} file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileLink({ quoteId, file: { id, name, size } }: { quoteId: string; file: MessageFile }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { isBusy, save } = useSaving(t);
  const told = { name, size: fileSize(size, localeOfInterface(i18n)) };
  const fetchFile = () => save(download(quoteFileRoutes.open, { params: { id: quoteId, fileId: id } }), name);

  return (
    <Button
      look="quiet"
      compact
      busy={isBusy}
      className={styles.link}
      aria-label={t('file.fetch', told)}
      onClick={() => void fetchFile()}
    >
      {t('file.named', told)}
    </Button>
  );
}
