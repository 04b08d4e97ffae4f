import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf } from '#product/column.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import styles from './search-step.module.css';
import { behindOf } from './stands-behind.ts';

export interface ResultHeadProps {
  page: RowPage;
  /** What stands beside the number of rows. */
  children?: ReactNode;
}

/** How many rows fit, without larger ones unless there are no others, and what the maker has to be asked. */
export function ResultHead({ page, children }: ResultHeadProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  const isNarrow = useNarrow();
  const count = page.total - behindOf(page) || page.total;
  const said = page.enquire.flatMap((field) => columnOf(product.context.line.rows, field)?.enquire ?? []);
  return (
    <div className={styles.head}>
      <div role="status">
        <h3>{t(isNarrow ? 'search.fit' : 'search.total', { count, total: plainFigure(count, words.locale) })}</h3>
      </div>
      {children}
      {said.map((text) => (
        <p key={text.en} className={styles.enquire}>
          {textIn(text, words.locale)}
        </p>
      ))}
    </div>
  );
}
