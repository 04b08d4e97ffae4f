import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LINE_TEXTS, MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FolderNames } from './folder-names.tsx';

interface QuestionProps<Value> {
  count: number;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** Asks which folder the marked lines go to; without a name they lie in none. */
export function FolderQuestion({ count, onChoose, onClose }: QuestionProps<string>): ReactNode {
  const { t } = useTranslation('cart');
  const listId = useId();
  const [folder, setFolder] = useState('');
  return (
    <Question
      title={t('batch.moveTitle', { count })}
      confirm={t('batch.move')}
      onSend={() => onChoose(folder.trim())}
      onClose={onClose}
    >
      <Field label={t('edit.folder')} hint={t('batch.moveHint')}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            list={listId}
            maxLength={LINE_TEXTS.folder}
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
          />
        )}
      </Field>
      <FolderNames id={listId} />
    </Question>
  );
}

/** Asks how many there shall be of each marked line. */
export function QuantityQuestion({ count, onChoose, onClose }: QuestionProps<number>): ReactNode {
  const { t } = useTranslation('cart');
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const [isRefused, setRefused] = useState(false);
  const isSound = quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  return (
    <Question
      title={t('batch.quantityTitle', { count })}
      confirm={t('batch.quantity')}
      onSend={() => (isSound ? onChoose(quantity) : setRefused(true))}
      onClose={onClose}
    >
      <Field
        label={t('column.quantity')}
        error={isRefused && !isSound ? t('batch.quantityRefused', { most: MAX_QUANTITY }) : undefined}
      >
        {(control) => (
          <NumberInput
            {...control}
            data-autofocus
            inputMode="numeric"
            step={1}
            value={quantity}
            onValue={setQuantity}
          />
        )}
      </Field>
    </Question>
  );
}

interface FrameProps {
  title: string;
  confirm: string;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Question({ title, confirm, onSend, onClose, children }: FrameProps): ReactNode {
  const { t } = useTranslation('cart');
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(onSend);
    focusFirstFault(event.currentTarget);
  }
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      <form noValidate onSubmit={send}>
        {children}
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary">
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
