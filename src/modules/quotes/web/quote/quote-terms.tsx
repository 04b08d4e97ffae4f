import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { FactList } from './fact-list.tsx';

interface QuoteTermsProps {
  terms: OpenQuoteDto['terms'];
  validUntil?: string;
}

/** On what terms an offer stands. */
export function QuoteTerms({ terms, validUntil }: QuoteTermsProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { incoterm, payment, place, taxMode } = terms;
  return (
    <FactList
      facts={[
        { name: t('offer.validUntil'), value: validUntil },
        { name: t('offer.payment'), value: payment },
        { name: t('offer.incoterm'), value: [incoterm, place].filter(Boolean).join(' ') },
        { name: t('offer.tax'), value: t(`offer.taxed.${taxMode}`) },
      ]}
    />
  );
}
