// @vitest-environment happy-dom
// @tests alone
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureCalls } from '#web/calls/call.ts';
import { noteAnswer } from '#web/calls/connection.ts';
import { actFor, endActing } from '#web/session/acting.ts';
import { isAllSent } from '#web/session/before-sign-out.ts';
import { beginSession, currentSession, endSession, suspendSession } from '#web/session/session.ts';
import { DraftSync } from './draft-sync.ts';
import { readLocal } from './local-drafts.ts';
import { carryDrafts } from './open-drafts.ts';
import { openedDraft } from './opened-draft.ts';

const ME = { token: 't', user: { id: 'me', username: 'lv1-demo', organisationName: '' } };
const PLACE = { key: 'JRT', part: 'common', savedLine: null, customer: undefined };
const at = (step: number) => ({ content: { step }, name: `JRT ${step}` });

interface Row {
  version: number;
  content: Record<string, unknown> | null;
}

/** The drafts of the account, by customer and key. */
let rows: Map<string, Row>;
let answer: 'as it should' | 'nothing' | 'ended' | 'busy';
let puts: number;
const onSessionEnded = vi.fn(async () => false);

async function server(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (answer === 'nothing') throw new TypeError('Failed to fetch');
  if (answer === 'ended') return refused(401, 'session.expired');
  if (answer === 'busy') return refused(503, 'server.busy');
  const url = new URL(String(input), 'http://portal');
  const customer = new Headers(init?.headers).get('on-behalf-of') ?? '';
  const id = `${customer} ${decodeURIComponent(url.pathname.split('/').at(-1) ?? '')}`;
  const row = rows.get(id) ?? { version: 0, content: null };
  const written = writtenBy(url, init);
  if (written !== undefined && row.content !== null && written.version !== row.version)
    return refused(409, 'version.conflict');
  if (written !== undefined) rows.set(id, { version: row.version + 1, content: written.content });
  const result = { key: 'JRT', name: '', updatedAt: '2026-01-05T08:00:00.000Z', ...(rows.get(id) ?? row) };
  return Response.json({ code: 0, result, description: '' });
}

function writtenBy(url: URL, init: RequestInit | undefined): Row | undefined {
  if (init?.method === 'DELETE') return { version: Number(url.searchParams.get('version')), content: null };
  if (init?.method !== 'PUT') return undefined;
  puts += 1;
  return JSON.parse(String(init.body));
}

function refused(status: number, code: string): Response {
  return Response.json({ code: status, result: null, description: code, error: { code } }, { status });
}

const inAccount = (id = ' JRT') => rows.get(id)?.content;
const here = () => readLocal(PLACE)?.content;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let opened: DraftSync[];

/** A page that opens the draft, with what the server says of it where it is asked. */
async function open({ isAsked = true } = {}): Promise<DraftSync> {
  const row = rows.get(' JRT') ?? { version: 0, content: null };
  const told = { key: 'JRT', name: '', updatedAt: '2026-01-05T08:00:00.000Z', ...row };
  const { basis, content } = openedDraft(PLACE, isAsked && currentSession() ? told : undefined);
  const sync = new DraftSync(PLACE, basis);
  opened.push(sync);
  sync.open();
  sync.keep({ content: (content as Record<string, unknown> | undefined) ?? null, name: '' });
  return sync;
}

