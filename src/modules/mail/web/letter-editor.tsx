import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { letterFaults } from '#modules/mail/domain/check-letter.ts';
import { tidyLetter } from '#modules/mail/domain/letter.ts';
import { HTML_LANG } from '#web/language/language.ts';
import { LetterActions } from './letter-actions.tsx';
import { LetterFields } from './letter-fields.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { StaleNotice } from './stale-notice.tsx';
import styles from './template-page.module.css';
import { useLetterCommands } from './use-letter-commands.ts';
import type { LetterDraft } from './use-letter-draft.ts';

export interface LetterEditorProps {
  draft: LetterDraft;
  testAddress: string | null;
}

/** The text of one mail in one language: its fields, how it will look, and what can be done with it. */
export function LetterEditor({ draft, testAddress }: LetterEditorProps): ReactNode {
  const { t } = useTranslation('mail');
  const { kept, text, isStale } = draft;
  const { locale } = kept;
  const form = useRef<HTMLFormElement>(null);
  /** Faults are shown once something was asked of the text, and then while they last. */
  const [isTried, setTried] = useState(false);
  const commands = useLetterCommands(draft);
  const faults = isTried ? letterFaults(kept, tidyLetter(text)) : {};

  /** Does something with the text if it can be sent; else the focus goes to what is wrong. */
  function withSoundText(work: () => void): void {
    flushSync(() => setTried(true));
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else work();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (commands.save.isPending || !draft.isDirty || isStale) return;
    withSoundText(() => commands.save.mutate());
  }

  return (
    <form ref={form} noValidate aria-label={t('edit.form')} className={styles.editor} onSubmit={handleSubmit}>
      {isStale && <StaleNotice draft={draft} />}
      <div className={styles.columns}>
        <LetterFields
          mail={kept}
          lang={HTML_LANG[locale]}
          text={text}
          faults={faults}
          isLocked={commands.save.isPending}
          onChange={draft.change}
        />
        <section aria-label={t('edit.preview')} className={styles.preview}>
          <h2>{t('edit.preview')}</h2>
          <LetterPreview of={kept} letter={text} />
        </section>
      </div>
      <LetterActions
        draft={draft}
        commands={commands}
        testAddress={testAddress}
        onTest={() => withSoundText(() => commands.test.mutate())}
      />
    </form>
  );
}
