import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Tag } from '#web/ui/tag.tsx';

/** That no standard motor of an adapter's frame gives what is needed, and what the strongest gives. */
export function FrameNote({ power }: { power: number }): ReactNode {
  const { t } = useTranslation('configurator');
  const { withUnit } = useShownFigures();
  const { product } = useWizardView();
  const [column = ''] = product.context.line.rows.judged?.power ?? [];
  return <Tag tone="near">{t('verdict.frameTooSmall', { power: withUnit(column, power) })}</Tag>;
}
