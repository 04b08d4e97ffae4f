import type { ReactNode } from 'react';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { fallsShort, RESERVE_WORDS, reserveWords } from '#product/judgement/reserve.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './line-table.module.css';
import type { ListWords } from './list/row-words.ts';

export interface LineDemandProps {
  demand: LineDto['demand'];
  t: ListWords;
  locale: Locale;
}

/** By how much the drive of a line is below its demand, and the reason it was accepted with; nothing for any other line. */
export function LineDemand({ demand, t, locale }: LineDemandProps): ReactNode {
  const reserve = demand ?? undefined;
  if (demand === null || !fallsShort(reserve)) return null;
  const { verdict, reason } = demand;
  const meaning = textIn(RESERVE_WORDS[verdict], locale);
  const said = reason === null ? t('demand.notAcknowledged', { meaning }) : t('demand.accepted', { meaning, reason });
  return (
    <span className={styles.demand}>
      <Tag tone={verdict === 'by-enquiry' ? 'refused' : 'near'}>{textIn(reserveWords(demand), locale)}</Tag>
      <span>{verdict === 'by-enquiry' ? meaning : said}</span>
    </span>
  );
}
