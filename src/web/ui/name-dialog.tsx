import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Field } from './field.tsx';
import styles from './name-dialog.module.css';
import { TextInput } from './text-input.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  /** Said below the field of the name that is written. */
  hintOf: (name: string) => string;
  /** Said where nothing is written. */
  missing: string;
  confirm: string;
  /** What is asked before a name is taken that stands for something else, and the answer that takes it all the same. */
  questionOf?: (name: string) => { readonly text: string; readonly confirm: string } | undefined;
  /** What stands in the field first. */
  initial?: string;
  longest: number;
  isBusy: boolean;
  /** What came of the last try. */
  failure?: ReactNode;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks under which name something is kept. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const { t } = useTranslation('web');
  const [name, setName] = useState(props.initial ?? '');
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<string>();
  const written = name.trim();
  const question = props.questionOf?.(written);
  const isAsked = question !== undefined && asked === written;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (written === '' || props.isBusy) return;
    if (question !== undefined && !isAsked) setAsked(written);
    else props.onName(written);
  }

  return (
    <Dialog title={props.title} width="form" onClose={props.onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <Field
          label={props.label}
          required
          hint={props.hintOf(written)}
          error={isAsked ? question.text : isTried && written === '' && props.missing}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={props.longest}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {props.failure}
        <DialogActions>
          <Button onClick={props.onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={props.isBusy}>
            {isAsked ? question.confirm : props.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
