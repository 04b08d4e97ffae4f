import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import type { ReturnRemark } from '#modules/sheets/domain/sheet-body.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import styles from './sheets.module.css';
import { StepForm } from './step-form.tsx';
import { type TakenStep, useSheetStep } from './use-sheet-step.ts';

interface StepDialogProps {
  action: string;
  sheet: OpenSheetDto;
  onClose: () => void;
}

/** What was typed into the form of a step. */
interface Said {
  readonly reason: string;
  readonly remarks: Readonly<Record<number, string>>;
}

/** Asks for what a step needs before it is taken. */
export function StepDialog({ action, onClose, sheet }: StepDialogProps): ReactNode {
  const { t } = useTranslation('sheets');
  const [said, setSaid] = useState<Said>({ reason: '', remarks: {} });
  const [isTried, setTried] = useState(false);
  const stepping = useSheetStep(sheet);
  const { needsReason = false } = sheet.abilities.find((ability) => ability.action === action) ?? {};
  const isReasoned = needsReason || WITH_REASON.includes(action);
  const isUnreasoned = needsReason && said.reason.trim() === '';
  const isUnremarked = action === 'return' && remarksIn(said).length === 0;

  function handleSubmit(): void {
    setTried(true);
    const by = callOf(action, said);
    if (!isUnreasoned && !isUnremarked && by !== undefined) stepping.mutate({ action, by }, { onSuccess: onClose });
  }

  return (
    <StepForm
      title={t(`step.${action}`)}
      confirm={t(`step.${action}`)}
      danger={DANGEROUS.includes(action)}
      {...(action === 'return' && { width: 'medium' as const })}
      isBusy={stepping.isPending}
      failure={stepping.isError ? failureText(stepping.error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t(`step.text.${action}`, { no: sheet.no })}</p>
      {action === 'return' && (
        <RemarkFields
          sheet={sheet}
          remarks={said.remarks}
          error={isTried && isUnremarked && t('step.remarkMissing')}
          onRemarks={(remarks) => setSaid({ ...said, remarks })}
        />
      )}
      {isReasoned && (
        <Field
          label={t(action === 'return' ? 'step.note' : 'step.reason')}
          required={needsReason}
          error={isTried && isUnreasoned && t('step.reasonMissing')}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={1000}
              value={said.reason}
              onChange={({ target }) => setSaid({ ...said, reason: target.value })}
            />
          )}
        </Field>
      )}
    </StepForm>
  );
}

/** Steps of which somebody may say why, though they need not. */
const WITH_REASON = ['return', 'cancel'];
const DANGEROUS = ['return', 'discard', 'cancel'];

interface RemarkFieldsProps {
  sheet: OpenSheetDto;
  remarks: Said['remarks'];
  error: string | false;
  onRemarks: (remarks: Said['remarks']) => void;
}

/** A remark for each item of the revision that is returned; one at least is needed. */
function RemarkFields({ error, onRemarks, remarks, sheet }: RemarkFieldsProps): ReactNode {
  const { t } = useTranslation('sheets');
  const items = sheet.revisions.at(-1)?.body.items ?? [];
  return items.map(({ fullTypeCode, itemNo, productName }, place) => (
    <Field
      key={itemNo}
      label={t('step.remarkOn', { no: itemNo, product: productName })}
      hint={<span className={styles.code}>{fullTypeCode}</span>}
      error={place === 0 && error}
    >
      {(control) => (
        <TextArea
          {...control}
          maxLength={1000}
          value={remarks[itemNo] ?? ''}
          onChange={({ target }) => onRemarks({ ...remarks, [itemNo]: target.value })}
        />
      )}
    </Field>
  ));
}

function remarksIn({ remarks }: Said): readonly ReturnRemark[] {
  return Object.entries(remarks).flatMap(([itemNo, text]) =>
    text.trim() === '' ? [] : [{ itemNo: Number(itemNo), text: text.trim() }],
  );
}

function callOf(action: string, said: Said): TakenStep['by'] | undefined {
  const { reason } = said;
  const calls: Readonly<Record<string, TakenStep['by']>> = {
    submit: ({ submit }) => submit(),
    confirm: ({ confirm }) => confirm(),
    return: (all) => all.return(remarksIn(said), reason),
    'call-back': ({ callBack }) => callBack(),
    revise: ({ revise }) => revise(reason),
    release: ({ release }) => release(),
    discard: ({ discard }) => discard(reason),
    cancel: ({ cancel }) => cancel(reason),
  };
  return calls[action];
}
