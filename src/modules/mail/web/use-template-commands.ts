import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MailTemplateDto, mailTemplateRoutes } from '#modules/mail/contract.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { MAILS_KEY, templatesQuery } from './mail-queries.ts';
import type { TemplateDraft } from './use-template-draft.ts';

/** What can be done with the text of a mail, and what is said of it. */
export function useTemplateCommands({ stored, text, version, discard }: TemplateDraft) {
  const { t } = useTranslation('mail');
  const cache = useQueryClient();
  const params = { template: stored.template, locale: stored.locale };
  const { queryKey } = templatesQuery();

  function take(changed: MailTemplateDto, said: string): void {
    cache.setQueryData(
      queryKey,
      (before) => before && { ...before, letters: before.letters.map(withChanged(changed)) },
    );
    discard();
    toasts.show({ tone: 'success', text: said });
    // The outbox shows its mails with the new text.
    void cache.invalidateQueries({ queryKey: MAILS_KEY });
  }

  /** What was typed stays, and what somebody else has saved is shown beside it. */
  function tell(error: Error): void {
    notifyFailure(error, t);
    if (isRefusal(error, 'version.conflict')) void cache.invalidateQueries({ queryKey });
  }

  const save = useMutation({
    mutationFn: () => call(mailTemplateRoutes.save, { params, body: { ...text, version } }),
    onSuccess: (changed) => take(changed, t('edit.saved')),
    onError: tell,
  });
  const reset = useMutation({
    mutationFn: () => call(mailTemplateRoutes.reset, { params, body: { version: stored.version } }),
    onSuccess: (changed) => take(changed, t('edit.wasReset')),
    onError: tell,
  });
  const test = useMutation({
    mutationFn: () => call(mailTemplateRoutes.test, { params, body: text }),
    onSuccess: ({ recipient, isWaiting }) => {
      toasts.show({ tone: 'success', text: t(isWaiting ? 'edit.testWaits' : 'edit.testSent', { recipient }) });
      void cache.invalidateQueries({ queryKey: MAILS_KEY });
    },
    onError: tell,
  });
  return { save, reset, test };
}

function withChanged(changed: MailTemplateDto) {
  return (mailTemplate: MailTemplateDto) =>
    mailTemplate.template === changed.template && mailTemplate.locale === changed.locale ? changed : mailTemplate;
}
