import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SheetDraft } from './draft/sheet-draft.tsx';
import { ReturnRemarks } from './return-remarks.tsx';
import { SheetRevisions } from './revisions/sheet-revisions.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { openSheetQuery } from './sheet-queries.ts';
import { SheetSteps } from './sheet-steps.tsx';
import styles from './sheets.module.css';

/** One configuration sheet: the step it waits for, what is worked on, and what was frozen. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('sheets');
  const sheet = useQuery(openSheetQuery(id, useActedFor()?.id));
  useTabDetail(sheet.data?.number);
  if (sheet.data) return <Sheet key={sheet.data.id} sheet={sheet.data} />;
  if (isRefusal(sheet.error, 'record.unknown')) return <NotFoundPage />;
  if (sheet.isError) return <ErrorState onRetry={() => void sheet.refetch()}>{failureText(sheet.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Sheet({ sheet }: { sheet: OpenSheetDto }): ReactNode {
  const { t } = useTranslation('sheets');
  // What is typed and not saved yet is in no revision; what was saved made another version, over which nothing is typed.
  const [typedOver, setTypedOver] = useState<number>();
  const { history, number, title, version } = sheet;
  return (
    <>
      <ListHead title={title === '' ? number : t('page.named', { number, title })}>
        <Link to={SHEET_PATHS.list}>{t('page.toAll')}</Link>
      </ListHead>
      <div className={styles.page}>
        <SheetFacts sheet={sheet} />
        <div className={styles.talk}>
          <SheetSteps sheet={sheet} isUnsaved={typedOver === version} />
          <ReturnRemarks sheet={sheet} />
          <SheetDraft
            key={version}
            sheet={sheet}
            onUnsaved={(isUnsaved) => setTypedOver(isUnsaved ? version : undefined)}
          />
          <SheetRevisions sheet={sheet} />
          <SheetHistory history={history} />
        </div>
      </div>
    </>
  );
}
