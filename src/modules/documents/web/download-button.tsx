import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDocumentDto } from '#modules/documents/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { Button } from '#web/ui/button.tsx';

/** A kept file, once more. */
export function DownloadButton({ file }: Pick<KeptDocumentDto, 'file'>): ReactNode {
  const { t } = useTranslation('documents');
  const { isBusy, save } = useSaving(t);
  return (
    <Button
      look="quiet"
      compact
      busy={isBusy}
      aria-label={t('downloadNamed', { name: file.name })}
      onClick={() => void save(download(fileRoutes.open, { params: { id: file.id } }), file.name)}
    >
      {t('download')}
    </Button>
  );
}
