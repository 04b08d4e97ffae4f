// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT, HASH, openQuotePage as open, PRICED } from '#modules/quotes/testing/open-quote-page.tsx';
import { endActing } from '#web/session/acting.ts';
import { endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { fileSize } from './chosen-files.ts';

const MEGABYTE = 1_048_576;

/** What was sent in, and how each is answered, the next one first; one that is held back waits for `go`. */
const network = {
  sent: [] as string[],
  refusals: [] as (string | undefined)[],
  held: undefined as undefined | (() => void),
};

/** A request that tells how far it is and answers at once, or waits halfway. */
class Sending {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #address = '';
  open(_method: string, address: string): void {
    this.#address = address;
  }
  setRequestHeader(): void {}
  getResponseHeader(): string | null {
    return 'application/json';
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  send(file: File): void {
    network.sent.push(`${this.#address.split('?')[0]} ${file.name}`);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const end = () => {
      const refused = network.refusals.shift();
      this.status = refused === undefined ? 200 : 422;
      this.responseText = JSON.stringify({
        code: refused === undefined ? 0 : 422,
        result: refused === undefined ? { id: `id-of-${file.name}`, name: file.name, type: '', size: 1 } : null,
        description: refused ?? '',
        ...(refused !== undefined && { error: { code: 'upload.no-space' } }),
      });
      this.onload?.();
      this.onloadend?.();
    };
    if (network.held === undefined) end();
    else network.held = end;
  }
}

beforeEach(() => {
  Object.assign(network, { sent: [], refusals: [], held: undefined });
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  endActing();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const file = (name: string, bytes = 1) => new File(['a'.repeat(bytes)], name);
const write = () => within(screen.getByRole('form', { name: 'Write a message' }));
const chosen = () =>
  write()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const choose = (...files: File[]) =>
  fireEvent.change(write().getByLabelText('Add files', { selector: 'input' }), { target: { files } });

describe('files that go with a message', () => {
  it('are chosen, dropped and taken away again, each with its name and size', async () => {
    const { user } = await open(() => PRICED);
    choose(file('shaft.dwg', 2 * MEGABYTE), file('order.pdf'));
    expect(chosen()).toEqual(['shaft.dwg (2 MB)Remove', 'order.pdf (1 kB)Remove']);
    const place = write().getByRole('button', { name: 'Add files' }).closest('div');
    fireEvent.drop(place!, { dataTransfer: { files: [file('R77.STEP')] } });
    await user.click(write().getByRole('button', { name: 'Remove shaft.dwg' }));
    expect(chosen()).toEqual(['order.pdf (1 kB)Remove', 'R77.STEP (1 kB)Remove']);
    expect(document.activeElement).toBe(write().getByRole('button', { name: 'Add files' }));
  });

  it('that cannot go along are told by name and reason, and the others stay', async () => {
    await open(() => PRICED);
    choose(file('setup.exe'), new File([], 'empty.csv'), file('big.zip', 10 * MEGABYTE + 1), file('order.pdf'));
    const told = within(write().getByRole('alert')).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^setup\.exe is of a type that cannot be sent here\. Possible: PDF, PNG/),
      'empty.csv is empty. Please choose another file',
      'big.zip is larger than 10 MB. Please make it smaller or split it',
    ]);
    choose(...Array.from({ length: 10 }, (_, no) => file(`${no}.txt`)));
    expect(write().getByRole('alert').textContent).toBe('9.txt was not added: at most 10 files go with one message');
  });

  it('are sent in one after the other, with how far each is, and then the message', async () => {
    network.held = () => undefined;
    const { user, bodyOf } = await open(() => PRICED);
    choose(file('shaft.dwg'), file('order.pdf'));
    await user.click(write().getByRole('button', { name: 'Send message' }));
    const bar = await write().findByRole('progressbar', { name: 'shaft.dwg is being sent' });
    expect(bar.getAttribute('value')).toBe('0.5');
    expect([bodyOf('/message'), write().queryByRole('button', { name: 'Remove order.pdf' })]).toEqual([
      undefined,
      null,
    ]);
    network.held();
    await write().findByRole('progressbar', { name: 'order.pdf is being sent' });
    network.held();
    const fileIds = ['id-of-shaft.dwg', 'id-of-order.pdf'];
    await waitFor(() => expect(bodyOf('/message')).toEqual({ text: '', isInternal: false, fileIds }));
    await waitFor(() => expect(chosen()).toEqual([]));
    expect(network.sent).toEqual(['/api/v1/quotes/q-1/files shaft.dwg', '/api/v1/quotes/q-1/files order.pdf']);
  });

  it('stay with what was typed where one is refused, and what has arrived is not sent again', async () => {
    network.refusals = [undefined, 'Your organisation has no space left'];
    const { user, bodyOf } = await open(() => PRICED);
    choose(file('shaft.dwg'), file('order.pdf'));
    await user.type(write().getByRole('textbox', { name: 'Message' }), 'As drawn');
    await user.click(write().getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(toasts.visible().map(({ text }) => text)).toEqual(['Your organisation has no space left']),
    );
    expect([chosen().length, bodyOf('/message')]).toEqual([2, undefined]);
    await user.click(write().getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(bodyOf('/message')).toMatchObject({ text: 'As drawn' }));
    expect(network.sent.map((one) => one.split(' ')[1])).toEqual(['shaft.dwg', 'order.pdf', 'order.pdf']);
  });

  it('are sent once more where the portal has forgotten them', async () => {
    const refusal = { path: '/message', code: 'quote.file-gone' };
    const { user } = await open(() => PRICED, { refusal });
    choose(file('order.pdf'));
    const send = () => user.click(write().getByRole('button', { name: 'Send message' }));
    await send();
    await waitFor(() => expect(toasts.visible()).toHaveLength(1));
    await send();
    await waitFor(() => expect(network.sent).toHaveLength(2));
  });

  it('stay with their line while its dialog is away, which calls the sending off', async () => {
    network.held = () => undefined;
    const { user, bodyOf } = await open(() => PRICED);
    const openLine = () => user.click(screen.getByRole('button', { name: /^Messages about line 1/ }));
    const dialog = () => within(screen.getByRole('dialog'));
    await openLine();
    fireEvent.change(dialog().getByLabelText('Add files', { selector: 'input' }), {
      target: { files: [file('order.pdf')] },
    });
    await user.click(dialog().getByRole('button', { name: 'Send message' }));
    await dialog().findByRole('progressbar');
    await user.keyboard('{Escape}');
    await openLine();
    expect(dialog().getByRole('button', { name: 'Remove order.pdf' })).toBeTruthy();
    expect(bodyOf('/message')).toBeUndefined();
  });
});

it('a message shows its files, each to be fetched by name and size', async () => {
  const sent = { id: 'f-1', name: 'order.pdf', type: 'application/pdf', size: 1.5 * MEGABYTE };
  const message = { id: 'm-2', lineNo: null, text: '', at: AT, actorName: 'sales-demo', files: [sent] };
  const { user, asked } = await open(() => ({
    ...PRICED,
    messages: [{ ...message, isInternal: false, isUnread: false }],
  }));
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  await user.click(thread.getByRole('button', { name: 'Download order.pdf (1.5 MB)' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v1/quotes/q-1/files/f-1'));
});

it('an offer is accepted for a customer by the order as a file', async () => {
  const { user, bodyOf } = await open(() => PRICED, { isActing: true });
  await user.click(screen.getByRole('button', { name: 'Accept offer' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
  expect(dialog.getByText('Give the customer’s order number or add its order as a file')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Add the order as a file', { selector: 'input' }), {
    target: { files: [file('PO 7.pdf')] },
  });
  await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(bodyOf('/accept')).toEqual({ offerNo: 2, sha256: HASH, fileId: 'id-of-PO 7.pdf' }));
});

it.each([
  [0, 'en', '1 kB'],
  [2_000, 'en', '2 kB'],
  [1.25 * MEGABYTE, 'zh-cn', '1.3 MB'],
])('%d bytes are read as %s: %s', (bytes, locale, told) => {
  expect(fileSize(bytes, locale)).toBe(told);
});
