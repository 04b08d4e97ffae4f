import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineCode } from '#lines/index.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { type EnquiryDraft, faultsOf } from '#modules/enquiries/domain/check-enquiry.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { CallError, call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import styles from './enquiry-form.module.css';
import { isReachable, isSame, isUntyped, KnownSender, useSender } from './known-sender.tsx';

const EMPTY: EnquiryDraft = { name: '', company: '', email: '', telephone: '', message: '' };

/** The draft in what is stored; where nothing is, an empty one. */
function draftOf(found: unknown): EnquiryDraft {
  const stored: Partial<Record<keyof EnquiryDraft, unknown>> = typeof found === 'object' && found !== null ? found : {};
  const text = (field: keyof EnquiryDraft) => (typeof stored[field] === 'string' ? stored[field] : EMPTY[field]);
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    telephone: text('telephone'),
    message: text('message'),
  };
}

/** The fields in the order they are asked, with what a browser may fill in. */
const FIELDS = [
  { name: 'name', complete: 'name', required: true },
  { name: 'company', complete: 'organization', required: false },
  { name: 'email', complete: 'email', required: false },
  { name: 'telephone', complete: 'tel', required: false },
] as const;

/** An enquiry as it was typed. */
export type TypedEnquiry = EnquiryDraft & { readonly productLine: LineCode };

export interface EnquiryFormProps {
  productLine: LineCode;
  /** Sends what was typed with what belongs to it; left out, the enquiry alone. */
  send?: (enquiry: TypedEnquiry) => Promise<{ readonly id: string }>;
}

const sendAlone = (enquiry: TypedEnquiry) => call(enquiryRoutes.create, { body: enquiry });

/** Asks an engineer about a product line; what was typed stays until it has been sent. */
export function EnquiryForm({ productLine, send = sendAlone }: EnquiryFormProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { draft, known, setDraft } = useDraft(productLine);
  const [state, setState] = useState<'typing' | 'checked' | 'sending'>('typing');
  const [sentId, setSentId] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const faults = state === 'typing' ? {} : faultsOf(draft);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    if (Object.keys(faultsOf(draft)).length > 0) {
      setState('checked');
      return;
    }
    setState('sending');
    try {
      const { id } = await send({ productLine, ...draft });
      setDraft(EMPTY);
      setState('typing');
      setSentId(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('checked');
      notifyFailure(error, t, { unreachable: t('form.failed') });
    }
  }

  if (sentId !== undefined) return <Sent id={sentId} onAnother={() => setSentId(undefined)} />;
  const faultText = (field: keyof EnquiryDraft) =>
    faults[field] && t(`form.${faults[field]}`, { field: t(`form.${field}`) });
  return (
    <form noValidate className={styles.form} aria-label={t('form.title')} onSubmit={handleSubmit}>
      {known && !isChanging ? (
        <KnownSender sender={known} onChange={() => setChanging(true)} />
      ) : (
        <SenderFields draft={draft} faultText={faultText} onType={setDraft} />
      )}
      <Field label={t('form.message')} required hint={t('form.messageHint')} error={faultText('message')}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={4000}
            value={draft.message}
            onChange={(event) => setDraft({ ...draft, message: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="primary" busy={state === 'sending'}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  );
}

/** What stands in the form: what was typed, and of who asks what the portal knows, until that is typed otherwise. */
function useDraft(productLine: LineCode) {
  const [typed, setDraft] = useStored(`enquiry ${productLine}`, draftOf);
  const sender = useSender();
  const isOfSender = sender !== undefined && isUntyped(typed);
  const draft = isOfSender ? { ...typed, ...sender } : typed;
  return { draft, setDraft, known: sender && isReachable(sender) && isSame(draft, sender) ? sender : undefined };
}

interface SenderFieldsProps {
  draft: EnquiryDraft;
  faultText: (field: keyof EnquiryDraft) => string | undefined;
  onType: (draft: EnquiryDraft) => void;
}

function SenderFields({ draft, faultText, onType }: SenderFieldsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <>
      <div className={styles.row}>
        {FIELDS.map(({ name, complete, required }) => (
          <Field key={name} label={t(`form.${name}`)} required={required} error={faultText(name)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={120}
                autoComplete={complete}
                value={draft[name]}
                onChange={(event) => onType({ ...draft, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={styles.reach}>{t('form.reach')}</p>
    </>
  );
}

function Sent({ id, onAnother }: { id: string; onAnother: () => void }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <div role="status" className={styles.sent}>
      <h3>{t('form.sent')}</h3>
      <p>{t('form.sentNumber', { number: enquiryNumber(id) })}</p>
      <p>{t('form.sentText')}</p>
      <Button onClick={onAnother}>{t('form.another')}</Button>
    </div>
  );
}
