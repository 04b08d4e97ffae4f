import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';

/** A sheet to begin with, in the language of the interface. */
export function SampleButton(): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const fetchSample = useMutation({
    mutationFn: () => download(bulkEntryRoutes.sample),
    onSuccess: (file) => saveFile(file, 'sample.xlsx'),
    onError: (error) => notifyFailure(error, t, { prefix: t('sampleFailed') }),
  });
  return (
    <Button busy={fetchSample.isPending} onClick={() => fetchSample.mutate()}>
      {t('sample')}
    </Button>
  );
}
