import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '#web/ui/tag.tsx';
import { useComplete } from './use-complete.ts';

/** Says that nothing is open. */
export function CompleteTag(): ReactNode {
  const { t } = useTranslation('configurator');
  const { text, tone } = useComplete();
  return <Tag tone={tone}>{t(text)}</Tag>;
}
