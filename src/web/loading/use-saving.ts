import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { DownloadedFile } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';

/** Fetches a file and hands it to the browser; tells where it did not come, and whether it is on its way. */
export function useSaving(t: TFunction | TFunction<never>) {
  const [isBusy, setBusy] = useState(false);
  async function save(fetching: Promise<DownloadedFile>, name: string): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetching, name);
    } catch (error) {
      notifyFailure(error, t);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
