import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenQuoteDto, quoteFileRoutes } from '#modules/quotes/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
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
  const [isBusy, setBusy] = useState(false);
  const told = { name, size: fileSize(size, localeOfInterface(i18n)) };

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await download(quoteFileRoutes.open, { params: { id: quoteId, fileId: id } }), name);
    } catch (error) {
      notifyFailure(error, t);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="quiet"
      compact
      busy={isBusy}
      className={styles.link}
      aria-label={t('file.fetch', told)}
      onClick={() => void save()}
    >
      {t('file.named', told)}
    </Button>
  );
}
