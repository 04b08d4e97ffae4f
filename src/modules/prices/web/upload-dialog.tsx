import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { JobLine } from '#modules/jobs/web/public.ts';
import type { PriceListDto } from '#modules/prices/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FileInput } from './file-input.tsx';
import styles from './prices-page.module.css';
import { UploadFailure } from './upload-failure.tsx';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  lists: readonly PriceListDto[];
  onClose: () => void;
  onTaken: (id: string) => void;
}

const NEW = '';
/** A code as the server takes it. */
const CODE = /^[A-Z0-9][A-Z0-9-]{1,29}$/;

/** Takes in a file: of which list, and which file. What is wrong with it is told row by row. */
export function UploadDialog({ lists, onClose, onTaken }: UploadDialogProps): ReactNode {
  const { t } = useTranslation('prices');
  const [chosen, setChosen] = useState(lists[0]?.code ?? NEW);
  const [code, setCode] = useState('');
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const upload = useUpload(onTaken);
  const wanted = chosen === NEW ? code : chosen;
  const isCode = CODE.test(wanted);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (focusFirstFault(event.currentTarget)) return;
    if (file !== undefined && isCode && !upload.isBusy) upload.send({ code: wanted, file });
  }

  return (
    <Dialog title={t('lists.upload.title')} onClose={onClose} dismissable={!upload.isBusy}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('lists.upload.text')}</p>
        <Field label={t('lists.upload.list')}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              options={[
                ...lists.map((list) => ({ value: list.code, label: `${list.name} (${list.code})` })),
                { value: NEW, label: t('lists.upload.newList') },
              ]}
              onValue={setChosen}
            />
          )}
        </Field>
        {chosen === NEW && (
          <Field
            label={t('lists.upload.code')}
            hint={t('lists.upload.codeHint')}
            required
            error={isTried && !isCode ? t('lists.upload.codeWrong') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={30}
                value={code}
                onChange={(event) => setCode(event.target.value.toUpperCase())}
              />
            )}
          </Field>
        )}
        <FileInput file={file} isMissed={isTried} onChoose={setFile} />
        <UploadFailure error={upload.error} problems={upload.problems} fileName={file?.name ?? ''} />
        {upload.jobId !== undefined && <JobLine key={upload.jobId} id={upload.jobId} onEnded={upload.end} />}
        <DialogActions>
          {!upload.isBusy && <Button onClick={onClose}>{t('web:ui.cancel')}</Button>}
          <Button type="submit" look="primary" busy={upload.isBusy}>
            {t('lists.upload.check')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
