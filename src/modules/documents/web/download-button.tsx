import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDocumentDto } from '#modules/documents/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';

/** A kept file, once more. */
export function DownloadButton({ file }: Pick<KeptDocumentDto, 'file'>): ReactNode {
  const { t } = useTranslation('documents');
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await download(fileRoutes.open, { params: { id: file.id } }), file.name);
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
      aria-label={t('downloadNamed', { name: file.name })}
      onClick={() => void save()}
    >
      {t('download')}
    </Button>
  );
}
