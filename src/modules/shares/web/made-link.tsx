import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewShareDto } from '#modules/shares/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './share-dialog.module.css';

/** A link that was just made, the one time its address is known: without a public address of the portal by the one the person sees. */
export function MadeLink({ share: { path, url } }: { share: NewShareDto }): ReactNode {
  const { t } = useTranslation('shares');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const address = url ?? `${window.location.origin}${path}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'success', text: t('made.copied') });
    } catch {
      input.current?.select();
      toasts.show({ tone: 'warning', text: t('made.notCopied') });
    }
  }
  return (
    <div className={styles.made} role="status">
      <label htmlFor={id}>{t('made.address')}</label>
      <span className={styles.address}>
        <TextInput id={id} ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>{t('made.copy')}</Button>
      </span>
      <p>{t('made.once')}</p>
    </div>
  );
}
