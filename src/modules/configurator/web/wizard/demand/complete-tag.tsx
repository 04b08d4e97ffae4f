import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fallsShort } from '#product/judgement/reserve.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useReserve } from './reserve-note.tsx';

/** Says that nothing is open; what is below its demand may be complete, but is never green. */
export function CompleteTag(): ReactNode {
  const { t } = useTranslation('configurator');
  return fallsShort(useReserve()) ? (
    <Tag tone="near">{t('summary.completeBelow')}</Tag>
  ) : (
    <Tag tone="fits">{t('summary.complete')}</Tag>
  );
}
