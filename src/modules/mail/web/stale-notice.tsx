import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HTML_LANG } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { savedText } from './letters.ts';
import styles from './template-page.module.css';
import type { LetterDraft } from './use-letter-draft.ts';

/** Somebody else has saved another text: what was typed stays, theirs can be read, and one of the two is chosen. */
export function StaleNotice({ draft }: { draft: LetterDraft }): ReactNode {
  const { t } = useTranslation('mail');
  const theirs = savedText(draft.kept);
  return (
    <section role="alert" aria-label={t('edit.stale.title')} className={styles.stale}>
      <p>{t('edit.stale.text')}</p>
      <details>
        <summary>{t('edit.stale.theirs')}</summary>
        <div lang={HTML_LANG[draft.kept.locale]} className={styles.theirs}>
          <strong>{theirs.subject}</strong>
          <p>{theirs.body}</p>
        </div>
      </details>
      <div className={styles.choices}>
        <Button onClick={draft.rebase}>{t('edit.stale.keep')}</Button>
        <Button onClick={draft.discard}>{t('edit.stale.take')}</Button>
      </div>
    </section>
  );
}
