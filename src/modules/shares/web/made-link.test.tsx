// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { NewShareDto } from '#modules/shares/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { MadeLink } from './made-link.tsx';

afterEach(cleanup);

const SHARE: NewShareDto = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'view',
  state: 'open',
  lineVersion: 1,
  createdBy: 'buyer',
  createdAt: '2027-03-01T08:00:00.000Z',
  expiresAt: '2027-03-31T08:00:00.000Z',
  revokedAt: null,
  views: 0,
  lastViewedAt: null,
  path: '/shared/AAAAAAAAAAAAAAAAAAAAAA',
  url: null,
};

const shown = () => screen.getByLabelText<HTMLInputElement>('Address of the link').value;

it('a new link begins with the address the person sees the portal under, where the operator has named none', async () => {
  await renderScreen(<MadeLink share={SHARE} />, { locale: 'en', namespaces: ['shares'] });
  expect(shown()).toBe(`${window.location.origin}${SHARE.path}`);
});

it('a new link begins with the address the operator has named', async () => {
  const url = `https://portal.example.com${SHARE.path}`;
  await renderScreen(<MadeLink share={{ ...SHARE, url }} />, { locale: 'en', namespaces: ['shares'] });
  expect(shown()).toBe(url);
});
