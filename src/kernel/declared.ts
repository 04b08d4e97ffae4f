import type { Role } from './actor.ts';
import type { RetentionRule } from './retention.ts';

/** The HTTP status and the envelope's code of a refusal; product decisions §9: the two agree. */
export interface FailureFacts {
  readonly status: number;
  readonly envelope: number;
}

/** Whether an event tells that something was merely read, or that something was done. */
export type AuditKind = 'read' | 'deed';

/** What is known of a mail beside its words. */
export interface MailFacts {
  /** Whether its values let somebody in: they are kept only as long as somebody needs them. */
  readonly secret: boolean;
  /** Whether nothing is kept of it once it was sent or given up: it goes to somebody who shall be forgotten. */
  readonly fleeting?: true;
  /** What it is filled with, with values that a preview shows. */
  readonly sample: Readonly<Record<string, string>>;
}

/** The names a module adds to the portal, each with what it means; pure, so that server, browser and compiler read the same. */
export interface Declaration {
  /** Which roles may use which function at all; whose objects they reach then is decided by scope, per query. */
  readonly permissions?: Readonly<Record<string, readonly Role[]>>;
  /** What is written down of it: `<what it is done to>.<what was done>`. */
  readonly auditActions?: Readonly<Record<string, AuditKind>>;
  /** The refusals it can answer beside the platform's. */
  readonly failures?: Readonly<Record<string, FailureFacts>>;
  /** What it keeps of a person, why and for how long. */
  readonly retention?: Readonly<Record<string, RetentionRule>>;
  /** The mails it sends, by template. */
  readonly mails?: Readonly<Record<string, MailFacts>>;
}

/**
 * The declarations of all modules, by module. Each module adds its own by declaration merging, in `domain/declares.ts`: that makes its
 * names known to the compiler wherever they are used. At run time a portal knows those of the modules it is composed of.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it.
export interface Declared {}

type NamesOf<Kind extends keyof Declaration> = {
  [Module in keyof Declared]: Declared[Module] extends { readonly [Name in Kind]: infer Table }
    ? keyof Table & string
    : never;
}[keyof Declared];

export type Permission = NamesOf<'permissions'>;
export type AuditAction = NamesOf<'auditActions'>;
export type DeclaredFailure = NamesOf<'failures'>;
export type RetentionCategory = NamesOf<'retention'>;
export type MailTemplate = NamesOf<'mails'>;

/** What a mail is filled with. */
export type MailValues<Template extends MailTemplate> = {
  [Module in keyof Declared]: Declared[Module] extends { readonly mails: infer Table }
    ? Template extends keyof Table
      ? Table[Template] extends { readonly sample: infer Sample }
        ? { readonly [Name in keyof Sample]: string }
        : never
      : never
    : never;
}[keyof Declared];
