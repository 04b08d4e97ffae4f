import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { fallsShort, RESERVE_WORDS, type Reserve, reserveOf, reserveWords } from '#product/judgement/reserve.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './demand.module.css';

/** How the chosen drive stands to what was asked for. */
export function useReserve(): Reserve | undefined {
  const { config, product } = useWizardView();
  return reserveOf(config, product.context.line.rows);
}

/** By how much a drive is below its demand, beside its figure: amber, or red where it is supplied by enquiry only. */
export function ReserveNote({ reserve }: { reserve: Reserve | undefined }): ReactNode {
  const { words } = useWizardView();
  if (!fallsShort(reserve)) return null;
  return (
    <span className={styles.note}>
      <Tag tone={toneOf(reserve)}>{textIn(reserveWords(reserve), words.locale)}</Tag>
      <span className={styles.meaning}>{textIn(RESERVE_WORDS[reserve.verdict], words.locale)}</span>
    </span>
  );
}

/** Whether the drive is too weak to be supplied without an engineer. */
export function isByEnquiry(reserve: Reserve | undefined): boolean {
  return reserve?.verdict === 'by-enquiry';
}

/** Never the colour of what fits. */
export function toneOf({ verdict }: Reserve): 'near' | 'refused' {
  return verdict === 'by-enquiry' ? 'refused' : 'near';
}
