import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { textFaults } from '#modules/mail/domain/check-mail-text.ts';
import { tidyText } from '#modules/mail/domain/mail-text.ts';
import { HTML_LANG } from '#web/language/language.ts';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { StaleNotice } from './stale-notice.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplateFields } from './template-fields.tsx';
import styles from './template-page.module.css';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateCommands } from './use-template-commands.ts';
import type { TemplateDraft } from './use-template-draft.ts';

export interface TemplateEditorProps {
  draft: TemplateDraft;
  testAddress: string | null;
}

/** The text of one mail in one language: its fields, how it will look, and what can be done with it. */
export function TemplateEditor({ draft, testAddress }: TemplateEditorProps): ReactNode {
  const { t } = useTranslation('mail');
  const { stored, text, isStale } = draft;
  const { locale } = stored;
  const form = useRef<HTMLFormElement>(null);
  /** Faults are shown once something was asked of the text, and then while they last. */
  const [isTried, setTried] = useState(false);
  const commands = useTemplateCommands(draft);
  const faults = isTried ? textFaults(stored, tidyText(text)) : {};

  /** Does something with the text if it can be sent; else the focus goes to what is wrong. */
  function withSoundText(work: () => void): void {
    flushSync(() => setTried(true));
    if (!focusFirstFault(form.current)) work();
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
        <TemplateFields
          mail={stored}
          lang={HTML_LANG[locale]}
          text={text}
          faults={faults}
          isLocked={commands.save.isPending}
          onChange={draft.change}
        />
        <section aria-label={t('edit.preview')} className={styles.preview}>
          <h2>{t('edit.preview')}</h2>
          <TemplatePreview of={stored} text={text} />
        </section>
      </div>
      <TemplateActions
        draft={draft}
        commands={commands}
        testAddress={testAddress}
        onTest={() => withSoundText(() => commands.test.mutate())}
      />
    </form>
  );
}
