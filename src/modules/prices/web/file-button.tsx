import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceListRoutes } from '#modules/prices/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';

interface FileButtonProps {
  label: string;
  /** The version whose file it is; left out, that of the sample. */
  version?: string;
}

/** Hands a price list to the browser as CSV. */
export function FileButton({ label, version }: FileButtonProps): ReactNode {
  const { t } = useTranslation('prices');
  const fetchFile = useMutation({
    mutationFn: () =>
      version === undefined
        ? download(priceListRoutes.sample)
        : download(priceListRoutes.file, { params: { id: version } }),
    onSuccess: (file) => saveFile(file, 'price-list.csv'),
    onError: (error) => notifyFailure(error, t, { prefix: t('lists.downloadFailed') }),
  });
  return (
    <Button busy={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
      {label}
    </Button>
  );
}
