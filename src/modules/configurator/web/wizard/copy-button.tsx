import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const { t } = useTranslation('configurator');

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: 'success', text: t('copy.done') });
    } catch {
      toasts.show({ tone: 'warning', text: t('copy.failed') });
    }
  }

  return <IconButton icon="copy" label={label} compact onClick={() => void handleCopy()} />;
}
