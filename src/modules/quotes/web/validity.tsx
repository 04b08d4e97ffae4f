import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './quotes-page.module.css';

const DAY = 86_400_000;
/** From so few days on it stands out. */
const SOON = 7;

/** Until which day an offer holds, and how many days are left of it: of one that still can be accepted. */
export function Validity({ quote }: { quote: Pick<ListedQuoteDto, 'state' | 'validUntil' | 'expiresAt'> }): ReactNode {
  const { t } = useTranslation('quotes');
  const { state, validUntil, expiresAt } = quote;
  if (validUntil === null) return null;
  const left = state === 'priced' && expiresAt !== null ? Math.floor((Date.parse(expiresAt) - Date.now()) / DAY) : null;
  return (
    <span className={styles.validity}>
      {validUntil}
      {left !== null && left >= 0 && (
        <Tag tone={left < SOON ? 'near' : 'neutral'}>{left === 0 ? t('lastDay') : t('daysLeft', { count: left })}</Tag>
      )}
    </span>
  );
}
