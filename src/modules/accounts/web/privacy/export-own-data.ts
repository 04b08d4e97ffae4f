import type { TFunction } from 'i18next';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { downloadOwnData } from './download-own-data.ts';

/** Downloads what is kept of the signed-in person, and says how it went. */
export async function exportOwnData(t: TFunction): Promise<void> {
  try {
    await downloadOwnData(t('accounts:privacy.export.file'));
    toasts.show({ tone: 'success', text: t('accounts:privacy.export.done') });
  } catch (error) {
    notifyFailure(error, t);
  }
}
