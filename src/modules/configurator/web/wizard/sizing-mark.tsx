import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { isSized } from '#modules/configurator/domain/sized/sized-fields.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
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

/** Leads back to the case the configuration comes from, whatever was changed since, and takes it off. */
export function SizingNote(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, sized, takeSizingOff } = useWizardView();
  if (sized === undefined || flatConfiguration(config).size === 0) return null;
  // Of a line that was saved nobody knows any more what was filled in.
  const isMarked = Object.keys(sized.values).length > 0;
  return (
    <p className={styles.note}>
      {t(isMarked ? 'sized.note' : 'sized.noteSaved')} <Link to={pathOfCase(sized.by)}>{t('sized.back')}</Link>{' '}
      <Button look="quiet" compact onClick={takeSizingOff}>
        {t('sized.takeOff')}
      </Button>
    </p>
  );
}

function pathOfCase(by: string): string {
  return `${PATHS.sizing}?${by}`;
}
