import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { comparisonFileName } from '#modules/comparisons/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';

/** The comparison as XLSX, in the language of the interface. */
export function ExportButton({ ids }: { ids: readonly string[] }): ReactNode {
  const { t, i18n } = useTranslation('comparisons');
  const fetchSheet = useMutation({
    mutationFn: () => download(comparisonRoutes.export, { body: { ids: [...ids] } }),
    onSuccess: (file) => {
      saveFile(file, comparisonFileName(new Date(), localeOfInterface(i18n)));
      toasts.show({ tone: 'success', text: t('exported') });
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('exportFailed') }),
  });
  return (
    <Button busy={fetchSheet.isPending} onClick={() => fetchSheet.mutate()}>
      {t('export')}
    </Button>
  );
}
