import { isIP } from 'node:net';
import { z } from 'zod';
import { StartRefusal } from './process/start-refusal.ts';

/** What argon2id can do with at all, and what a published password guide (OWASP) asks for with two passes, KiB. */
export const MIN_PASSWORD_MEMORY = 8;
const SAFE_PASSWORD_MEMORY = 19_456;

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');
const text = z.string().trim();

function wholeNumber(least: number, most: number) {
  const fits = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return text.refine(fits, { error: `must be a whole number from ${least} to ${most}` }).transform(Number);
}

/** The addresses the driver knows: a server, or a local socket. */
const databaseUrl = text.regex(/^(postgres(ql)?:\/\/|socket:)\S+$/, {
  error: 'must have the form postgres://user:password@host:5432/database',
});

const smtpUrl = text.regex(/^smtps?:\/\/\S+$/, { error: 'must have the form smtp://user:password@host:587' });

/** Where people reach the portal, without a slash at its end. */
const publicUrl = text
  .regex(/^https?:\/\/[^\s/?#]+\/?$/, { error: 'must have the form https://portal.example.com' })
  .transform((value) => value.replace(/\/$/, ''));

const companyCheck = text.regex(/^(form|none|list:.+|https?:\/\/\S+)$/, {
  error: 'must be form, none, list:FILE or the http(s) address of a register',
});

/** Proxies whose word on the client's address is taken: addresses and networks, `10.0.0.2,172.18.0.0/16`. */
const proxies = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressOrNetwork), {
    error: 'must be addresses or networks, such as 10.0.0.2,172.18.0.0/16',
  });

function isAddressOrNetwork(part: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** `name:key,name:key`; a key has at least 32 characters. */
const partners = text
  .regex(/^[\w-]+:[^\s,:]{32,}(,[\w-]+:[^\s,:]{32,})*$/, {
    error: 'must be name:key pairs, keys of 32 characters or more',
  })
  .transform(
    (value): Record<string, string> =>
      Object.fromEntries(value.split(',').map((pair) => pair.split(':') as [string, string])),
  );

/** `name:key|key,name:*`: whose customers a partner may send, by the credit code or the register number under its country. */
const partnerCustomers = text
  .regex(/^[\w-]+:[^\s,:|][^,:]*(,[\w-]+:[^\s,:|][^,:]*)*$/, {
    error: 'must be name:credit-code|credit-code pairs, or name:* for every customer',
  })
  .transform(
    (value): Record<string, readonly string[]> =>
      Object.fromEntries(
        value.split(',').map((pair) => {
          const [name = '', keys = ''] = pair.split(':');
          return [name, keys.split('|').map((key) => key.trim().toUpperCase())];
        }),
      ),
  );

/** `name,name`: accounts by their login names. */
const accountNames = text.transform((value) => value.split(',').map((name) => name.trim()));

/** An empty variable counts as not set, so that `DATABASE_URL= npm start` means the embedded database. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  BACKUP_KEY: text.min(32, { error: 'must have 32 characters or more' }).optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: text.default('Drivewright <no-reply@localhost>'),
  COMPANY_CHECK: companyCheck.default('form'),
  PARTNERS: partners.default({}),
  PARTNER_CUSTOMERS: partnerCustomers.default({}),
  DEMO: flag.optional(),
  DEMO_ALLOW_REMOTE: flag.default(false),
  BRAND_NAME: text.default('Drivewright'),
  PRIVACY_CONTACT: text.max(200, { error: 'must be 200 characters at most' }).default(''),
  ENQUIRY_STAFF: accountNames.default([]),
  VISITOR_RECEIPTS: wholeNumber(0, 100_000).default(60),
  OAUTH_CLIENT_ID: text.default('drivewright-web'),
  OAUTH_CLIENT_SECRET: text.default('drivewright-web'),
  OAUTH_SCOPE: text.default('portal'),
  PASSWORD_MEMORY: wholeNumber(MIN_PASSWORD_MEMORY, 1_048_576).default(SAFE_PASSWORD_MEMORY),
  CLIENT_BYTES: wholeNumber(65_536, 999_999_999).default(2_097_152),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  LINES_PER_HOUR: wholeNumber(1, 1_000_000).default(600),
  MAX_LINES: wholeNumber(1, 10_000_000).default(20_000),
  FILE_SPACE: wholeNumber(1, 1_000_000).default(1_024),
  JOB_THREADS: wholeNumber(1, 16).default(1),
  JOB_BUDGET: wholeNumber(1, 100_000).default(60),
  JOB_BUDGET_VISITOR: wholeNumber(1, 100_000).default(20),
  LOG: z.enum(['json', 'none'], { error: 'must be json or none' }).default('json'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  TRUST_PROXY: proxies.default([]),
});

/** The names of all variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

export interface Settings {
  port: number;
  host: string;
  /** Where people reach the portal, as links in mails name it; undefined where it listens for this machine alone. */
  publicUrl: string | undefined;
  dataDir: string;
  /** What backups are signed with, and must be signed with to be restored. */
  backupKey: string | undefined;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Who mails come from, `Name <address>`. */
  mailFrom: string;
  /** Who says whether a company exists: the form of its name alone, nobody, a list in a file, or a register over HTTP. */
  companyCheck: string;
  /** Partners whose systems may send people in, with the key each signs its calls with. */
  partners: Readonly<Record<string, string>>;
  /** Whose people each partner may send: keys of organisations, or `*` for every customer; nobody's where it is left out. */
  partnerCustomers: Readonly<Record<string, readonly string[]>>;
  demo: boolean;
  demoAllowRemote: boolean;
  brandName: string;
  /** Whom people ask about their data: name and address, as the privacy page shows it. */
  privacyContact: string;
  /** Who answers enquiries that are no customer's of theirs, by login name; everybody of the staff where it names nobody. */
  enquiryStaff: readonly string[];
  /** How many receipts of enquiries go out within an hour to addresses that are no account's. */
  visitorReceipts: number;
  oauth: { clientId: string; clientSecret: string; scope: string };
  /** The memory that hashing a password takes, KiB. */
  passwordMemory: number;
  /** How many bytes of bodies one client may send a second. */
  clientBytes: number;
  databasePool: number;
  /** How many configurations an organisation may save within an hour, and how many it may have. */
  lineLimits: { perHour: number; most: number };
  /** Bytes an organisation may have in files. */
  fileSpace: number;
  /** Heavy work: how many threads, and what an account and what the address of visitors may spend in a minute. */
  jobs: { threads: number; budgets: { account: number; client: number } };
  log: 'json' | 'none';
  /** Where the figures of the running portal are served; nowhere unless METRICS_PORT is set. */
  metrics: { host: string; port: number } | undefined;
  /** Whose X-Forwarded-For is believed: the addresses and networks of the proxies before the portal. */
  trustProxy: readonly string[];
}

