import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { useIsProvider } from '#modules/bills/web/use-is-provider.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Where the papers of a kind come from. */
const FROM: Readonly<Record<BillKind, string>> = {
  pi: QUOTE_PATHS.list,
  ci: BILL_PATHS.shipments,
  pl: BILL_PATHS.shipments,
};

interface NoBillsProps {
  kind: BillKind;
  /** Whether nothing was narrowed. */
  isWhole: boolean;
  onShowAll: () => void;
}

/** No paper of a kind, and where one is made of; a customer waits for what is issued. */
export function NoBills({ isWhole, kind, onShowAll }: NoBillsProps): ReactNode {
  const { t } = useTranslation('bills');
  const isProvider = useIsProvider();
  if (!isWhole)
    return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
  if (!isProvider) return <EmptyState title={t(`empty.title.${kind}`)}>{t('empty.customer')}</EmptyState>;
  const next = (
    <Link to={FROM[kind]} className={buttonClass('primary')}>
      {t(`empty.to.${kind}`)}
    </Link>
  );
  return (
    <EmptyState title={t(`empty.title.${kind}`)} next={next}>
      {t(`empty.text.${kind}`)}
    </EmptyState>
  );
}
