import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { REASON, REASON_LENGTH, reasonIn } from '#product/judgement/reserve.ts';
import { USUAL_REASONS } from '#product/judgement/usual-reasons.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './demand.module.css';

/** Why a drive below its demand is taken all the same, in one line: typed, or one of the usual reasons. */
export function ReasonField(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, dispatch } = useWizardView();
  const [draft, setDraft] = useState<string>();
  const kept = config.texts[REASON];
  const text = draft ?? kept;
  const isWrong = draft === undefined && kept !== '' && reasonIn(kept) === '';

  function give(reason: string): void {
    setDraft(undefined);
    if (reason !== kept) dispatch({ type: 'change', change: { kind: 'write', field: REASON, text: reason } });
  }

  return (
    <>
      <Field
        label={words.field(REASON)}
        hint={t('demand.reasonHint')}
        required
        error={isWrong && t('demand.reasonWrong', REASON_LENGTH)}
      >
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={REASON_LENGTH.max}
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
            onBlur={() => draft !== undefined && give(draft)}
            onKeyDown={(event) => event.key === 'Enter' && draft !== undefined && give(draft)}
          />
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: these are shortcuts into one field, not a set of fields */}
      <div role="group" aria-label={t('demand.usual.title')} className={styles.usual}>
        {Object.entries(USUAL_REASONS).map(([name, usual]) => {
          const reason = textIn(usual, words.locale);
          return (
            <Button key={name} compact className={styles.reason ?? ''} onClick={() => give(reason)}>
              {reason}
            </Button>
          );
        })}
      </div>
    </>
  );
}
