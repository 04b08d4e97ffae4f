import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { isSized } from '#modules/configurator/domain/sized/sized-fields.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import { PATHS } from '#web/paths.ts';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './sizing-mark.module.css';
import { useWizardView } from './wizard-view.ts';

/** Says of a field that the sizing filled it in, as long as it holds what the sizing said, and leads back to its case. */
export function SizingMark({ field }: { field: FieldDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, sized } = useWizardView();
  if (sized === undefined || !isSized(sized, field, config)) return null;
  return (
    <Link className={styles.mark} to={pathOfCase(sized.by)} title={t('sized.title')}>
      <Icon name="check" size={14} />
      {t('sized.mark')}
      <VisuallyHidden>{t('sized.opens')}</VisuallyHidden>
    </Link>
  );
}

/** Leads back to the case the configuration comes from, whatever was changed since. */
export function SizingNote(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, sized } = useWizardView();
  if (sized === undefined || flatConfiguration(config).size === 0) return null;
  return (
    <p className={styles.note}>
      {t('sized.note')} <Link to={pathOfCase(sized.by)}>{t('sized.back')}</Link>
    </p>
  );
}

function pathOfCase(by: string): string {
  return `${PATHS.sizing}?${by}`;
}
