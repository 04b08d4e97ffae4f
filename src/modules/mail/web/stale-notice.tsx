import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HTML_LANG } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './template-page.module.css';
import { savedText } from './template-texts.ts';
import type { TemplateDraft } from './use-template-draft.ts';

/** Somebody else has saved another text: what was typed stays, theirs can be read, and one of the two is chosen. */
export function StaleNotice({ draft }: { draft: TemplateDraft }): ReactNode {
  const { t } = useTranslation('mail');
  const theirs = savedText(draft.stored);
  return (
    <section role="alert" aria-label={t('edit.stale.title')} className={styles.stale}>
      <p>{t('edit.stale.text')}</p>
      <details>
        <summary>{t('edit.stale.theirs')}</summary>
        <div lang={HTML_LANG[draft.stored.locale]} className={styles.theirs}>
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
