import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { addressOf, CallError, call, configureCalls, download } from './call.ts';

const { getDelta, getBasicType } = catalogueRoutes;
const { downloadTechnicalDocuments } = documentRoutes;
const ended = vi.fn(async () => false);
const due = vi.fn();

function answerWith(body: BodyInit, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_address: unknown, _request?: RequestInit) => new Response(body, init));
  configureCalls({
    fetch: fetched,
    token: () => 'opaque',
    locale: () => 'en',
    onSessionEnded: ended,
    onPasswordDue: due,
  });
  return fetched;
}

const refused = (status: number, code: string, description: string) =>
  answerWith(JSON.stringify({ code: status, result: null, description, error: { code } }), { status });

afterEach(() => {
  ended.mockReset();
  ended.mockResolvedValue(false);
  due.mockClear();
  configureCalls({ owner: () => undefined, onAnswer: () => undefined });
});

describe('a call', () => {
  it('carries language, token, time and nonce, and its query', async () => {
    const fetched = answerWith(JSON.stringify({ code: 0, result: { delta: 0.03, most: 0.1 }, description: '' }));
    expect(await call(getDelta, { query: { category: 'JRT' } })).toEqual({ delta: 0.03, most: 0.1 });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/basicTypeConfig/getDelta?category=JRT');
    expect(request?.headers).toMatchObject({ 'accept-language': 'en', authorization: 'Bearer opaque' });
    expect(request?.headers).toMatchObject({
      timestamp: expect.stringMatching(/^\d{13}$/),
      nonce: expect.stringMatching(/^\d{1,4}$/),
    });
  });

  it('is given up after fifty seconds without an answer', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    answerWith(JSON.stringify({ code: 0, result: { delta: 0.03, most: 0.1 }, description: '' }));
    await call(getDelta);
    expect(patience).toHaveBeenCalledWith(50_000);
  });

  it.each([
    ['goes on when its page is left, so that what was written arrives', 'Belt 7', true],
    ['ends with its page where it is larger than browsers carry on', 'x'.repeat(20_000), false],
  ])('%s', async (_, note, keepalive) => {
    const fetched = answerWith(JSON.stringify({ code: 0, result: {}, description: '' }));
    await call(cartRoutes.setQuantity, { params: { id: 'x' }, body: { note, version: 1 } });
    expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
  });

  it('leaves out what was not given', () => {
    expect(addressOf(getBasicType, { query: { ratio: '57.28', reduceUnitSize: undefined } })).toBe(
      '/api/v1/basicTypeConfig/getBasicType?ratio=57.28',
    );
  });

  it('refused by the server throws its code and its words', async () => {
    refused(400, 'request.invalid', 'Please check: query.ratio');
    await expect(call(getBasicType)).rejects.toMatchObject({
      code: 'request.invalid',
      status: 400,
      message: 'Please check: query.ratio',
    });
  });

  it('that meets no envelope is a failure of the network', async () => {
    answerWith('<html>', { status: 502 });
    await expect(call(getDelta)).rejects.toMatchObject({ code: 'network' });
  });

  it('on an open route, such as getDelta, never ends the session, whatever the answer', async () => {
    refused(401, 'session.expired', 'Login expired');
    await expect(call(getDelta)).rejects.toBeInstanceOf(CallError);
    expect(ended).not.toHaveBeenCalled();
  });

  it('that needs a session tells when it has ended', async () => {
    refused(401, 'session.expired', 'Login expired');
    await expect(download(downloadTechnicalDocuments, { body: [] })).rejects.toMatchObject({
      message: 'Login expired',
    });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('with a token of its own says nothing about the session of the page', async () => {
    refused(401, 'session.expired', 'Login expired');
    const headers = { authorization: 'Bearer of-before' };
    await expect(call(cartRoutes.list, { headers })).rejects.toMatchObject({ code: 'session.expired' });
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('what a refusal tells', () => {
  it('the id to quote to support', async () => {
    answerWith(JSON.stringify({ code: 500, result: null, description: 'Broken' }), {
      status: 500,
      headers: { 'x-request-id': '00d1f2' },
    });
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ about: { requestId: '00d1f2', shown: 'page' } });
  });

  it.each([
    ['2', 2],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('when the server wants to be asked again: %s', async (header, retryAfter) => {
    answerWith(JSON.stringify({ code: 503, result: null, description: 'Busy' }), {
      status: 503,
      headers: { 'retry-after': header },
    });
    const error: unknown = await call(cartRoutes.list).catch((reason: unknown) => reason);
    expect(error instanceof CallError && error.about.retryAfter).toBe(retryAfter);
  });

  it('a code without words is a refusal, not a portal that cannot be reached', async () => {
    const onAnswer = vi.fn();
    answerWith(JSON.stringify({ code: 7, result: null }));
    configureCalls({ onAnswer });
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ code: '7', message: '', about: { own: 'failed' } });
    expect(onAnswer).toHaveBeenLastCalledWith(true);
  });

  it('words without a code are told, as a proxy says them', async () => {
    answerWith(JSON.stringify({ message: 'Your network may not come here' }), { status: 403 });
    await expect(call(cartRoutes.list)).rejects.toMatchObject({
      code: 'http.403',
      message: 'Your network may not come here',
    });
  });

  it('a session that has ended by the code in the body alone', async () => {
    answerWith(JSON.stringify({ code: 401, result: null, description: 'Token expired' }));
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ code: 'session.expired', message: 'Token expired' });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('by a wrong password with status 401 nothing about the session', async () => {
    answerWith(JSON.stringify({ code: 401, result: null, description: 'email or password error' }), { status: 401 });
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ message: 'email or password error' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('whether there was an answer at all', async () => {
    const onAnswer = vi.fn();
    answerWith(JSON.stringify({ code: 0, result: { delta: 0.03, most: 0.1 }, description: '' }));
    configureCalls({ onAnswer });
    await call(getDelta);
    configureCalls({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(call(getDelta)).rejects.toMatchObject({ code: 'network', about: { shown: 'nowhere' } });
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });
});

describe('whether the portal is there is said by the same word as to the person', () => {
  const html = { headers: { 'content-type': 'text/html' } };
  const read = () => call(getDelta);
  const fetchFile = () => download(downloadTechnicalDocuments, { body: [] });
  const brokenOff = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });

  it.each([
    ['a login page of the network in place of an answer', '<html>', { status: 200, ...html }, read, false],
    ['a login page of the network in place of a file', '<html>', { status: 200, ...html }, fetchFile, false],
    ['a proxy that finds nobody', '<html>', { status: 502, ...html }, read, false],
    ['a proxy that takes no more at once', '<html>', { status: 413, ...html }, read, true],
    ['a proxy that knows no such address', '', { status: 404 }, read, true],
    ['a server in trouble', JSON.stringify({ code: 503, result: null, description: '' }), { status: 503 }, read, true],
    ['a file that breaks off', brokenOff, { headers: { 'content-disposition': 'attachment' } }, fetchFile, false],
  ])('%s', async (_what, body, init, ask, isThere) => {
    const onAnswer = vi.fn();
    answerWith(body, init);
    configureCalls({ onAnswer });
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: isThere ? expect.not.stringMatching('network') : 'network' });
    expect(onAnswer).toHaveBeenLastCalledWith(isThere);
  });

  it('nothing is said by a call that was called off in the middle', async () => {
    const onAnswer = vi.fn();
    const calledOff = new AbortController();
    answerWith('{');
    configureCalls({ onAnswer });
    calledOff.abort();
    await expect(call(getDelta, { signal: calledOff.signal })).rejects.toThrow('aborted');
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('a call whose session has ended', () => {
  const BODY = { quantity: 3, version: 1 };
  const again = () => call(cartRoutes.setQuantity, { params: { id: '1' }, body: BODY });

  /** Refuses the first token and answers every other. */
  function expire(tokens: string[]) {
    const fetched = vi.fn(async (_address: unknown, request?: RequestInit) => {
      const sent = new Headers(request?.headers);
      return sent.get('authorization') === 'Bearer first'
        ? Response.json(
            { code: 401, result: null, description: 'Login expired', error: { code: 'session.expired' } },
            { status: 401 },
          )
        : Response.json({ code: 0, result: 'saved', description: '' });
    });
    configureCalls({ fetch: fetched, token: () => tokens[0], onSessionEnded: ended, onPasswordDue: due });
    return fetched;
  }

  it('is sent again, as it was, once its person has signed in', async () => {
    const tokens = ['first', 'second'];
    const fetched = expire(tokens);
    ended.mockImplementation(async () => tokens.shift() !== undefined);
    expect(await again()).toBe('saved');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls[1]?.[1]?.body).toBe(JSON.stringify(BODY));
  });

  it('is refused when nobody signs in', async () => {
    const fetched = expire(['first']);
    await expect(again()).rejects.toMatchObject({ code: 'session.expired', message: 'Login expired' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is never sent again in somebody else’s name', async () => {
    const tokens = ['first', 'second'];
    const fetched = expire(tokens);
    let owner = 'one';
    configureCalls({ owner: () => owner });
    ended.mockImplementation(async () => {
      owner = 'other';
      return tokens.shift() !== undefined;
    });
    await expect(again()).rejects.toMatchObject({ code: 'login.declined' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('waits on a public route for nobody', async () => {
    refused(401, 'login.wrong-credentials', 'Wrong username or password');
    await expect(call(accountRoutes.signIn)).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    expect(ended).not.toHaveBeenCalled();
  });
});

it('a call that needs a new password first says so to the page', async () => {
  refused(403, 'password.must-change', 'Please change your password first');
  await expect(call(accountRoutes.menu, { query: { userId: '1' } })).rejects.toMatchObject({ status: 403 });
  expect(due).toHaveBeenCalledOnce();
});

describe('a download', () => {
  it('has the name the server gave it, in any script', async () => {
    const name = encodeURIComponent('JRTR67-技术文件.pdf');
    answerWith('%PDF-', {
      headers: { 'content-disposition': `attachment; filename="JRTR67.pdf"; filename*=UTF-8''${name}` },
    });
    expect((await download(downloadTechnicalDocuments, { body: [] })).name).toBe('JRTR67-技术文件.pdf');
  });

  it('without a content-disposition header is read as JSON and its description is the error', async () => {
    answerWith(JSON.stringify({ code: 422, result: null, description: 'Please select at least one product' }));
    await expect(download(downloadTechnicalDocuments, { body: [] })).rejects.toMatchObject({
      message: 'Please select at least one product',
    });
  });

  it('that breaks off in the middle is a failure of the network', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('%PDF-'));
        controller.error(new TypeError('network error'));
      },
    });
    answerWith(body, { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } });
    await expect(download(downloadTechnicalDocuments, { body: [] })).rejects.toMatchObject({ code: 'network' });
  });
});
