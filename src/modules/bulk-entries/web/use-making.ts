import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { call } from '#web/calls/call.ts';
import { upload } from '#web/calls/upload.ts';

export interface Making {
  readonly isBusy: boolean;
  /** How much of the file has gone out, 0 to 1; undefined while none is on its way. */
  readonly sent: number | undefined;
  readonly error: Error | null;
  readonly make: (list: string | File) => void;
  /** What was refused is changed now. */
  readonly reset: () => void;
}

/** Has a list judged: a file is sent in first. */
export function useMaking(onMade: (jobId: string) => void): Making {
  const [sent, setSent] = useState<number>();
  const making = useMutation({
    mutationFn: async (list: string | File) => {
      const body = typeof list === 'string' ? { codes: list } : { fileId: await sendFile(list, setSent) };
      return call(bulkEntryRoutes.make, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
    },
    onSuccess: ({ jobId }) => onMade(jobId),
    onSettled: () => setSent(undefined),
  });
  return { isBusy: making.isPending, sent, error: making.error, make: making.mutate, reset: making.reset };
}

async function sendFile(file: File, onProgress: (part: number) => void): Promise<string> {
  const { id } = await upload(fileRoutes.send, { query: { name: file.name }, file, onProgress });
  return id;
}
