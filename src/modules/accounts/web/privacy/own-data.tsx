import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { exportOwnData } from './export-own-data.ts';
import styles from './privacy-page.module.css';

/** What someone who is signed in may do with their own data: take them along, and have them deleted. */
export function OwnData(): ReactNode {
  const { t } = useTranslation('accounts');
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <Offer title={t('privacy.export.title')} text={t('privacy.export.text')}>
        <ExportButton />
      </Offer>
      <Offer title={t('privacy.erase.title')} text={t('privacy.erase.text')}>
        <Button look="danger" onClick={() => setErasing(true)}>
          {t('privacy.erase.action')}
        </Button>
      </Offer>
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.offer}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

function ExportButton(): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);

  async function handleClick(): Promise<void> {
    setBusy(true);
    await exportOwnData(i18n.t);
    setBusy(false);
  }

  return (
    <Button busy={busy} onClick={() => void handleClick()}>
      {t('privacy.export.action')}
    </Button>
  );
}