/** Another window of this browser writes the draft. */
function writtenElsewhere(step: number | undefined): void {
  const all = JSON.parse(localStorage.getItem('cpq_jie') ?? '{}');
  const note = { key: 'JRT', name: 'other', at: 1, stamp: `other ${step}` };
  const { common: _, ...others } = all;
  const next = step === undefined ? others : { ...others, common: { step, draft: note } };
  localStorage.setItem('cpq_jie', JSON.stringify(next));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cpq_jie' }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T09:00:00Z') });
  localStorage.clear();
  rows = new Map();
  answer = 'as it should';
  puts = 0;
  opened = [];
  configureCalls({ fetch: server as typeof fetch, onSessionEnded, onAnswer: noteAnswer, owner: () => 'me' });
  beginSession(ME);
});
afterEach(() => {
  for (const sync of opened) sync.close();
  endActing();
  endSession();
  noteAnswer(true);
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is in the browser at once and in the account within 2 s, however often it changes', async () => {
    const sync = await open();
    for (let step = 1; step <= 8; step += 1) {
      sync.keep(at(step));
      expect(here()).toEqual({ step });
      await wait(250);
    }
    expect(inAccount()).toBeDefined();
    await wait(1_500);
    expect(inAccount()).toEqual({ step: 8 });
    expect(puts).toBeLessThan(4);
    expect(sync.standing.get()).toMatchObject({ isKept: true, isInAccount: true });
  });

  it('is none any more once nothing of it is unsaved', async () => {
    const sync = await open();
    sync.keep(at(1));
    await wait(1_000);
    sync.keep({ content: null, name: '' });
    expect(here()).toBeUndefined();
    await wait(1_000);
    expect(rows.get(' JRT')).toEqual({ version: 2, content: null });
  });

  it('that never was costs no call', async () => {
    const sync = await open();
    sync.keep({ content: null, name: '' });
    await wait(3_000);
    expect(rows.size + puts).toBe(0);
  });

  it('is not written by who merely reads it', async () => {
    rows.set(' JRT', { version: 4, content: { step: 2 } });
    await open();
    await wait(3_000);
    expect([here(), puts]).toEqual([{ step: 2 }, 0]);
  });

  it('waits while nobody answers, and goes when the connection is back', async () => {
    const sync = await open();
    answer = 'nothing';
    sync.keep(at(1));
    await wait(2_000);
    expect(sync.standing.get()).toMatchObject({ isKept: true, isInAccount: false });
    answer = 'as it should';
    noteAnswer(true);
    await wait(10);
    expect(inAccount()).toEqual({ step: 1 });
  });

  it('is sent again after a while where the server is busy', async () => {
    const sync = await open();
    answer = 'busy';
    sync.keep(at(1));
    await wait(1_000);
    answer = 'as it should';
    await wait(2_100);
    expect(inAccount()).toEqual({ step: 1 });
  });

  it('opens no login where the session has ended, and goes with the next one', async () => {
    const sync = await open();
    answer = 'ended';
    sync.keep(at(1));
    await wait(2_000);
    expect(onSessionEnded).not.toHaveBeenCalled();
    suspendSession();
    answer = 'as it should';
    sync.keep(at(2));
    await wait(2_000);
    expect(inAccount()).toBeUndefined();
    beginSession({ ...ME, token: 'next' });
    await wait(10);
    expect(inAccount()).toEqual({ step: 2 });
  });

  it('that an earlier visit could not send goes with the next', async () => {
    answer = 'nothing';
    const before = await open();
    before.keep(at(1));
    before.close();
    await wait(10);
    answer = 'as it should';
    await open({ isAsked: false });
    await wait(1_000);
    expect(inAccount()).toEqual({ step: 1 });
  });
});

describe('two windows', () => {
  it('never write over each other: the one that is behind is told, and both states are kept', async () => {
    const sync = await open();
    sync.keep(at(1));
    writtenElsewhere(7);
    expect(sync.standing.get().divergence).toMatchObject({ cause: 'window', content: { step: 7 }, name: 'other' });
    sync.keep(at(2));
    expect(here()).toEqual({ step: 7 });
    expect(JSON.parse(localStorage.getItem('cpq_jie') ?? '').asides).toMatchObject([{ content: { step: 2 } }]);
  });

  it.each([
    ['mine', { step: 2 }],
    ['theirs', { step: 7 }],
  ] as const)('go on with the state the person chooses: %s', async (which, expected) => {
    const sync = await open();
    sync.keep(at(1));
    writtenElsewhere(7);
    sync.keep(at(2));
    expect(sync.choose(which)?.content).toEqual({ step: 7 });
    await wait(2_000);
    expect([here(), inAccount()]).toEqual([expected, expected]);
    expect(JSON.parse(localStorage.getItem('cpq_jie') ?? '').asides).toBeUndefined();
    expect(sync.standing.get().divergence).toBeUndefined();
  });

  it('each with a first choice of its own are two states as well', async () => {
    const sync = await open();
    writtenElsewhere(7);
    expect(sync.standing.get().divergence).toBeUndefined();
    sync.keep(at(1));
    expect(sync.standing.get().divergence).toMatchObject({ cause: 'window' });
    expect(here()).toEqual({ step: 7 });
  });

  it('of which one completes it leave the other its state', async () => {
    const sync = await open();
    sync.keep(at(1));
    writtenElsewhere(undefined);
    expect(sync.standing.get().divergence).toMatchObject({ cause: 'window', content: null });
    sync.choose('mine');
    expect(here()).toEqual({ step: 1 });
  });

  it('lose nothing where the one that is behind is closed: the next visit is told of it', async () => {
    const sync = await open();
    sync.keep(at(1));
    writtenElsewhere(7);
    sync.close();
    vi.resetModules();
    const { openedDraft: openedNext } = await import('./opened-draft.ts');
    const { basis } = openedNext(PLACE, undefined);
    expect(basis.divergence).toMatchObject({ cause: 'aside', content: { step: 1 } });
  });
});

