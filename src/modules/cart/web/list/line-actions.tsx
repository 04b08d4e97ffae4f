import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import { DocumentMenuIn } from '#modules/cart/web/document-menu.tsx';
import styles from '#modules/cart/web/line-table.module.css';
import type {
  DownloadDocument,
  DownloadInstructions,
  DrawingsOfLine,
  MailLine,
  ShareLine,
} from '#modules/cart/web/line-table.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icons.tsx';
import { type ListedLine, pathOf } from './listed-line.ts';
import { RowMenu } from './row-menu.tsx';
import type { ListWords } from './row-words.ts';
import type { Batching } from './use-batch.ts';
import type { Placing } from './use-placing.ts';

interface LineActionsProps {
  line: ListedLine;
  batch: Batching;
  placing: Placing;
  download: DownloadDocument;
  onShare: ShareLine | undefined;
  onMail: MailLine | undefined;
  drawings: DrawingsOfLine | undefined;
  instructions: DownloadInstructions | undefined;
  onOpen: (path: string) => void;
  t: ListWords;
  locale: Locale;
  isNarrow: boolean;
}

/** What can be done to a line: in words on a card, as pictures on the one line of a row. */
export function LineActions({
  line,
  download,
  onMail,
  drawings,
  locale,
  isNarrow,
  ...more
}: LineActionsProps): ReactNode {
  const { t } = more;
  const said = (words: string, picture: IconName) => (isNarrow ? words : <Icon name={picture} size={18} />);
  const hint = (words: string) => (isNarrow ? undefined : words);
  return (
    <span className={styles.actions}>
      {line.abilities.edit && (
        <Link
          to={pathOf(line)}
          className={buttonClass('quiet', true)}
          aria-label={t('action.editNamed', { name: line.productName })}
          title={hint(t('action.edit'))}
        >
          {said(t('action.edit'), 'edit')}
        </Link>
      )}
      <DocumentMenuIn
        label={said(t('action.document'), 'sheet')}
        name={t('action.documentNamed', { name: line.productName })}
        title={hint(t('action.document'))}
        compact
        hasAnnexes
        t={t}
        locale={locale}
        download={(language, withAnnexes) => download(line, language, withAnnexes)}
        onMail={onMail && (() => onMail(line))}
        others={drawings && (() => drawings(line))}
      />
      {line.abilities.edit && (
        <RowMenu
          line={line}
          locale={locale}
          label={said(t('action.more'), 'more')}
          title={hint(t('action.more'))}
          {...more}
        />
      )}
    </span>
  );
}
