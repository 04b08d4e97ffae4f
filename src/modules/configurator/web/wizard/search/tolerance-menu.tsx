import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { toleranceSteps } from '#product/judgement/tolerated.ts';
import { MenuButton } from '#web/ui/menu-button.tsx';
import { useSearchTolerance } from './tolerance.ts';

/** How far a speed or ratio may lie from the one asked for; the usual share is marked as such. */
export function ToleranceMenu(): ReactNode {
  const { t } = useTranslation('configurator');
  const { rows } = useWizardView().product.context.line;
  const { taken, take } = useSearchTolerance();
  const { found } = rows.tolerance;
  const standing = taken ?? found;
  const nameOf = (share: number) => t('search.tolerance.even', { high: Number((share * 100).toFixed(2)) });
  const items = toleranceSteps(rows).map((share) => ({
    id: String(share),
    label: share === found ? t('search.tolerance.usual', { share: nameOf(share) }) : nameOf(share),
    checked: share === standing,
    onSelect: () => take(share === found ? undefined : share),
  }));
  return <MenuButton compact look="quiet" label={nameOf(standing)} items={items} />;
}
