import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import {
  CHINA,
  isRequired,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
  registrationProblem,
  registrationProblems,
} from '#modules/accounts/domain/registration.ts';
import { CallError, call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import {
  CHECKED_FIELDS,
  CHECKS,
  type CheckedField,
  type Checks,
  createChecks,
  findingOf,
  isChecked,
} from './checks.ts';
import { firstForm, isEmpty, withField } from './form.ts';

/** A registration as it is filled in: its values, what is wrong with them, and how to go on. */
export interface RegistrationState {
  readonly form: Registration;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Why sending it failed, where that belongs to no field. */
  readonly failure: string | undefined;
  /** How many fields are marked as wrong after an attempt. */
  readonly faults: number;
  nameOf(field: RegistrationField): string;
  isRequired(field: RegistrationField): boolean;
  errorOf(field: RegistrationField): string | undefined;
  /** What the server said about a field as it is filled in now. */
  stateOf(field: CheckedField): 'unknown' | 'asking' | 'fine' | 'refused' | 'failed';
  change<Field extends RegistrationField>(field: Field, value: Registration[Field]): void;
  /**
   * The person has left a field: now it may be called wrong, and the server is asked about it. Called empty it is once they are in
   * another field: whoever looks up the code in their mail, or presses a button, comes back.
   */
  leave(field: RegistrationField, event: FocusEvent): void;
  /** Asks the server about a field, unless it is wrong anyway; whether all is well. */
  passes(field: CheckedField): Promise<boolean>;
  submit(): Promise<void>;
}

export interface Registered {
  readonly username: string;
  /** The account must be confirmed before it can sign in. */
  readonly pending: boolean;
}

/** The state of the registration form (spec 000 §4, §5). */
export function useRegistration(onRegistered: (registered: Registered) => void): RegistrationState {
  const { t, i18n } = useTranslation('accounts');
  const locale = localeOfInterface(i18n);
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [form, setForm] = useState(() => firstForm(locale));
  const [left, setLeft] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const checks = useMemo(() => createChecks(t), [t]);
  const findings = useSyncExternalStore(checks.findings.subscribe, checks.findings.get, checks.findings.get);

  useEffect(() => checks.end, [checks]);
  useEffect(() => {
    if (attempts > 0) focusFirstFault(ref.current);
  }, [attempts]);

  const nameOf = (field: RegistrationField) =>
    t(field === 'creditCode' && isForeign(form) ? 'register.registrationNumber' : `register.field.${field}`);

  function errorOf(field: RegistrationField): string | undefined {
    const problem = registrationProblem(field, form, locale);
    if (problem !== undefined) {
      return left.has(field) || attempts > 0 ? t(`problem.${problem}`, { field: nameOf(field) }) : undefined;
    }
    const finding = findingOf(findings, field, form);
    return finding?.state === 'refused' || finding?.state === 'failed' ? finding.text : undefined;
  }

  function ask(field: CheckedField, about: Registration): void {
    if (registrationProblem(field, about, locale) === undefined) void checks.check(field, about);
  }

  function change<Field extends RegistrationField>(field: Field, value: Registration[Field]): void {
    setForm((before) => withField(before, field, value, locale));
    if (field !== 'verificationCode') return;
    const next = withField(form, field, value, locale);
    if (registrationProblem('email', next, locale) === undefined) ask(field, next);
  }

  function leave(field: RegistrationField, { relatedTarget }: FocusEvent): void {
    const isBlank = isEmpty(form[field]);
    if (isBlank && !isFieldOf(ref.current, relatedTarget)) return;
    setLeft((before) => new Set([...before, field]));
    if (isBlank) return;
    if (field === 'creditCode') ask('company', form);
    else if (isChecked(field)) ask(field, form);
  }

  async function passes(field: CheckedField): Promise<boolean> {
    if (registrationProblem(field, form, locale) !== undefined) return false;
    return (await checks.check(field, form)).state === 'fine';
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      if (registrationProblems(form, locale).length > 0 || !(await mayBeSent(checks, form))) return;
      const { pending } = await call(registrationRoutes.register, { body: bodyOf(form) });
      onRegistered({ username: form.userId, pending });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (await noteRefusal(checks, form, error)) return;
      setFailure(failureText(error, t, { unreachable: t('register.unreachable') }));
    } finally {
      sending.current = false;
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  }

  return {
    form,
    ref,
    busy,
    failure,
    faults: attempts > 0 ? REGISTRATION_FIELDS.filter((field) => errorOf(field) !== undefined).length : 0,
    nameOf,
    isRequired: (field) => isRequired(field, form),
    errorOf,
    stateOf: (field) => findingOf(findings, field, form)?.state ?? 'unknown',
    change,
    leave,
    passes,
    submit,
  };
}

function isFieldOf(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select') && (form?.contains(target) ?? false);
}

/** Asks about everything the server has not been asked about yet, and whether the answers let the form go. */
async function mayBeSent(checks: Checks, form: Registration): Promise<boolean> {
  const answers = await Promise.all(
    CHECKED_FIELDS.map(async (field) => {
      const { state } = await checks.check(field, form);
      return state === 'fine' || (state === 'failed' && !CHECKS[field].mustPass);
    }),
  );
  return answers.every((answer) => answer);
}

/** Refusals that speak of one field, whichever way the server says so. */
const FIELD_OF_REFUSAL: Readonly<Record<string, RegistrationField>> = {
  'company.unknown': 'company',
  'company.provider': 'company',
  'code.wrong': 'verificationCode',
};

/** Names, addresses and numbers that belong to one person alone. */
const UNIQUE: readonly CheckedField[] = ['userId', 'telephone', 'email'];

/** Puts what the server refused on its fields; false if it spoke of none. */
async function noteRefusal(checks: Checks, form: Registration, error: CallError): Promise<boolean> {
  if (error.code === 'register.taken') {
    return (await checks.checkAgain(UNIQUE, form)).some(({ state }) => state === 'refused');
  }
  const known = error.issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
  const whole = FIELD_OF_REFUSAL[error.code];
  const noted = whole === undefined ? known : [...known, { field: whole, message: error.message }];
  for (const { field, message } of noted) if (field !== undefined) checks.refuse(field, form, message);
  return noted.some(({ field }) => field !== undefined);
}

function fieldOf(path: string): RegistrationField | undefined {
  const [name] = path.replace(/^body\./, '').split('.');
  return REGISTRATION_FIELDS.find((field) => field === name);
}

function bodyOf(form: Registration) {
  return { ...form, useProducts: [...form.useProducts] };
}

function isForeign({ country }: Registration): boolean {
  return country !== '' && country !== CHINA;
}
