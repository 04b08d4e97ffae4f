import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOfferQuery } from '#modules/cart/web/line-list-query.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListSheet } from './use-list-sheet.ts';

export interface SheetButtonProps {
  sheet: ListSheet;
  lines: Parameters<ListSheet['order']>[0];
}

/** Has lines written as a sheet, for those who may have them so. */
export function SheetButton({ sheet, lines }: SheetButtonProps): ReactNode {
  const { t } = useTranslation('cart');
  const offer = useQuery(filterOfferQuery(useActedFor()?.id)).data;
  // Whoever has lines has lines of some product.
  if (!offer?.abilities.export || offer.categories.length === 0) return null;
  return (
    <Button compact busy={sheet.isBusy} onClick={() => sheet.order(lines)}>
      {t('sheet.export')}
    </Button>
  );
}
