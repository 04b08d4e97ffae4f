import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { comparedWith } from '#modules/quotes/domain/version-changes.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import { ChargeList } from './charge-list.tsx';
import { PaperMenu } from './paper-menu.tsx';
import { amountsOf } from './quote-amount.ts';
import { QuoteLines } from './quote-lines.tsx';
import styles from './quote-page.module.css';
import { QuoteTerms } from './quote-terms.tsx';
import { VersionChanges } from './version-changes.tsx';

type Version = OpenQuoteDto['versions'][number];

/** What was sent from one side to the other, as it was sent, the last first. */
export function QuoteVersions({
  quote,
}: {
  quote: Pick<OpenQuoteDto, 'id' | 'number' | 'offer' | 'versions'>;
}): ReactNode {
  const { t } = useTranslation('quotes');
  const { versions } = quote;
  if (versions.length === 0) return null;
  const latest = [...versions].sort((a, b) => b.no - a.no);
  return (
    <section className={styles.part} aria-labelledby="quote-versions">
      <h2 id="quote-versions">{t('history.versions')}</h2>
      {latest.map((version) => (
        <SentVersion key={version.no} quote={quote} version={version} before={comparedWith(versions, version)} />
      ))}
    </section>
  );
}

interface SentVersionProps {
  quote: Pick<OpenQuoteDto, 'id' | 'number' | 'offer'>;
  version: Version;
  /** What it is compared with. */
  before: Version | undefined;
}

function SentVersion({ quote, version, before }: SentVersionProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { actorName, at, body, kind, no } = version;
  const { charges = [], currency, lines, net, note, terms, validUntil } = body;
  const locale = localeOfInterface(i18n);
  const named = t('history.versionOf', { no, kind: t(`history.kind.${kind}`) });
  const isPast = kind === 'offer' && quote.offer?.no !== no;
  const told = [
    named,
    dateAndTime(at, locale),
    net !== null && amountsOf(currency, locale).whole(net),
    isPast && t('history.past'),
  ];
  return (
    <Fold title={told.filter(Boolean).join(' · ')}>
      <div className={styles.part}>
        <p className={styles.soft}>{t('history.sentBy', { name: actorName })}</p>
        <PaperMenu {...{ quote, no, kind }} label={t('paper.ofVersion')} />
        {before && <VersionChanges before={before.body} after={body} />}
        {note !== '' && <p className={styles.text}>{note}</p>}
        <QuoteLines caption={named} currency={currency} lines={lines} />
        <ChargeList {...{ charges, currency, net }} />
        {kind === 'offer' && <QuoteTerms terms={terms} {...(validUntil !== null && { validUntil })} />}
      </div>
    </Fold>
  );
}