/** The settings of this process, read once; a wrong value stops the start with its name. */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartRefusal(`${wrong.join('; ')}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    backupKey: env.BACKUP_KEY,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    companyCheck: env.COMPANY_CHECK,
    partners: env.PARTNERS,
    partnerCustomers: env.PARTNER_CUSTOMERS,
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    demoAllowRemote: env.DEMO_ALLOW_REMOTE,
    brandName: env.BRAND_NAME,
    privacyContact: env.PRIVACY_CONTACT,
    enquiryStaff: env.ENQUIRY_STAFF,
    visitorReceipts: env.VISITOR_RECEIPTS,
    oauth: { clientId: env.OAUTH_CLIENT_ID, clientSecret: env.OAUTH_CLIENT_SECRET, scope: env.OAUTH_SCOPE },
    passwordMemory: env.PASSWORD_MEMORY,
    clientBytes: env.CLIENT_BYTES,
    databasePool: env.DATABASE_POOL,
    fileSpace: env.FILE_SPACE * 1_048_576,
    lineLimits: { perHour: env.LINES_PER_HOUR, most: env.MAX_LINES },
    jobs: { threads: env.JOB_THREADS, budgets: { account: env.JOB_BUDGET, client: env.JOB_BUDGET_VISITOR } },
    log: env.LOG,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    trustProxy: env.TRUST_PROXY,
  };
}

/** Passwords that matter are hashed with what keeps them; less is for tests and demos, whose password is known. */
export function refuseWeakPasswords({ demo, passwordMemory }: Settings): string | undefined {
  if (demo || passwordMemory >= SAFE_PASSWORD_MEMORY) return undefined;
  return `PASSWORD_MEMORY=${passwordMemory} would keep passwords too weakly. Set ${SAFE_PASSWORD_MEMORY} or more, or leave it out.`;
}

/** Demo accounts have a published password: only this machine may reach them unless someone says otherwise. */
export function refuseRemoteDemo(settings: Settings): string | undefined {
  const { publicUrl, trustProxy } = settings;
  if (!settings.demo || settings.demoAllowRemote) return undefined;
  const open = [
    isThisMachine(settings.host) ? undefined : `HOST=${settings.host}`,
    // What listens for this machine alone is open to all by a proxy on it.
    trustProxy.length === 0 ? undefined : `TRUST_PROXY=${trustProxy}`,
    publicUrl === undefined || isThisMachine(hostOf(publicUrl)) ? undefined : `PUBLIC_URL=${publicUrl}`,
  ].find((setting) => setting !== undefined);
  return open && `${open} would let others use the demo accounts. Set DEMO=0, or DEMO_ALLOW_REMOTE=1 if you mean it.`;
}

/** Whether a host is this very machine, reached from itself. */
export function isThisMachine(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host.toLowerCase());
}

/** The host of an address or of a Host header, without its port and the brackets of IPv6. */
export function hostOf(address: string): string {
  return /^(?:https?:\/\/)?\[?(.*?)\]?(:\d+)?$/.exec(address)?.[1] ?? address;
}
