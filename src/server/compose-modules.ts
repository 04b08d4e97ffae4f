import type { Role } from '#kernel/actor.ts';
import type { AuditAction, AuditKind, Declaration, FailureFacts } from '#kernel/declared.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import type { RetentionRule } from '#kernel/retention.ts';
import { FAILURES } from './failures.ts';
import type { FileReferences } from './files/sweep-files.ts';
import type { Job } from './jobs/job.ts';
import type { BroughtMail, Forget, NameSource, PersonalRecords, Seed, ServerModule, Services } from './module.ts';
import type { PaperSource } from './papers.ts';
import { serverTexts, type TextLookup, type Texts } from './server-texts.ts';
import type { JobKind } from './stored-jobs/job-kind.ts';
import type { TodoSource } from './todo.ts';

/** What forgets a category after its time, ms. */
interface Forgetting {
  readonly retainedFor: number;
  readonly forget: Forget;
}

/** What the modules of a portal bring, taken together. */
export interface ComposedModules {
  readonly all: readonly ServerModule[];
  readonly permissions: ReadonlyMap<string, readonly Role[]>;
  readonly auditActions: ReadonlyMap<string, AuditKind>;
  /** The platform's own refusals among them. */
  readonly failures: ReadonlyMap<string, FailureFacts>;
  readonly retention: ReadonlyMap<string, RetentionRule>;
  readonly failureTexts: Readonly<Record<Locale, Texts>>;
  readonly failureText: TextLookup;
  /** The mails of the portal, by template. */
  readonly mails: ReadonlyMap<string, BroughtMail>;
  readonly forgets: readonly Forgetting[];
  readonly seeds: readonly Seed[];
  readonly jobs: readonly Job[];
  /** The kinds of stored jobs, by name. */
  readonly jobKinds: ReadonlyMap<string, JobKind<never, unknown>>;
  readonly fileReferences: readonly FileReferences[];
  readonly names: readonly NameSource[];
  readonly personalRecords: readonly PersonalRecords[];
  readonly appendedTables: readonly string[];
  /** The addresses of pages that no search engine lists. */
  readonly unlistedPages: readonly string[];
  /** What people have to do, in the order in which it is told. */
  readonly todo: readonly TodoSource[];
  /** The kinds of business documents, in the order in which they are told. */
  readonly papers: readonly PaperSource[];
  readonly services: Partial<Services>;
}

/** Takes modules together, in their order. Two that bring the same name are a mistake that does not start, and so is an unknown name. */
export function composeModules(modules: readonly ServerModule[]): ComposedModules {
  refuseDuplicates('module', modules.map(nameOf), []);
  const platform = { name: 'the platform', declares: { failures: FAILURES } };
  const retention = gather(modules, 'retention');
  const failureTexts = { 'zh-cn': textsIn(modules, 'zh-cn'), en: textsIn(modules, 'en') };
  const composed: ComposedModules = {
    all: modules,
    permissions: gather(modules, 'permissions'),
    auditActions: gather(modules, 'auditActions'),
    failures: gather([platform, ...modules], 'failures'),
    retention,
    failureTexts,
    failureText: serverTexts(failureTexts),
    mails: mailsOf(modules),
    forgets: modules.flatMap(({ forgets = {} }) =>
      Object.entries(forgets).map(([category, forget]) => ({ retainedFor: timeOf(retention, category), forget })),
    ),
    seeds: modules.flatMap(({ seeds = [] }) => seeds),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    jobKinds: jobKindsOf(modules),
    fileReferences: modules.flatMap(({ fileReferences = [] }) => fileReferences),
    names: modules.flatMap(({ names = [] }) => names),
    personalRecords: modules.flatMap(({ personalRecords = [] }) => personalRecords),
    appendedTables: modules.flatMap(({ appendedTables = [] }) => appendedTables),
    unlistedPages: modules.flatMap(({ unlistedPages = [] }) => unlistedPages),
    todo: modules.flatMap(({ todo = [] }) => todo).sort((a, b) => a.order - b.order),
    papers: modules.flatMap(({ papers = [] }) => papers).sort((a, b) => a.order - b.order),
    services: servicesOf(modules),
  };
  refuseDuplicates('jobs', composed.jobs.map(nameOf), []);
  refuseDuplicates(
    'todo',
    composed.todo.map(({ id }) => id),
    [],
  );
  refuseDuplicates(
    'papers',
    composed.papers.map(({ id }) => id),
    [],
  );
  refuseUnknown(
    'permission',
    [...composed.jobKinds.values(), ...composed.todo, ...composed.papers].map(({ access }) => access),
    composed.permissions,
  );
  refuseUnknown('retention category', composed.personalRecords.map(categoryOf), composed.retention);
  for (const texts of Object.values(failureTexts)) refuseUnknown('failure', Object.keys(texts), composed.failures);
  return composed;
}

