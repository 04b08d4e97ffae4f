// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { QuoteVersions } from './quote-versions.tsx';

afterEach(cleanup);

type Version = OpenQuoteDto['versions'][number];
const terms = { payment: null, incoterm: null, place: null, taxMode: 'domestic' as const };

function aVersion(no: number, kind: Version['kind']): Version {
  const about = { number: 'QT2611-00042', no, kind, title: '', customerRef: '', currency: 'CNY', terms, lines: [] };
  return {
    ...{ no, kind, at: '2026-11-27T08:00:00.000Z', actorName: 'sales-demo', sha256: 'a'.repeat(64), expiresAt: null },
    body: {
      ...about,
      ...{ net: null, withoutVat: true, isDemo: false, note: '', validUntil: null, zone: 'Asia/Shanghai' },
    },
  };
}

it('an offer that was recalled, or that a later one took the place of, is told no longer to stand', async () => {
  const versions = [aVersion(1, 'request'), aVersion(2, 'offer'), aVersion(3, 'offer')];
  const about = { id: 'q1', number: 'QT2611-00042', versions };
  const toldWith = async (offer: OpenQuoteDto['offer']) => {
    await renderScreen(<QuoteVersions quote={{ ...about, offer }} />, { locale: 'en', namespaces: ['quotes', 'cart'] });
    const told = (await screen.findAllByText(/^Version \d, .*2026/, { selector: 'summary' })).map(({ textContent }) =>
      /no longer stands/.test(textContent),
    );
    cleanup();
    return told;
  };
  expect(await toldWith({ no: 3, sha256: '', isDemo: false, charges: [] })).toEqual([false, true, false]);
  expect(await toldWith(null)).toEqual([true, true, false]);
});
