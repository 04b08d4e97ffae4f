import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import { isRecord } from '#kernel/is-record.ts';
import type { LineCode } from '#lines/index.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { type EnquiryDraft, faultsOf } from '#modules/enquiries/domain/check-enquiry.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useSession } from '#web/session/session.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import styles from './enquiry-form.module.css';
import { isReachable, isSame, isUntyped, KnownSender, useSender } from './known-sender.tsx';

const EMPTY: EnquiryDraft = { name: '', company: '', email: '', telephone: '', message: '' };

/** The draft in what is stored; where nothing is, an empty one. */
function draftOf(found: unknown): EnquiryDraft {
  const stored: Partial<Record<keyof EnquiryDraft, unknown>> = isRecord(found) ? found : {};
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
  /** A message to begin with, until the person types their own. */
  suggested?: string;
  /** What the message should tell; left out, all an engineer needs to begin with. */
  hint?: string;
  /** What goes with the enquiry of itself, above what is typed. */
  attached?: ReactNode;
  /** Where one goes on after it was sent; left out, to another enquiry. */
  back?: { readonly label: string; readonly onBack: () => void };
}

const sendAlone = (enquiry: TypedEnquiry) => call(enquiryRoutes.create, { body: enquiry });

/** Asks an engineer about a product line; what was typed stays until it has been sent. */
export function EnquiryForm({
  productLine,
  send = sendAlone,
  suggested = '',
  hint,
  attached,
  back,
}: EnquiryFormProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { draft, known, isAwaited, setDraft } = useDraft(productLine, suggested);
  const [state, setState] = useState<'typing' | 'checked' | 'sending'>('typing');
  const [sent, setSent] = useState<SentEnquiry>();
  const [isChanging, setChanging] = useState(false);
  const faults = state === 'typing' ? {} : faultsOf(draft);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending' || isAwaited) return;
    if (Object.keys(faultsOf(draft)).length > 0) {
      flushSync(() => setState('checked'));
      focusFirstFault(event.currentTarget);
      return;
    }
    setState('sending');
    try {
      const { id } = await send({ productLine, ...draft });
      setSent({ id, reach: [draft.email, draft.telephone].filter((text) => text.trim() !== '').join(' · ') });
      setDraft(EMPTY);
      setState('typing');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('checked');
      notifyFailure(error, t, { unreachable: t('form.failed') });
    }
  }

  if (sent) {
    return <Sent sent={sent} {...(back ?? { label: t('form.another'), onBack: () => setSent(undefined) })} />;
  }
  const faultText = (field: keyof EnquiryDraft) =>
    faults[field] && t(`form.${faults[field]}`, { field: t(`form.${field}`) });
  return (
    <form noValidate className={styles.form} aria-label={t('form.title')} onSubmit={handleSubmit}>
      {attached}
      <Field label={t('form.message')} required hint={hint ?? t('form.messageHint')} error={faultText('message')}>
        {(control) => (
          <TextArea
            {...control}
            rows={attached ? 3 : 5}
            maxLength={4000}
            value={draft.message}
            onChange={(event) => setDraft({ ...draft, message: event.target.value })}
          />
        )}
      </Field>
      {known && !isChanging ? (
        <KnownSender sender={known} onChange={() => setChanging(true)} />
      ) : (
        <SenderFields draft={draft} faultText={faultText} onType={setDraft} />
      )}
      <div>
        <Button type="submit" look="primary" busy={state === 'sending' || isAwaited}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  );
}

/** What stands in the form: what was typed, else what is suggested, and of who asks what the portal knows, until that is typed otherwise. */
function useDraft(productLine: LineCode, suggested: string) {
  const [stored, setStored] = useStored(`enquiry ${productLine}`, draftOf);
  const [isOwn, setOwn] = useState(stored.message !== '');
  const typed = isOwn ? stored : { ...stored, message: suggested };
  const setDraft = (next: EnquiryDraft) => {
    setOwn(isOwn || next.message !== suggested);
    setStored(next);
  };
  const { sender, isAwaited } = useSender();
  const isOfSender = sender !== undefined && isUntyped(typed);
  const draft = isOfSender ? { ...typed, ...sender } : typed;
  const isKnown = sender !== undefined && isReachable(sender) && isSame(draft, sender);
  return { draft, setDraft, isAwaited, known: isKnown ? sender : undefined };
}

interface SenderFieldsProps {
  draft: EnquiryDraft;
  faultText: (field: keyof EnquiryDraft) => string | undefined;
  onType: (draft: EnquiryDraft) => void;
}

function SenderFields({ draft, faultText, onType }: SenderFieldsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.sender}>
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
    </div>
  );
}

/** An enquiry that was received, and where its answer goes. */
interface SentEnquiry {
  readonly id: string;
  readonly reach: string;
}

/** Under which number it came, who answers and where to, and the way on; who is signed in finds it at the desk. */
function Sent({ sent, label, onBack }: { sent: SentEnquiry; label: string; onBack: () => void }): ReactNode {
  const { t } = useTranslation('enquiries');
  const isSignedIn = useSession() !== undefined;
  return (
    <div role="status" className={styles.sent}>
      <h3>{t('form.sent')}</h3>
      <p>
        {t('fact.number')} <strong>{enquiryNumber(sent.id)}</strong>
      </p>
      <p>{t('form.sentText', { reach: sent.reach })}</p>
      {isSignedIn && <Link to={generatePath(ENQUIRY_PATHS.enquiry, { id: sent.id })}>{t('form.follow')}</Link>}
      <Button look="primary" onClick={onBack}>
        {label}
      </Button>
    </div>
  );
}
