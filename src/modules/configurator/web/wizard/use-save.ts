import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerFinding } from '#modules/configurator/domain/validation/customer-selected.ts';
import { CallError } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { actedFor } from '#web/session/acting.ts';
import { loginRequest, requestLogin } from '#web/session/login-request.ts';
import { currentSession, useSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { differsFromSaved } from './differs-from-saved.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { payloadToKeep } from './payload.ts';
import { pointText } from './point-text.ts';
import { useSaveKey } from './use-save-key.ts';
import type { WizardView } from './wizard-view.ts';

/** What stands between a person and their saved configuration. */
export type SavePhase = 'idle' | 'asking' | 'saving' | 'login' | 'conflict';

export interface Saving {
  readonly phase: SavePhase;
  /** Completes a new configuration, or asks before a saved one is updated. */
  readonly complete: () => void;
  /** The person agreed that the saved configuration will be updated. */
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

export interface SaveParts {
  readonly view: WizardView;
  readonly store: LineStore;
  /** The saved line that is edited; undefined for a new one. */
  readonly line: OpenLine | undefined;
  /** Once the address is filled in that a login brings with it. */
  readonly addressed: () => Promise<void>;
  readonly onSaved: (line: OpenLine) => void;
}

/** Of what a person has done the messages here are the outcome. */
const SAVE = 'save';

/** Completing and saving: what is missing comes first, then the login if there is none, then the save itself. */
export function useSave({ view, store, line, addressed, onSaved }: SaveParts): Saving {
  const { t } = useTranslation('configurator');
  const [phase, setPhase] = useState<SavePhase>('idle');
  const keyFor = useSaveKey();
  const session = useSession();
  const retry = useRef<() => void>(() => undefined);
  useEffect(() => {
    retry.current = () => void save();
  });

  function complete(): void {
    const [missing] = view.description.openPoints;
    if (missing) {
      toasts.show({ outcomeOf: SAVE, tone: 'warning', text: pointText(missing, view.words, t) });
      view.goTo(missing.step, missing.field);
    } else if (!line) {
      void save();
    } else if (differsFromSaved(view)) {
      setPhase('asking');
    } else {
      toasts.show({ tone: 'info', text: t('save.unchanged') });
    }
  }

  async function save(): Promise<void> {
    const payload = payloadToKeep(view);
    if (payload === null) return;
    const session = currentSession();
    if (session === undefined) {
      waitForLogin();
      return;
    }
    const { userAttribute, userDepartment } = session.user;
    if (!line && customerFinding({ userAttribute, userDepartment, customerId: actedFor()?.id })) {
      setPhase('idle');
      toasts.show({ outcomeOf: SAVE, tone: 'warning', text: t('save.customerMissing') });
      return;
    }
    setPhase('saving');
    const beside = consentOf(view);
    try {
      const saved = line
        ? await store.update(line, payload, keyFor([line.id, line.version, payload, beside]), ...beside)
        : await store.create(payload, keyFor([payload, beside]), ...beside);
      tellSaved(saved);
      onSaved(saved);
    } catch (error) {
      handleRefusal(error);
    }
  }

  /** What was done, and what became of the mail with the data sheet. */
  function tellSaved(saved: OpenLine): void {
    const { documentMail: mail } = saved;
    if (saved.id === line?.id && saved.version === line.version)
      return void toasts.show({ outcomeOf: SAVE, tone: 'info', text: t('save.unchanged') });
    const told = whatWasSaved(saved);
    toasts.show({
      outcomeOf: SAVE,
      tone: mail?.state === 'refused' ? 'warning' : 'success',
      text: mail ? t(`save.mail.${mail.state}`, { saved: told, reason: mail.reason ?? '' }) : told,
    });
  }

  /** What was done, and for whom when it is the customer acted for. */
  function whatWasSaved({ customerName: customer }: OpenLine): string {
    if (customer === undefined || customer !== actedFor()?.customerName) return t(line ? 'save.edited' : 'save.added');
    return t(line ? 'save.editedFor' : 'save.addedFor', { customer });
  }

  function waitForLogin(): void {
    setPhase('login');
    requestLogin();
  }

  function handleRefusal(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    if (error.code.startsWith('session.')) {
      waitForLogin();
    } else if (error.code === 'version.conflict') {
      setPhase('conflict');
    } else {
      setPhase('idle');
      // The same key names the same save: whether or not the lost one arrived, another try saves once.
      const again = { label: t('web:ui.retry'), run: () => retry.current() };
      notifyFailure(error, t, {
        outcomeOf: SAVE,
        unreachable: t('save.unreachable'),
        ...(error.code === 'network' && { action: again }),
      });
    }
  }

  useAfterLogin(
    phase === 'login',
    session !== undefined,
    () => void addressed().then(() => retry.current()),
    () => setPhase('idle'),
  );
  return { phase, complete, confirm: () => void save(), dismiss: () => setPhase('idle') };
}

/** What a save for a customer says beside the form: that the customer agrees to have the document mailed. */
function consentOf({ consent }: WizardView): readonly [] | readonly [{ readonly mailsDocument: true }] {
  return actedFor() !== undefined && consent.isGiven ? [{ mailsDocument: true }] : [];
}

/** Goes on by itself once the person has signed in; gives up quietly when they close the dialog. */
function useAfterLogin(isWaiting: boolean, isSignedIn: boolean, onSignedIn: () => void, onGivenUp: () => void): void {
  const latest = useRef({ onSignedIn, onGivenUp });
  useEffect(() => {
    latest.current = { onSignedIn, onGivenUp };
  });
  useEffect(() => {
    if (!isWaiting) return;
    if (isSignedIn) {
      latest.current.onSignedIn();
      return;
    }
    return loginRequest.subscribe(() => {
      if (loginRequest.get() === undefined && currentSession() === undefined) latest.current.onGivenUp();
    });
  }, [isWaiting, isSignedIn]);
}
