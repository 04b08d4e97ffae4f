import { describe, expect, it } from 'vitest';
import { type Answer, type Asked, classifyResponse, type ResponseClass } from './response-class.ts';

const READ: Asked = { method: 'GET', path: '/v1/lines', isPublic: false, isFile: false };
const POST: Asked = { ...READ, method: 'POST' };
const PUT: Asked = { ...READ, method: 'PUT' };
const FILE: Asked = { ...POST, path: '/v1/technicalDoc/downloadTechnicalDocuments', isFile: true };
const PUBLIC: Asked = { ...READ, isPublic: true };
const LOGIN: Asked = { ...POST, path: '/oauth/token', isPublic: true };
const SILENT: Asked[] = [
  { ...READ, path: '/auth/role/judge' },
  { ...READ, path: '/auth/user/judge' },
  { ...READ, path: '/customer/judge' },
  { ...READ, path: '/v1/basicTypeConfig/getDelta' },
];

type Case = readonly [what: string, answer: Answer, asked: Asked, expected: Partial<ResponseClass>];

const CASES: readonly Case[] = [
  // 1001 and 1209
  [
    'code 1001 is told by its description',
    { status: 200, code: 1001, result: 'r', description: 'd' },
    POST,
    { said: 'd', session: 'kept', shown: 'message' },
  ],
  [
    'code 1209 is told by its description',
    { status: 409, code: 1209, result: 'r', description: 'd' },
    PUT,
    { said: 'd', code: '1209' },
  ],
  ['code 1001 without a description has failed', { status: 200, code: 1001, description: '' }, POST, { own: 'failed' }],
  // any other code
  [
    'a code is told by its result',
    { status: 200, code: 7, result: 'r', description: 'd' },
    POST,
    { said: 'r', code: '7' },
  ],
  ['else by its description', { status: 200, code: 7, result: null, description: 'd' }, PUT, { said: 'd' }],
  [
    'a result that is no sentence is none',
    { status: 200, code: 7, result: { a: 1 }, description: 'd' },
    POST,
    { said: 'd' },
  ],
  ['else it has failed', { status: 200, code: 7, result: '', description: '' }, POST, { said: '', own: 'failed' }],
  [
    'the name the server gives a refusal is its code',
    { status: 409, code: 409, error: 'version.conflict', description: 'd' },
    PUT,
    { code: 'version.conflict', said: 'd' },
  ],
  // 401
  [
    'code 401 in a body ends the session',
    { status: 200, code: 401, description: 'over' },
    READ,
    { session: 'ended', shown: 'login', said: 'over', code: 'session.expired' },
  ],
  [
    'status 401 ends the session',
    { status: 401, code: 401, description: 'over' },
    POST,
    { session: 'ended', said: 'over' },
  ],
  [
    'an ended session has words of its own',
    { status: 401 },
    READ,
    { session: 'ended', own: 'expired', shown: 'login' },
  ],
  [
    'the code of an ended session is the server’s',
    { status: 401, code: 401, error: 'session.missing', description: 'd' },
    READ,
    { code: 'session.missing', session: 'ended' },
  ],
  [
    'status 401 on a public path ends none',
    { status: 401, code: 401, description: 'd' },
    PUBLIC,
    { session: 'kept', said: 'd' },
  ],
  [
    '‘email or password error’ is shown as it is and ends none',
    { status: 401, code: 401, description: 'email or password error' },
    POST,
    { session: 'kept', said: 'email or password error', shown: 'message' },
  ],
  // login
  [
    'a login’s wrong name or password is told in the portal’s words',
    { status: 200, code: 1, result: 'x', description: 'Wrong username or password' },
    LOGIN,
    { own: 'wrongCredentials', said: '', session: 'kept' },
  ],
  [
    'any other refusal of a login by its description',
    { status: 200, code: 1, result: 'x', description: 'Account locked' },
    LOGIN,
    { said: 'Account locked' },
  ],
  [
    'an HTTP failure of the login by its description',
    { status: 401, code: 401, error: 'login.wrong-credentials', description: '用户名或密码错误' },
    LOGIN,
    { said: '用户名或密码错误', session: 'kept', code: 'login.wrong-credentials' },
  ],
  // other statuses
  [
    '403 shows the message',
    { status: 403, code: 403, description: 'no' },
    READ,
    { said: 'no', session: 'kept', shown: 'page' },
  ],
  ['404 shows the message', { status: 404, code: 404, description: 'none' }, READ, { said: 'none', shown: 'page' }],
  ['405 shows the message', { status: 405, code: 405, description: 'no' }, POST, { said: 'no', shown: 'message' }],
  ['429 shows the message', { status: 429, code: 429, description: 'slow' }, POST, { said: 'slow' }],
  ['503 of this server shows the message', { status: 503, code: 503, description: 'busy' }, POST, { said: 'busy' }],
  ['413 of a proxy has failed', { status: 413 }, POST, { own: 'failed', code: 'http.413' }],
  [
    'and so does one without a code, as a proxy says it',
    { status: 403, description: 'Not from here' },
    READ,
    {
      said: 'Not from here',
      own: undefined,
      code: 'http.403',
      session: 'kept',
    },
  ],
  [
    'what a proxy says of a server that is not there is its own business',
    { status: 502, description: 'upstream' },
    READ,
    {
      own: 'network',
    },
  ],
  // 500
  [
    '500 with an invalid token ends the session',
    { status: 500, code: 500, description: 'Token is invalid' },
    READ,
    { session: 'ended', shown: 'login' },
  ],
  [
    'the same in Chinese',
    { status: 500, code: 500, description: 'token已失效，请重新登录' },
    POST,
    { session: 'ended' },
  ],
  [
    'unless the path is public',
    { status: 500, code: 500, description: 'invalid token' },
    PUBLIC,
    { session: 'kept', said: 'invalid token' },
  ],
  [
    'any other 500 shows the message',
    { status: 500, code: 500, description: 'broken' },
    READ,
    { session: 'kept', said: 'broken' },
  ],
  // network
  ['no answer is a failure of the network', { status: 0 }, POST, { code: 'network', own: 'network', shown: 'message' }],
  ['no answer to a reading shows in the page', { status: 0 }, READ, { code: 'network', shown: 'page' }],
  ['a proxy that finds nobody is one, too', { status: 502 }, READ, { code: 'network', own: 'network' }],
  ['a success that is none of the portal’s is one, too', { status: 200 }, READ, { code: 'network' }],
  // downloads
  [
    'a download without a file shows its description',
    { status: 200, code: 0, result: 'x', description: 'Nothing chosen' },
    FILE,
    { said: 'Nothing chosen', shown: 'message' },
  ],
  [
    'and also with a code that is not 0',
    { status: 200, code: 9, result: 'x', description: 'd' },
    FILE,
    { said: 'd', code: '9' },
  ],
  [
    'a description without a code is one, too',
    { status: 200, description: 'Nothing chosen' },
    FILE,
    {
      said: 'Nothing chosen',
      code: 'http.200',
    },
  ],
  // without global handling
  ...SILENT.flatMap((asked): Case[] => [
    [
      `401 on ${asked.path} is the caller’s business`,
      { status: 401, code: 401, description: 'd' },
      asked,
      { session: 'kept', shown: 'nowhere' },
    ],
    [`no answer on ${asked.path} is, too`, { status: 0 }, asked, { shown: 'nowhere' }],
  ]),
];

describe('the error catalogue (spec 000 §8)', () => {
  it.each(CASES)('%s', (_, answer, asked, expected) => {
    expect(classifyResponse(answer, asked)).toMatchObject(expected);
  });

  it('never leaves anybody without words', () => {
    for (const [, answer, asked] of CASES) {
      const { said, own } = classifyResponse(answer, asked);
      expect(said === '').toBe(own !== undefined);
    }
  });
});
