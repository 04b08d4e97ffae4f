import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { pathOfLine } from '#web/paths.ts';
import { pathOfSamples, pathOfSavedProduct } from '#web/saved-product-path.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSampleView } from './sample-view.ts';

/** A sample that is not offered, or not any more: a saved one is still a product, which the full configurator opens. */
export function WithdrawnFrame(): ReactNode {
  const { t } = useTranslation('samples');
  const { code } = useSampleView();
  const { lineId } = useWizardView().state;
  const full = lineId === null ? pathOfLine(code) : pathOfSavedProduct(code, lineId);
  return (
    <EmptyState
      title={t('withdrawn.title')}
      next={
        <>
          <Link to={pathOfSamples(code)} className={buttonClass('primary')}>
            {t('item.all')}
          </Link>
          <Link to={full} className={buttonClass('plain')}>
            {t('item.full')}
          </Link>
        </>
      }
    >
      {t('withdrawn.text')}
    </EmptyState>
  );
}
