import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EffectTold } from './effect/effect-told.tsx';
import { FileButton } from './file-button.tsx';
import styles from './prices-page.module.css';
import { StageDialog } from './stage-dialog.tsx';
import { useVersionSteps } from './use-version-steps.ts';
import { VersionWarnings } from './version-warnings.tsx';

type Asked = 'stage' | 'withdraw' | 'activate' | 'rollBack';

/** What can be done with a version now; each is asked about first. */
export function VersionActions({ opened }: { opened: OpenedVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  const { version } = opened;
  const [asked, setAsked] = useState<Asked>();
  const steps = useVersionSteps(version.id, () => setAsked(undefined));
  const activate: Asked = version.state === 'retired' ? 'rollBack' : 'activate';
  const offered: readonly Asked[] = version.abilities.flatMap((ability) => {
    if (ability === 'retire') return [];
    return ability === 'activate' ? [activate] : [ability];
  });
  const given = { no: version.no, flagged: opened.difference?.counts.flagged ?? 0 };
  return (
    <div className={styles.actions}>
      {offered.map((action) => (
        <Button key={action} look={action === activate ? 'primary' : 'plain'} onClick={() => setAsked(action)}>
          {t(`lists.${action}.action`)}
        </Button>
      ))}
      <FileButton label={t('lists.download')} version={version.id} />
      {asked === 'stage' && <StageDialog opened={opened} staging={steps.stage} onClose={() => setAsked(undefined)} />}
      {asked !== undefined && asked !== 'stage' && (
        <ConfirmDialog
          title={t(`lists.${asked}.title`, given)}
          confirm={t(`lists.${asked}.action`)}
          busy={steps.isBusy}
          onConfirm={() => (asked === 'withdraw' ? steps.withdraw() : steps.activate())}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t(`lists.${asked}.text`, given)}</p>
          {asked !== 'withdraw' && <EffectTold version={version.id} />}
          {asked !== 'withdraw' && <VersionWarnings opened={opened} />}
        </ConfirmDialog>
      )}
    </div>
  );
}
