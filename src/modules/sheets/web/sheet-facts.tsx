import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SheetState, SheetTurn } from './sheet-state.tsx';
import styles from './sheets.module.css';

/** Whose sheet it is, of what, and how it stands. */
export function SheetFacts({ sheet }: { sheet: OpenSheetDto }): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  const locale = localeOfInterface(i18n);
  const { createdAt, customerName, isDemo, no, order, quote, releasedNo, turn } = sheet;
  return (
    <FactList
      className={styles.facts}
      facts={[
        { name: t('fact.number'), value: sheet.number },
        { name: t('fact.state'), value: <SheetState state={sheet.state} /> },
        { name: t('fact.revision'), value: no },
        { name: t('fact.inForce'), value: releasedNo },
        { name: t('fact.turn'), value: turn !== null && <SheetTurn sheet={sheet} /> },
        { name: t('fact.title'), value: sheet.title },
        { name: t('fact.customer'), value: customerName },
        { name: t('fact.quote'), value: quote?.number },
        { name: t('fact.order'), value: order?.number },
        { name: t('fact.created'), value: dateOnly(createdAt, locale) },
        { name: t('fact.updated'), value: dateOnly(sheet.updatedAt, locale) },
        { name: t('fact.demo'), value: isDemo && <Tag tone="near">{t('demo')}</Tag> },
      ]}
    />
  );
}
