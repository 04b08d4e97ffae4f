import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { todayIn } from '#modules/quotes/domain/validity.ts';
import { earlyWishes, isDateOpen } from '#modules/quotes/domain/wanted-dates.ts';
import styles from './quote-page.module.css';

interface EarlyWishesProps {
  quote: OpenQuoteDto;
  /** In how many days each line can be there, as it was offered or as the list says; a line that is not offered in none. */
  leads: readonly { readonly lineNo: number; readonly leadDays: number | null }[];
}

/** Remarks which lines are wanted sooner than they can be there: both sides read it, and nobody is stopped by it. */
export function EarlyWishes({ quote, leads }: EarlyWishesProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { lines, state, timeZone, wantedDate } = quote;
  const known = new Map(leads.map(({ leadDays, lineNo }) => [lineNo, leadDays]));
  const timed = lines.map((line) => ({ ...line, leadDays: known.get(line.lineNo) ?? null }));
  const early = isDateOpen(state) ? earlyWishes(timed, { wantedDate, today: todayIn(timeZone, new Date()) }) : [];
  if (early.length === 0) return null;
  const nameOf = (lineNo: number) => lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  return (
    <div className={styles.notice}>
      <h3>{t('early.title')}</h3>
      <ul>
        {early.map(({ days, earliest, leadDays, lineNo, wanted }) => (
          <li key={lineNo}>
            {t('early.line', { no: lineNo, name: nameOf(lineNo), wanted, count: days, lead: leadDays, earliest })}
          </li>
        ))}
      </ul>
    </div>
  );
}
