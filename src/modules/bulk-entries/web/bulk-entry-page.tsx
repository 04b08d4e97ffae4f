import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { useStored, useUnsaved } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import styles from './bulk-entry-page.module.css';
import { EntryForm } from './entry-form.tsx';
import { EntryView } from './entry-view.tsx';
import { SampleButton } from './sample-button.tsx';
import { useEntryAddress } from './use-entry-address.ts';

/** Many type codes at once: entered, or, once its task stands in the address, followed and told. */
export function Component(): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const address = useEntryAddress();
  const [typed, setTyped] = useStored('view:codes', (stored) => (typeof stored === 'string' ? stored : ''));
  // What was sent is kept by the server.
  useUnsaved(address.id === undefined && typed.trim() !== '');
  return (
    <>
      <ListHead title={t('title')}>
        <SampleButton />
      </ListHead>
      <p className={styles.lead}>{t('lead', { most: MAX_ROWS })}</p>
      {address.id === undefined ? (
        <EntryForm typed={typed} onType={setTyped} onMade={address.open} />
      ) : (
        <EntryView key={address.id} id={address.id} address={address} onForget={() => setTyped('')} />
      )}
    </>
  );
}
