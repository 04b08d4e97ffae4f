import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './enquiry-page.module.css';

type Configuration = NonNullable<OpenEnquiryDto['configuration']>;

export interface ConfigurationFactsProps {
  enquiry: Pick<OpenEnquiryDto, 'id' | 'productLine'>;
  configuration: Configuration;
}

/** The configuration an enquiry is about: what was asked, the figures, and what the server found. */
export function ConfigurationFacts({ enquiry, configuration }: ConfigurationFactsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { asked, demand, judgement } = configuration;
  return (
    <section className={styles.configuration} aria-label={t('configuration.title')}>
      <h2>{t('configuration.title')}</h2>
      <dl className={styles.facts}>
        {asked !== '' && (
          <div>
            <dt>{t('configuration.asked')}</dt>
            <dd>{asked}</dd>
          </div>
        )}
        {demand.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {judgement && <JudgementFacts judgement={judgement} />}
      </dl>
      {configuration.form !== null && (
        <Link to={generatePath(ENQUIRY_PATHS.configuration, { id: enquiry.id, line: enquiry.productLine })}>
          {t('configuration.open')}
        </Link>
      )}
    </section>
  );
}

function JudgementFacts({ judgement }: { judgement: NonNullable<Configuration['judgement']> }): ReactNode {
  const { t } = useTranslation('enquiries');
  const { isProduct, productName, reason, typeCode } = judgement;
  return (
    <div>
      <dt>{t('configuration.judged')}</dt>
      <dd>
        <Tag tone={isProduct ? 'fits' : 'near'}>
          {t(isProduct ? 'configuration.product' : 'configuration.noProduct')}
        </Tag>{' '}
        {isProduct ? (
          <>
            {productName} <code>{typeCode}</code>
          </>
        ) : (
          reason
        )}
      </dd>
    </div>
  );
}
