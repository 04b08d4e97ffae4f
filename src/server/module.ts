import type { SQL } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { AuditDetails } from '#kernel/audit-details.ts';
import type { AuditAction, Declaration, MailFacts, RetentionCategory } from '#kernel/declared.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { ComposedModules } from './compose-modules.ts';
import type { ComputedFiles } from './computed-files.ts';
import type { Db } from './database.ts';
import type { FileReferences } from './files/sweep-files.ts';
import type { Job } from './jobs/job.ts';
import type { Family } from './metrics/exposition.ts';
import type { PaperSource } from './papers.ts';
import type { Portal } from './portal.ts';
import type { Stoppable } from './process/close-gently.ts';
import type { JobKind } from './stored-jobs/job-kind.ts';
import type { TodoSource } from './todo.ts';

/** Reference or demo data a database holds before anyone works with it. */
export interface Seed {
  /** Demo data comes only where the settings ask for it; reference data always. */
  readonly demoOnly: boolean;
  /** Adds what is missing and leaves alone what is there: it runs at every start. */
  readonly run: (db: Db, tools: SeedTools) => Promise<void>;
}

/**
 * What a demo begins with beside its seeds: business as people make it, by the same operations, where there is none of it. It needs the
 * portal, so that the program alone makes it, in demo mode, once all modules are composed and before it listens.
 */
export type DemoBusiness = (portal: Portal) => Promise<void>;

/** What seeds are made with. */
export interface SeedTools {
  readonly newId: () => string;
  readonly now: Date;
  readonly passwordMemory: number;
  /** What an earlier start computed; undefined where nothing is kept. */
  readonly computed?: ComputedFiles | undefined;
}

/** A kind of thing that events name by id: names are looked up when the log is read, since people's names are not copied into it. */
export interface NameSource {
  /** The names of those ids that are of this kind. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>;
  /** A query of the ids, as UUIDs, of everything that has a text in its name: part of the query of events, so that none is left out. */
  readonly idsLike: (text: string) => SQL;
}

/** Whose data are meant. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
}

/** The organisations whose business a person reads today. */
export type Reach = 'all' | readonly string[];

/** What is kept of a person in one category of the retention rules: how it is told to them, and how it is erased. */
export interface PersonalRecords {
  readonly category: RetentionCategory;
  /** Everything of the category but its secrets. */
  readonly read: (db: Db, person: Person, reach: Reach) => Promise<unknown>;
  /** Left out where the records stay, or are erased with the account itself. */
  readonly erase?: (tx: Db, person: Person) => Promise<unknown>;
  /** Set where they go as well when a person is a member of staff no more. */
  readonly ofStaff?: true;
}

/** Something that was done and must be traceable. */
export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly onBehalfOf?: string | null;
  readonly action: AuditAction;
  readonly object: string;
  readonly requestId: string;
  readonly details?: AuditDetails;
}

/** The words of a mail in one language; subject and body have `{placeholders}` for what it is filled with. */
export interface MailWords {
  /** What the administrator knows it by. */
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail that a module sends: what is known of it, and its words. */
export interface BroughtMail extends MailFacts {
  readonly words: Readonly<Record<Locale, MailWords>>;
}

/** Forgets everything of a category that is older than a moment. */
export type Forget = (db: Db, before: Date) => Promise<unknown>;

/** What the platform asks of the modules; each of it one module answers. */
export interface Services {
  /** Who a bearer token belongs to. */
  readonly findActor: (portal: Portal, db: Db, token: string) => Promise<Actor | undefined>;
  /** Who an account is at this moment, for work that goes on without a request; undefined where it may not sign in any more. */
  readonly findPerson: (portal: Portal, db: Db, userId: string) => Promise<Actor | undefined>;
  /** Whose business records an actor reaches at this moment. */
  readonly findScope: (db: Db, actor: Actor) => Promise<Scope>;
  /** Whether a person may act for an organisation at this moment. */
  readonly mayActFor: (db: Db, actor: Actor, organisationId: string) => Promise<boolean>;
  /** Where mails to somebody go, if anywhere. */
  readonly addressOf: (db: Db, userId: string) => Promise<string | null>;
  /** Writes an event down, in the transaction of what it tells of. */
  readonly recordAudit: (db: Db, event: AuditEvent) => Promise<void>;
}

/** What a module brings to the server, on one page: `src/modules/<name>/server/module.ts`. The platform knows nothing else of it. */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string;
  /** The names it adds: permissions, audit actions, failures, categories of what is kept of a person. */
  readonly declares?: Declaration;
  /** The sentences of its failures, by code. */
  readonly failureTexts?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** The words of the mails it declares, by template. */
  readonly mailWords?: Readonly<Record<Locale, Readonly<Record<string, MailWords>>>>;
  /** Serves its routes. */
  readonly register?: (portal: Portal) => void | Promise<void>;
  readonly seeds?: readonly Seed[];
  readonly demoBusiness?: DemoBusiness;
  /** Its heavy work, done in worker threads by `portal.jobs`. */
  readonly jobs?: readonly Job[];
  /** Its work that lasts longer than a request, done slice by slice by `queueJob`. */
  readonly jobKinds?: readonly JobKind<never, unknown>[];
  /** The files its records refer to: as long as they do, none of them is forgotten. */
  readonly fileReferences?: readonly FileReferences[];
  /** What forgets, once an hour and at the start, what has been kept for as long as the category's rule says. */
  readonly forgets?: Readonly<Partial<Record<RetentionCategory, Forget>>>;
  /** What else is tidied up at these times, such as what ends by more than its age. */
  readonly sweeps?: readonly ((db: Db, now: Date, modules: ComposedModules) => Promise<unknown>)[];
  /** By what the audit log calls what the module keeps. */
  readonly names?: readonly NameSource[];
  readonly personalRecords?: readonly PersonalRecords[];
  /** Its counts among the portal's metrics. */
  readonly figures?: (db: Db, now: Date) => Promise<readonly Family[]>;
  /** Work beside the requests, from the moment the portal listens. */
  readonly start?: (portal: Portal) => Stoppable | undefined;
  /** Tables that requests add to and read, and nobody but the owner changes or takes away from. */
  readonly appendedTables?: readonly string[];
  /** Pages whose address is the key to what they show: no search engine lists them, and no other site learns where somebody came from. */
  readonly unlistedPages?: readonly string[];
  /** What people have to do with what the module keeps: the sections of the page `/today`. */
  readonly todo?: readonly TodoSource[];
  /** Its kinds of business documents, which one search over all modules finds. */
  readonly papers?: readonly PaperSource[];
  readonly services?: Partial<Services>;
}
