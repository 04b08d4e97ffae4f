import { useEffect, useRef, useState } from 'react';
import { quoteFileRoutes } from '#modules/quotes/contract.ts';
import { upload } from '#web/calls/upload.ts';
import type { ChosenFile } from './chosen-files.ts';

/** How far the file is that is on its way, 0 to 1. */
export interface FileOnItsWay {
  readonly key: string;
  readonly part: number;
}

/**
 * Sends in the chosen files that the portal does not have yet, one after the other: what has arrived is not sent again after a failure.
 * Whoever leaves the form in the middle calls it off, and what goes with the files is not sent either.
 */
export function useSendingFiles(
  quoteId: string,
  files: readonly ChosenFile[],
  onFiles: (files: readonly ChosenFile[]) => void,
): { readonly onItsWay: FileOnItsWay | undefined; readonly send: () => Promise<string[]> } {
  const [onItsWay, setOnItsWay] = useState<FileOnItsWay>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function sendOne({ file, key }: ChosenFile, signal: AbortSignal): Promise<string> {
    const onProgress = (part: number) => setOnItsWay({ key, part });
    onProgress(0);
    const { id } = await upload(quoteFileRoutes.send, {
      ...{ params: { id: quoteId }, query: { name: file.name } },
      ...{ file, onProgress, signal },
    });
    return id;
  }

  async function send(): Promise<string[]> {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    let known = files;
    try {
      for (const one of files) {
        if (one.id !== undefined) continue;
        const id = await sendOne(one, signal);
        known = known.map((other) => (other.key === one.key ? { ...one, id } : other));
        onFiles(known);
      }
    } finally {
      setOnItsWay(undefined);
    }
    return known.flatMap(({ id }) => id ?? []);
  }

  return { onItsWay, send };
}
