import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceVersionDto } from '#modules/prices/contract.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<PriceVersionDto['state'], Tone>> = {
  checked: 'neutral',
  staged: 'chosen',
  active: 'fits',
  retired: 'neutral',
};

/** How a version stands, in one word. */
export function VersionState({ version: { state } }: { version: PriceVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  return <Tag tone={TONES[state]}>{t(`lists.state.${state}`)}</Tag>;
}
