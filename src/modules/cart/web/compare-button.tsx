import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparePath } from '#web/compare-path.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Leads chosen lines to where they stand side by side; what cannot be compared, and what to do then, is said there. */
export function CompareButton({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <Link to={comparePath(ids)} className={buttonClass('plain', true)}>
      {t('compare')}
    </Link>
  );
}
