import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { priceListRoutes } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { PRICES_KEY } from './price-queries.ts';

interface Uploaded {
  readonly code: string;
  readonly file: File;
}

/** Sends a file to be checked and kept; `onTaken` is told the version it became, or was already. */
export function useUpload(onTaken: (id: string) => void) {
  const { t } = useTranslation('prices');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, file }: Uploaded) =>
      call(priceListRoutes.add, { body: { code, fileName: file.name, content: await base64Of(file) } }),
    onSuccess: ({ version, isNew }) => {
      toasts.show({ tone: 'success', text: t(isNew ? 'upload.done' : 'upload.known', { no: version.no }) });
      void cache.invalidateQueries({ queryKey: PRICES_KEY });
      onTaken(version.id);
    },
  });
}

/** A file in Base64, as the browser writes it into an address. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read`));
    reader.readAsDataURL(file);
  });
}
