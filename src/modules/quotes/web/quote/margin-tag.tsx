import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarginLight } from '#modules/quotes/domain/margin-light.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const LIGHTS: Readonly<Record<MarginLight, Tone>> = { good: 'fits', near: 'near', below: 'refused' };

interface MarginTagProps {
  /** Null where the cost is not known. */
  light: MarginLight | null;
  /** Null for whoever may not see the figure. */
  margin: number | null;
}

/** How a margin stands; as a figure for whoever may see it. */
export function MarginTag({ light, margin }: MarginTagProps): ReactNode {
  const { t } = useTranslation('quotes');
  if (light === null) return t('pricing.noCost');
  return (
    <>
      <Tag tone={LIGHTS[light]}>{t(`pricing.light.${light}`)}</Tag>{' '}
      {margin !== null && t('pricing.percent', { percent: margin / 100 })}
    </>
  );
}
