import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { VIEW_NAME_LENGTH } from '#modules/orders/domain/saved-views.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './orders-page.module.css';

interface ViewNameDialogProps {
  /** The names there are: one of them again replaces what it stands for. */
  taken: readonly string[];
  isBusy: boolean;
  error: Error | null;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks under which name a filter is kept. */
export function ViewNameDialog({ error, isBusy, onClose, onName, taken }: ViewNameDialogProps): ReactNode {
  const { t } = useTranslation('orders');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const written = name.trim();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (written !== '' && !isBusy) onName(written);
  }

  return (
    <Dialog title={t('views.keep')} width="form" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('views.name')}
          required
          hint={taken.includes(written) ? t('views.replaces') : t('views.hint')}
          error={isTried && written === '' && t('views.nameMissing')}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={VIEW_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <FormFailure>{error ? failureText(error, t) : undefined}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            {t('views.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
