import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { amountsOf } from './quote-amount.ts';
import { VersionChanges } from './version-changes.tsx';

interface NewerOfferProps {
  /** The quote with the offer that was read first. */
  passed: OpenQuoteDto;
  /** The quote with the offer that took its place. */
  read: OpenQuoteDto;
}

/** That an offer took the place of the one that was about to be accepted: both sums, and what is different line by line. */
export function NewerOffer({ passed, read }: NewerOfferProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { whole } = amountsOf(read.currency, localeOfInterface(i18n));
  const [before, after] = [passed, read].map(({ offer }) => read.versions.find(({ no }) => no === offer?.no)?.body);
  const sums = { before: whole(passed.net ?? 0), net: whole(read.net ?? 0) };
  return (
    <div role="status">
      <p>{t('step.newerOffer', { old: passed.offer?.no ?? '', no: read.offer?.no ?? '', ...sums })}</p>
      {before && after && <VersionChanges before={before} after={after} />}
    </div>
  );
}