/** Whether a text names an audit action of this portal, so that a route with a misspelt one does not start. */
export function isAuditAction({ auditActions }: ComposedModules, text: string | undefined): text is AuditAction {
  return text !== undefined && auditActions.has(text);
}

/** The actions that merely read. */
export function auditReads({ auditActions }: ComposedModules): string[] {
  return [...auditActions].flatMap(([action, kind]) => (kind === 'read' ? [action] : []));
}

const nameOf = ({ name }: ServerModule | Job) => name;
const categoryOf = ({ category }: PersonalRecords) => category;

type Fact<Kind extends keyof Declaration> = NonNullable<Declaration[Kind]>[string];

function gather<Kind extends keyof Declaration>(
  modules: readonly Pick<ServerModule, 'name' | 'declares'>[],
  kind: Kind,
): ReadonlyMap<string, Fact<Kind>> {
  const gathered = new Map<string, Fact<Kind>>();
  for (const { name, declares = {} } of modules) {
    // The table of a kind holds the facts of that kind; TypeScript does not follow the key through the union.
    const table = Object.entries(declares[kind] ?? {}) as [string, Fact<Kind>][];
    refuseDuplicates(
      `${kind} of ${name}`,
      table.map(([key]) => key),
      gathered.keys(),
    );
    for (const [key, fact] of table) gathered.set(key, fact);
  }
  return gathered;
}

function textsIn(modules: readonly ServerModule[], locale: Locale): Texts {
  return Object.assign({}, ...modules.map(({ failureTexts }) => failureTexts?.[locale]));
}

/** Each mail that is declared, with its words in every language. */
function mailsOf(modules: readonly ServerModule[]): ReadonlyMap<string, BroughtMail> {
  const words = modules.map(({ mailWords }) => mailWords);
  const brought = [...gather(modules, 'mails')].map(([template, facts]): [string, BroughtMail] => {
    const inWords = LOCALES.map((locale) => {
      const found = words.flatMap((given) => given?.[locale][template] ?? [])[0];
      if (found === undefined) throw new Error(`mail ${template}: no module has its words in ${locale}`);
      return [locale, found];
    });
    return [template, { ...facts, words: Object.fromEntries(inWords) }];
  });
  return new Map(brought);
}

/** How long a category is kept, ms; one that ends otherwise cannot be forgotten by age. */
function timeOf(retention: ComposedModules['retention'], category: string): number {
  const retainedFor = retention.get(category)?.retainedFor;
  if (typeof retainedFor !== 'number')
    throw new Error(`retention category ${category}: no module declares a time for it`);
  return retainedFor;
}

function jobKindsOf(modules: readonly ServerModule[]): ComposedModules['jobKinds'] {
  const kinds = modules.flatMap(({ jobKinds = [] }) => jobKinds);
  refuseDuplicates(
    'kinds of jobs',
    kinds.map(({ name }) => name),
    [],
  );
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

function servicesOf(modules: readonly ServerModule[]): Partial<Services> {
  const brought = modules.flatMap(({ services = {} }) => Object.keys(services));
  refuseDuplicates('services', brought, []);
  return Object.assign({}, ...modules.map(({ services = {} }) => services));
}

function refuseDuplicates(what: string, added: readonly string[], known: Iterable<string>): void {
  const seen = new Set(known);
  for (const name of added) {
    if (seen.has(name)) throw new Error(`${what}: ${name} is brought twice`);
    seen.add(name);
  }
}

function refuseUnknown(what: string, names: Iterable<string>, known: ReadonlyMap<string, unknown>): void {
  for (const name of names) if (!known.has(name)) throw new Error(`${what} ${name}: no module declares it`);
}
