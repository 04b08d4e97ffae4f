/** What was asked, as far as a refusal is judged by it. */
export interface Asked {
  readonly method: string;
  /** The path as the contract writes it, without `/api`. */
  readonly path: string;
  readonly isPublic: boolean;
  /** The answer should have been a file. */
  readonly isFile: boolean;
}

/** What came back instead of a success; a status of 0 is no answer at all. */
export interface Answer {
  readonly status: number;
  /** The envelope's own code; undefined where the answer was none, such as a proxy's with words of its own. */
  readonly code?: number | undefined;
  /** The stable code for programs, such as `version.conflict`. */
  readonly error?: string | undefined;
  readonly result?: unknown;
  readonly description?: string | undefined;
}

/** A sentence of the portal's own, by its key below `request` in the shell's texts. */
export type OwnWords = 'network' | 'failed' | 'expired' | 'wrongCredentials';

/** What a refusal means (spec 000 §8). */
export interface ResponseClass {
  /** The stable code; where the server names none, one made of what it did say. */
  readonly code: string;
  /** The server's words; empty where the portal's own are shown. */
  readonly said: string;
  readonly own: OwnWords | undefined;
  /** An ended session: its token goes, the login dialog opens, the page stays. */
  readonly session: 'kept' | 'ended';
  /**
   * Where it shows when the screen has no place of its own for it: in the page in the place of what could not be read, as a
   * message, in the login dialog, or nowhere because whoever asked deals with it.
   */
  readonly shown: 'page' | 'message' | 'login' | 'nowhere';
}

/** Calls whose refusal is nobody's business but the caller's (spec 000 §8). */
const WITHOUT_HANDLING: readonly string[] = [
  '/auth/role/judge',
  '/auth/user/judge',
  '/customer/judge',
  '/v1/basicTypeConfig/getDelta',
];

const LOGIN = '/oauth/token';

/** Codes whose message is the description, whatever the result holds. */
const DESCRIBED: readonly (number | undefined)[] = [1001, 1209];

/** A proxy's word for a server that is not there. */
const NOBODY_THERE: readonly number[] = [502, 503, 504];

/** How servers of the specification say that name and password do not belong together. */
const WRONG_CREDENTIALS: readonly string[] = [
  'wrong username or password',
  'email or password error',
  'bad credentials',
  '用户名或密码错误',
];

/** How servers of the specification say in an error of their own that the token is worth nothing. */
const TOKEN_INVALID =
  /\btoken\b.{0,24}\b(invalid|expired)\b|\binvalid\b.{0,12}\btoken\b|(token|令牌).{0,6}(无效|失效|过期)/i;

/** What one refusal is, in the words the table is written in. */
interface Facts extends Asked, Answer {
  readonly said: string;
}

interface Row {
  readonly is: (facts: Facts) => boolean;
  /** The code where the server named none. */
  readonly code?: (facts: Facts) => string;
  readonly own?: OwnWords;
  /** The server's words, where they are not its result or else its description. */
  readonly says?: (facts: Facts) => string;
  readonly session?: 'ended';
}

const isLogin = ({ path }: Facts) => path === LOGIN;
const isUnauthorized = ({ status, code }: Facts) => status === 401 || code === 401;
const isNoEnvelope = ({ code }: Facts) => code === undefined;
/** A page of somebody else's in the place of a success; of a download words alone are a refusal (spec 000 §8). */
const isForeign = ({ status, isFile, said }: Facts) => status < 400 && !(isFile && said !== '');
const namesCredentials = ({ description = '' }: Facts) => WRONG_CREDENTIALS.includes(description.trim().toLowerCase());
const described = ({ description = '' }: Facts) => description;

/** The error catalogue (spec 000 §8): the first row that fits decides. */
const ROWS: readonly Row[] = [
  // No answer, or none of this server's.
  { is: ({ status }) => status === 0, code: () => 'network', own: 'network' },
  {
    is: (facts) => isNoEnvelope(facts) && (isForeign(facts) || NOBODY_THERE.includes(facts.status)),
    code: () => 'network',
    own: 'network',
  },
  // A wrong name or password ends nobody's session.
  {
    is: (facts) => isLogin(facts) && facts.status < 400 && namesCredentials(facts),
    code: () => 'login.wrong-credentials',
    own: 'wrongCredentials',
  },
  {
    is: (facts) => isUnauthorized(facts) && namesCredentials(facts),
    code: () => 'login.wrong-credentials',
    says: described,
  },
  { is: ({ error = '' }) => error.startsWith('login.'), says: described },
  { is: isLogin, says: described },
  // A session that has ended; on a public path there is none to end.
  {
    is: (facts) => !facts.isPublic && isUnauthorized(facts),
    code: () => 'session.expired',
    own: 'expired',
    session: 'ended',
  },
  {
    is: (facts) => !facts.isPublic && facts.status === 500 && TOKEN_INVALID.test(facts.description ?? facts.said),
    code: () => 'session.expired',
    own: 'expired',
    session: 'ended',
  },
  // What the server says, and where it says nothing, that it failed.
  { is: ({ code }) => DESCRIBED.includes(code), says: described },
  { is: ({ isFile }) => isFile, says: described },
  { is: () => true },
];

/** Judges a refusal: what it says, what becomes of the session, and where it shows. */
export function classifyResponse(answer: Answer, asked: Asked): ResponseClass {
  const facts = { ...asked, ...answer, said: saidIn(answer) };
  const row: Omit<Row, 'is'> = ROWS.find(({ is }) => is(facts)) ?? {};
  const said = hasOwnWordsOnly(row) ? '' : (row.says?.(facts) ?? facts.said);
  const own = said === '' ? (row.own ?? 'failed') : undefined;
  const isUnhandled = WITHOUT_HANDLING.includes(asked.path);
  const session = isUnhandled ? 'kept' : (row.session ?? 'kept');
  return {
    code: answer.error ?? row.code?.(facts) ?? codeOf(answer),
    said,
    own,
    session,
    shown: isUnhandled ? 'nowhere' : session === 'ended' ? 'login' : placeOf(asked),
  };
}

/** The result where it is a sentence, else the description. */
function saidIn({ result, description = '' }: Answer): string {
  return typeof result === 'string' && result.trim() !== '' ? result : description;
}

/** Rows that replace the server's words; for an ended session they only stand in for none. */
function hasOwnWordsOnly({ own, session }: Omit<Row, 'is'>): boolean {
  return own !== undefined && session === undefined;
}

function codeOf({ status, code }: Answer): string {
  return code === undefined || code === 0 ? `http.${status}` : String(code);
}

/** What was only read is missed where it would stand; what was to be done is told in a message. */
function placeOf({ method, isFile }: Asked): 'page' | 'message' {
  return method === 'GET' && !isFile ? 'page' : 'message';
}
