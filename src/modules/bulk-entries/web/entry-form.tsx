import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import styles from './bulk-entry-page.module.css';
import { FileChoice } from './file-choice.tsx';
import { type ListRefusal, refusalOfFile, refusalOfText } from './refuse-list.ts';
import { useMaking } from './use-making.ts';

export interface EntryFormProps {
  /** What was pasted: it stays for whoever comes back to change it. */
  typed: string;
  onType: (text: string) => void;
  onMade: (jobId: string) => void;
}

/** Type codes to be judged: pasted, or a file. */
export function EntryForm({ typed, onType, onMade }: EntryFormProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<ListRefusal>();
  const making = useMaking(onMade);

  function change(apply: () => void): void {
    apply();
    setRefused(undefined);
    making.reset();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (making.isBusy) return;
    const found = file ? refusalOfFile(file) : refusalOfText(typed);
    setRefused(found);
    if (found === undefined) making.make(file ?? typed);
  }

  function choose(chosen: File): void {
    const found = refusalOfFile(chosen);
    change(() => setFile(found ? undefined : chosen));
    setRefused(found);
  }

  const told = refused
    ? t(`form.${refused.key}`, refused.given ?? {})
    : making.error && refusalText(making.error, t, { prefix: t('form.failed') });
  return (
    <form noValidate className={styles.form} aria-label={t('form.title')} onSubmit={handleSubmit}>
      {file === undefined && (
        <Field label={t('form.codes')} hint={t('form.codesHint')} error={told}>
          {(control) => (
            <TextArea
              {...control}
              rows={10}
              wrap="off"
              spellCheck={false}
              autoComplete="off"
              className={classes(styles.codes)}
              placeholder={PLACEHOLDER}
              value={typed}
              onChange={(event) => change(() => onType(event.target.value))}
            />
          )}
        </Field>
      )}
      <FileChoice file={file} onChoose={choose} onRemove={() => change(() => setFile(undefined))} />
      {file !== undefined && told && (
        <p role="alert" className={styles.refused}>
          {told}
        </p>
      )}
      <div className={styles.foot}>
        <Button type="submit" look="primary" busy={making.isBusy}>
          {t('form.start')}
        </Button>
        {file && making.sent !== undefined && (
          <progress aria-label={t('form.sending', { name: file.name })} value={making.sent} max={1} />
        )}
      </div>
    </form>
  );
}

/** Two rows as they may be pasted. */
const PLACEHOLDER = 'JRTKAF77-DN90L4-TF-i29.27-M2/0X-H50\t2\nJRTR67-DN90L2-TF-i28.83-M1/0X-S35x70\t1';
