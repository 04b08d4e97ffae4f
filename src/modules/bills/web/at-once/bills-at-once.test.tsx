// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedBillDto } from '#modules/bills/contract.ts';
import { DRAFT, LISTED, openPage } from '#modules/bills/testing/open-bill-page.tsx';
import { Component as InvoicesPage } from '#modules/bills/web/ci-page.tsx';
import { endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

afterEach(() => {
  cleanup();
  endSession();
  toasts.clear();
  vi.restoreAllMocks();
});

const REFUSED = 'Errors to mend before this can be issued: 2';
const aDraft = (no: number): ListedBillDto => ({
  ...{ ...LISTED, id: `d-${no}`, version: no, number: null, state: 'draft', issuedAt: null },
  shipment: { id: `s-${no}`, number: `DN2611-000${no}` },
});
const nameOf = (no: number) => `no number yet · Acme · DN2611-000${no}`;

/** The list of invoices over a server that issues the first draft and refuses the second. */
async function open(rows: readonly ListedBillDto[], userAttribute = 'Sales', files: readonly string[] = []) {
  const left = [...files];
  const page = await openPage(
    InvoicesPage,
    { path: '/bill-manage/ci', at: '/bill-manage/ci' },
    ({ path }) => {
      if (path.endsWith('/v1/bills')) return { rows, next: null };
      if (path.endsWith('/paper/pdf'))
        return new Response('%PDF-', { headers: { 'content-disposition': `attachment; filename="${left.shift()}"` } });
      const id = path.split('/')[4] ?? '';
      if (!path.endsWith('/issue')) return { ...DRAFT, id, sha256: (id === 'd-1' ? 'a' : 'b').repeat(64) };
      if (id === 'd-1') return { ...DRAFT, id, number: 'CI2611-0004', state: 'issued' };
      const error = { code: 'bill.checker' };
      return Response.json({ code: 422, description: REFUSED, result: null, error }, { status: 422 });
    },
    userAttribute,
  );
  await screen.findByRole('table');
  return page;
}

const all = () => screen.getByRole('checkbox', { name: 'Select all that are shown' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected papers' }));
const offered = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const dialog = (role = 'dialog') => within(screen.getByRole(role));
const outcomes = () =>
  within(dialog().getByRole('list', { name: 'What became of each paper' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('with the marked papers', () => {
  it('is offered what at least one of them may have', async () => {
    const { user } = await open([LISTED, aDraft(1)]);
    await user.click(box('CI2611-0003'));
    expect(offered()).toEqual(['PDF zip', 'Clear selection']);
    await user.click(box(nameOf(1)));
    expect(offered()).toEqual(['Issue', 'PDF zip', 'Clear selection']);
    await user.click(box('CI2611-0003'));
    expect(offered()).toEqual(['Issue', 'Clear selection']);
  });

  it('a customer has their papers, and issues none', async () => {
    const { user } = await open([LISTED], 'Customer1');
    await user.click(all());
    expect(offered()).toEqual(['PDF zip', 'Clear selection']);
  });

  it('nothing can be done with more than 200', async () => {
    const { user } = await open(Array.from({ length: 201 }, (_, at) => aDraft(at + 1)));
    await user.click(all());
    expect(bar().getByRole('status').textContent).toMatch(/^At most 200 papers at once/);
    expect(bar().getByRole('button', { name: 'Issue' }).matches(':disabled, fieldset[disabled] *')).toBe(true);
  });
});

describe('issuing the marked papers', () => {
  it('is asked about first, and tells of each its number, or why it was refused', async () => {
    const { asked, user } = await open([LISTED, aDraft(1), aDraft(2)]);
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Issue' }));
    const question = dialog('alertdialog');
    question.getByRole('heading', { name: 'Issue 2 papers' });
    question.getByText(/^2 of 3 are drafts/);
    expect(asked.some(({ path }) => path.endsWith('/issue'))).toBe(false);
    await user.click(question.getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(outcomes()).toEqual([`${nameOf(2)} ${REFUSED}`, `${nameOf(1)} issued as CI2611-0004`]));
    const issued = asked.filter(({ path }) => path.endsWith('/issue'));
    expect(issued.map(({ body, path }) => [path.split('/')[4], body])).toEqual([
      ['d-1', { hash: 'a'.repeat(64), version: 1 }],
      ['d-2', { hash: 'b'.repeat(64), version: 2 }],
    ]);
    expect([nameOf(1), nameOf(2)].map((name) => box(name).checked)).toEqual([false, true]);
  });

  it('tells the numbers where all went well too', async () => {
    const { user } = await open([aDraft(1)]);
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Issue' }));
    await user.click(dialog('alertdialog').getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(outcomes()).toEqual([`${nameOf(1)} issued as CI2611-0004`]));
    expect(toasts.visible().map(({ text }) => text)).toEqual(['1 paper issued']);
  });
});

it('the marked papers come as one zip, each under a name of its own; what is not issued is told', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  const again = { ...LISTED, id: 'b-2', state: 'superseded' } as const;
  const name = 'CI2611-0003-en.pdf';
  const { user } = await open([LISTED, again, aDraft(1)], 'Sales', [name, name]);
  await user.click(all());
  await user.click(bar().getByRole('button', { name: 'PDF zip' }));
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('2 of 3 done'));
  expect(outcomes()[0]).toBe(`${nameOf(1)} No PDF: it is not issued yet`);
  expect(saved.map((one) => one.name)).toEqual(['commercial invoices.zip']);
  expect(Object.keys(unzipSync(new Uint8Array(await saved[0]!.blob.arrayBuffer())))).toEqual([
    name,
    'CI2611-0003-en(1).pdf',
  ]);
});
