import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDto } from '#modules/jobs/contract.ts';
import { type ImportProblemsDto, priceListRoutes } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { PRICES_KEY } from './price-queries.ts';

interface Uploaded {
  readonly code: string;
  readonly file: File;
}

/** A file on its way to become a version. */
export interface Uploading {
  readonly isBusy: boolean;
  /** The task that checks and keeps it, to be followed; undefined before it was sent, and once it was refused. */
  readonly jobId: string | undefined;
  /** What is wrong with the file. */
  readonly problems: ImportProblemsDto | null;
  readonly error: Error | null;
  readonly send: (uploaded: Uploaded) => void;
  /** To be told when the task has ended. */
  readonly end: (job: JobDto) => void;
}

/** Sends a file to be checked and kept; `onTaken` is told the version it became, or was already. */
export function useUpload(onTaken: (id: string) => void): Uploading {
  const { t } = useTranslation('prices');
  const cache = useQueryClient();
  const [jobId, setJobId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const asking = useMutation({
    mutationFn: (id: string) => call(priceListRoutes.imported, { params: { id } }),
    onSuccess: ({ version, isNew, problems }) => {
      if (problems !== null) setJobId(undefined);
      if (version === null) return;
      toasts.show({ tone: 'success', text: t(isNew ? 'lists.upload.done' : 'lists.upload.known', { no: version.no }) });
      void cache.invalidateQueries({ queryKey: PRICES_KEY });
      onTaken(version.id);
    },
  });
  const sending = useMutation({
    mutationFn: async ({ code, file }: Uploaded) =>
      call(priceListRoutes.add, { body: { code, fileName: file.name, content: await base64Of(file) } }),
    onMutate: () => {
      asking.reset();
      setJobId(undefined);
    },
    onSuccess: (task) => {
      setOpen(true);
      setJobId(task.jobId);
    },
  });
  return {
    isBusy: sending.isPending || isOpen || asking.isPending,
    jobId,
    problems: asking.data?.problems ?? null,
    error: sending.error ?? asking.error,
    send: sending.mutate,
    end: ({ id, state }) => {
      setOpen(false);
      if (state === 'done') asking.mutate(id);
    },
  };
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
