import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedBillDto } from '#modules/bills/contract.ts';
import { drafts, issued, MOST_AT_ONCE } from '#modules/bills/domain/bills-at-once.ts';
import { useIsProvider } from '#modules/bills/web/use-is-provider.ts';
import { MarkActions, MarkBar, MarkNote } from '#web/lists/mark-bar.tsx';
import { Button } from '#web/ui/button.tsx';

interface BillsBarProps {
  marked: readonly ListedBillDto[];
  onIssue: () => void;
  onPrint: () => void;
  onClear: () => void;
}

/** What can be done with the marked papers: what is open to at least one of them. */
export function BillsBar({ marked, onIssue, onPrint, onClear }: BillsBarProps): ReactNode {
  const { t } = useTranslation('bills');
  const isProvider = useIsProvider();
  if (marked.length === 0) return null;
  const label = t('atOnce.label');
  const isTooMany = marked.length > MOST_AT_ONCE;
  return (
    <MarkBar
      label={label}
      marked={t('atOnce.marked', { count: marked.length })}
      clear={t('atOnce.clear')}
      onClear={onClear}
    >
      {isTooMany && <MarkNote role="status">{t('atOnce.tooMany', { most: MOST_AT_ONCE })}</MarkNote>}
      <MarkActions label={label} disabled={isTooMany}>
        {isProvider && drafts(marked).length > 0 && (
          <Button compact onClick={onIssue}>
            {t('step.name.issue')}
          </Button>
        )}
        {issued(marked).length > 0 && (
          <Button compact onClick={onPrint}>
            {t('atOnce.paper')}
          </Button>
        )}
      </MarkActions>
    </MarkBar>
  );
}
