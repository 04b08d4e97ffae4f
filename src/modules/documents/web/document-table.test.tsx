// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { KeptDocumentDto } from '#modules/documents/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { DocumentTable } from './document-table.tsx';

afterEach(cleanup);

const ITEM = { productName: 'ABC67', configurationId: 'line', version: 1, versionNow: 1 };
const MADE: Omit<KeptDocumentDto, 'id' | 'items' | 'sentTo'> = {
  language: 'en',
  file: { id: 'file', name: 'ABC67-technical file.pdf', type: 'application/pdf', size: 1 },
  customerName: null,
  createdAt: '2026-03-05T08:09:00.000Z',
};

it('tells documents of one product apart by their pages, and by whom they were sent to', async () => {
  const rows: KeptDocumentDto[] = [
    { ...MADE, id: '1', items: [{ ...ITEM, documents: ['sheet'] }], sentTo: [] },
    { ...MADE, id: '2', items: [{ ...ITEM, documents: ['sheet', 'service'] }], sentTo: ['a@b.cn', 'c@d.cn'] },
    { ...MADE, id: '3', items: [{ ...ITEM, documents: null }], sentTo: [] },
  ];
  await renderScreen(<DocumentTable rows={rows} />, { locale: 'en', namespaces: ['documents', 'cart'] });
  const [, first, second, third] = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(first).toContain('Data sheet');
  expect(first).not.toContain('handling');
  expect(first).toContain('Downloaded');
  expect(second).toContain('Data sheet + Lubricant, spare parts and handling');
  expect(second).toContain('By e-mail to a@b.cn, c@d.cn');
  expect(third).not.toContain('Data sheet');
});
