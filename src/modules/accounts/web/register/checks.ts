import type { TFunction } from 'i18next';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import { isCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { CHINA, type Registration, type RegistrationField } from '#modules/accounts/domain/registration.ts';
import { CallError, call } from '#web/calls/call.ts';
import { createStore, type Store } from '#web/store/store.ts';

/** What the server found out about a field, and about which entry: another entry, and it holds no more. */
export interface Finding {
  readonly subject: string;
  readonly state: 'asking' | 'fine' | 'refused' | 'failed';
  /** Why it was refused, or why nobody knows. */
  readonly text: string;
}

export type Findings = Partial<Record<RegistrationField, Finding>>;
type Outcome = Omit<Finding, 'subject'>;
type Ask = (form: Registration, signal: AbortSignal, t: TFunction<'accounts'>) => Promise<Outcome>;

interface ServerCheck {
  /** What the question is about. */
  readonly subject: (form: Registration) => string;
  readonly ask: Ask;
  /** Registering waits until this is known to be fine (spec 000 §5). */
  readonly mustPass: boolean;
}

const FINE: Outcome = { state: 'fine', text: '' };

/** What only the server knows (spec 000 §5, §7). */
export const CHECKS = {
  userId: { subject: (form) => form.userId, ask: askWhetherFree('userId', 'account'), mustPass: false },
  email: { subject: (form) => form.email, ask: askWhetherFree('email', 'email'), mustPass: false },
  telephone: { subject: (form) => form.telephone, ask: askWhetherFree('telephone', 'phone'), mustPass: false },
  company: { subject: (form) => `${form.company} ${creditCodeOf(form) ?? ''}`, ask: askCompany, mustPass: true },
  verificationCode: {
    subject: (form) => `${form.verificationCode} ${form.email}`,
    ask: askCode,
    mustPass: true,
  },
} as const satisfies Partial<Record<RegistrationField, ServerCheck>>;

export type CheckedField = keyof typeof CHECKS;

export const CHECKED_FIELDS: readonly CheckedField[] = ['userId', 'company', 'telephone', 'email', 'verificationCode'];

/** Whether the server is asked about a field before the form is sent. */
export function isChecked(field: RegistrationField): field is CheckedField {
  return field in CHECKS;
}

/** The entry a finding about a field holds for. */
export function subjectOf(field: RegistrationField, form: Registration): string {
  return isChecked(field) ? CHECKS[field].subject(form) : JSON.stringify(form[field]);
}

/** What is known of a field as it is filled in now. */
export function findingOf(findings: Findings, field: RegistrationField, form: Registration): Finding | undefined {
  const finding = findings[field];
  return finding?.subject === subjectOf(field, form) ? finding : undefined;
}

export interface Checks {
  readonly findings: Store<Findings>;
  /** Asks the server about a field, once for one entry; a question about an earlier entry is called off. */
  check(field: CheckedField, form: Registration): Promise<Finding>;
  /** Asks once more what was fine before, because the registration was told otherwise. */
  checkAgain(fields: readonly CheckedField[], form: Registration): Promise<readonly Finding[]>;
  /** Notes what the answer to the registration said about a field. */
  refuse(field: RegistrationField, form: Registration, text: string): void;
  /** Calls off every question. */
  end(): void;
}

interface Question {
  readonly subject: string;
  readonly answer: Promise<Finding>;
  readonly calledOff: AbortController;
}

/** The questions to the server about one registration form and what came of them. */
export function createChecks(t: TFunction<'accounts'>): Checks {
  const findings = createStore<Findings>({});
  const asked = new Map<CheckedField, Question>();

  function note(field: RegistrationField, finding: Finding): Finding {
    findings.set({ ...findings.get(), [field]: finding });
    return finding;
  }

  async function answerOf(field: CheckedField, form: Registration, signal: AbortSignal): Promise<Finding> {
    const subject = subjectOf(field, form);
    note(field, { subject, state: 'asking', text: '' });
    try {
      const outcome = await CHECKS[field].ask(form, signal, t);
      return note(field, { subject, ...outcome });
    } catch (error) {
      if (!signal.aborted) throw error;
      return { subject, state: 'failed', text: '' };
    } finally {
      if (asked.get(field)?.calledOff.signal === signal) asked.delete(field);
    }
  }

  function ask(field: CheckedField, form: Registration): Promise<Finding> {
    const subject = subjectOf(field, form);
    asked.get(field)?.calledOff.abort();
    const calledOff = new AbortController();
    const answer = answerOf(field, form, calledOff.signal);
    asked.set(field, { subject, answer, calledOff });
    return answer;
  }

  return {
    findings,
    check(field, form) {
      const running = asked.get(field);
      if (running?.subject === subjectOf(field, form)) return running.answer;
      const known = findingOf(findings.get(), field, form);
      return known?.state === 'fine' || known?.state === 'refused' ? Promise.resolve(known) : ask(field, form);
    },
    checkAgain: (fields, form) => Promise.all(fields.map((field) => ask(field, form))),
    refuse(field, form, text) {
      note(field, { subject: subjectOf(field, form), state: 'refused', text });
    },
    end() {
      for (const { calledOff } of asked.values()) calledOff.abort();
      asked.clear();
    },
  };
}

function askWhetherFree(field: 'userId' | 'email' | 'telephone', type: 'account' | 'email' | 'phone'): Ask {
  return async (form, signal, t) => {
    try {
      await call(registrationRoutes.checkInfo, { query: { content: form[field], type }, signal });
      return FINE;
    } catch (error) {
      const { code, message } = refusalIn(error);
      return { state: code === 'register.taken' ? 'refused' : 'failed', text: message || t(`register.check.${field}`) };
    }
  };
}

async function askCompany(form: Registration, signal: AbortSignal, t: TFunction<'accounts'>): Promise<Outcome> {
  const creditCode = creditCodeOf(form);
  try {
    const answer = await call(registrationRoutes.checkCompany, {
      query: { company: form.company, ...(creditCode !== undefined && { creditCode }) },
      signal,
    });
    return answer === true ? FINE : { state: 'refused', text: answer || t('problem.company-unknown') };
  } catch (error) {
    const { code, message } = refusalIn(error);
    if (code === 'network') return { state: 'failed', text: t('register.check.companyError') };
    return { state: 'failed', text: because(t, t('register.check.company'), message) };
  }
}

async function askCode(form: Registration, signal: AbortSignal, t: TFunction<'accounts'>): Promise<Outcome> {
  const { verificationCode: code, email } = form;
  try {
    const isRight = await call(registrationRoutes.checkCode, { query: { code, email }, signal });
    return isRight ? FINE : { state: 'refused', text: t('problem.code-wrong') };
  } catch (error) {
    return { state: 'failed', text: because(t, t('register.check.verificationCode'), refusalIn(error).message) };
  }
}

/** What failed and, where the server said so, why. */
export function because(t: TFunction<'accounts'>, what: string, why: string): string {
  return why === '' ? what : t('register.because', { what, why });
}

function creditCodeOf({ creditCode, country }: Registration): string | undefined {
  const isChinese = country === '' || country === CHINA;
  return isChinese && isCreditCode(creditCode) ? creditCode : undefined;
}

function refusalIn(error: unknown): CallError {
  if (!(error instanceof CallError)) throw error;
  return error;
}
