import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes } from '#modules/cart/contract.ts';
import { MAX_BATCH } from '#modules/cart/domain/line-notes.ts';
import { CompareButton } from '#modules/cart/web/compare-button.tsx';
import type { DownloadDocuments } from '#modules/cart/web/line-table.tsx';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { MarkActions, MarkBar, MarkNote } from '#web/lists/mark-bar.tsx';
import type { Marks } from '#web/lists/use-marks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { BatchDocuments } from './batch-documents.tsx';
import { FolderQuestion, QuantityQuestion } from './batch-questions.tsx';
import type { ListedLine } from './listed-line.ts';
import { SheetButton } from './sheet-button.tsx';
import type { Batching } from './use-batch.ts';
import type { ListSheet } from './use-list-sheet.ts';

export interface BatchBarProps {
  marks: Marks<ListedLine>;
  batch: Batching;
  sheet: ListSheet;
  downloadAll: DownloadDocuments | undefined;
  /** Asks for prices of the marked lines; left out where whoever reads them asks for none. */
  onQuote: ((ids: readonly string[]) => void) | undefined;
  /** Puts the marked lines into a configuration sheet; left out where whoever reads them drafts none. */
  onSheet: ((ids: readonly string[]) => void) | undefined;
  /** What the list is narrowed to, as the address of its ids says it; undefined where no address says it. */
  query: Record<string, string> | undefined;
  /** How many of the marked lines can only be read. */
  readOnly: number;
  /** Whether the list has more lines than are marked. */
  hasMore: boolean;
  /** Whether one of the marked lines costs something else today. */
  hasOldPrice: boolean;
}

/** What can be done with the marked lines, at the foot of the window as long as any is marked. */
export function BatchBar({
  marks,
  batch,
  sheet,
  downloadAll,
  onQuote,
  onSheet,
  query,
  readOnly,
  hasMore,
  hasOldPrice,
}: BatchBarProps): ReactNode {
  const { t } = useTranslation('cart');
  const [asking, setAsking] = useState<'folder' | 'quantity'>();
  const ids = [...marks.marked];
  if (ids.length === 0) return null;

  async function doAll(body: Parameters<Batching['run']>[0]): Promise<void> {
    setAsking(undefined);
    if (await batch.run(body)) marks.set([]);
  }

  async function markAll(): Promise<void> {
    try {
      const found = await call(cartRoutes.ids, { query: query ?? {} });
      marks.set(found.ids);
      if (found.isCut) toasts.show({ tone: 'warning', text: t('batch.cut', { most: MAX_BATCH }) });
    } catch (error) {
      notifyFailure(error, t);
    }
  }

  const { isBusy } = batch;
  return (
    <MarkBar
      label={t('batch.label')}
      marked={t('batch.marked', { count: ids.length })}
      clear={t('batch.none')}
      onClear={() => marks.set([])}
    >
      {hasMore && query && (
        <Button look="quiet" compact onClick={() => void markAll()}>
          {t('batch.all')}
        </Button>
      )}
      {readOnly > 0 && <MarkNote>{t('batch.readOnly', { count: readOnly })}</MarkNote>}
      <MarkActions label={t('batch.label')} disabled={readOnly > 0}>
        <Button compact busy={isBusy} onClick={() => setAsking('folder')}>
          {t('batch.move')}
        </Button>
        <Button compact busy={isBusy} onClick={() => setAsking('quantity')}>
          {t('batch.quantity')}
        </Button>
        <Button compact busy={isBusy} onClick={() => void doAll({ action: 'copy', ids })}>
          {t('batch.copy')}
        </Button>
        <Button compact busy={isBusy} onClick={() => void doAll({ action: 'migrate', ids })}>
          {t('batch.migrate')}
        </Button>
        {hasOldPrice && (
          <Button compact busy={isBusy} onClick={() => void doAll({ action: 'price', ids })}>
            {t('batch.price')}
          </Button>
        )}
        <Button compact look="danger" busy={isBusy} onClick={() => void doAll({ action: 'delete', ids })}>
          {t('batch.delete')}
        </Button>
      </MarkActions>
      {onQuote && (
        <Button compact look="primary" onClick={() => onQuote(ids)}>
          {t('batch.quote')}
        </Button>
      )}
      {onSheet && (
        <Button compact onClick={() => onSheet(ids)}>
          {t('batch.designSheet')}
        </Button>
      )}
      <CompareButton ids={ids} />
      <SheetButton sheet={sheet} lines={{ ids }} />
      {downloadAll && <BatchDocuments ids={ids} downloadAll={downloadAll} />}
      {asking === 'folder' && (
        <FolderQuestion
          count={ids.length}
          onChoose={(folder) => void doAll({ action: 'move', ids, folder })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'quantity' && (
        <QuantityQuestion
          count={ids.length}
          onChoose={(quantity) => void doAll({ action: 'quantity', ids, quantity })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </MarkBar>
  );
}