describe('two devices', () => {
  it('never write over each other either', async () => {
    const sync = await open();
    sync.keep(at(1));
    await wait(1_000);
    rows.set(' JRT', { version: 2, content: { step: 9 } });
    sync.keep(at(2));
    await wait(1_000);
    expect(sync.standing.get().divergence).toMatchObject({ cause: 'device', content: { step: 9 } });
    expect([here(), inAccount()]).toEqual([{ step: 2 }, { step: 9 }]);
    sync.choose('mine');
    await wait(1_000);
    expect([here(), inAccount()]).toEqual([{ step: 2 }, { step: 2 }]);
  });

  it('go on from each other where only one has changed something', async () => {
    const sync = await open();
    sync.keep(at(1));
    await wait(1_000);
    sync.close();
    rows.set(' JRT', { version: 2, content: { step: 9 } });
    await open();
    expect(here()).toEqual({ step: 9 });
  });
});

describe('a visitor’s draft', () => {
  it('moves to the account with the sign-in, also where no page has it open', async () => {
    endSession();
    const sync = await open();
    sync.keep(at(1));
    sync.close();
    beginSession(ME);
    await carryDrafts();
    expect(inAccount()).toEqual({ step: 1 });
    expect(await isAllSent()).toBe(true);
  });

  it('that meets one of the account leaves it there, and the person chooses', async () => {
    rows.set(' JRT', { version: 3, content: { step: 9 } });
    endSession();
    const sync = await open();
    sync.keep(at(1));
    beginSession(ME);
    await wait(100);
    expect(sync.standing.get().divergence).toMatchObject({ cause: 'account', content: { step: 9 } });
    expect([here(), inAccount()]).toEqual([{ step: 1 }, { step: 9 }]);
    expect(await isAllSent()).toBe(false);
  });
});

it('a draft goes along to the customer who is acted for, and one’s own stays', async () => {
  const sync = await open();
  sync.keep(at(1));
  await wait(1_000);
  actFor({ id: 'suzhou', customerName: '苏州' });
  configureCalls({ onBehalfOf: () => 'suzhou' });
  sync.moveTo('suzhou');
  await wait(2_000);
  sync.keep(at(2));
  await wait(2_000);
  configureCalls({ onBehalfOf: () => undefined });
  expect([inAccount('suzhou JRT'), inAccount()]).toEqual([{ step: 2 }, { step: 1 }]);
  expect(here()).toEqual({ step: 1 });
});

it('what is noted beside a draft stays with it in this browser, is sent nowhere, and stays behind with its customer', async () => {
  const noted = { unit: 1 };
  const notedAt = (customer?: string) => readLocal({ ...PLACE, customer })?.note.noted;
  const sync = await open();
  sync.note(noted);
  expect(notedAt()).toBeUndefined();
  sync.keep(at(1));
  await wait(1_000);
  sync.keep(at(2));
  await wait(1_000);
  expect([notedAt(), inAccount()]).toEqual([noted, { step: 2 }]);
  expect(openedDraft(PLACE, undefined).noted).toEqual(noted);
  actFor({ id: 'suzhou', customerName: '苏州' });
  sync.moveTo('suzhou');
  expect([notedAt('suzhou'), notedAt()]).toEqual([undefined, noted]);
});
