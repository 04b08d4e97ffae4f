import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { configurationGroups } from '#modules/enquiries/domain/configuration-groups.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { addressOfSized, sizedDriveIn } from '#product/sizing-case.ts';
import { PATHS } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ConfigurationGroups } from './configuration-groups.tsx';
import styles from './enquiry-page.module.css';

type Configuration = NonNullable<OpenEnquiryDto['configuration']>;

export interface ConfigurationFactsProps {
  enquiry: Pick<OpenEnquiryDto, 'id' | 'productLine'>;
  configuration: Configuration;
}

/** The configuration an enquiry is about: what was asked, the figures, and what the server found; nothing where nothing was chosen. */
export function ConfigurationFacts({ enquiry, configuration }: ConfigurationFactsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { asked, drive, judgement } = configuration;
  const groups = configurationGroups(configuration);
  const sized = sizedDriveIn(configuration.form);
  if (asked === '' && judgement === null && groups.length === 0 && configuration.form === null) return null;
  return (
    <section className={styles.configuration} aria-label={t('configuration.title')}>
      <h2>{t('configuration.title')}</h2>
      <dl className={styles.facts}>
        {asked !== '' && <Fact name={t('configuration.asked')}>{asked}</Fact>}
        {judgement && <JudgementFacts judgement={judgement} isOpen={(drive?.open.length ?? 0) > 0} />}
      </dl>
      <ConfigurationGroups groups={groups} heading="h3" />
      {sized && (
        <p>
          <Link to={`${PATHS.sizing}?${addressOfSized(sized)}`}>{t('configuration.sizing')}</Link>
        </p>
      )}
      {configuration.form !== null && (
        <Link to={generatePath(ENQUIRY_PATHS.configuration, { id: enquiry.id, line: enquiry.productLine })}>
          {t('configuration.open')}
        </Link>
      )}
    </section>
  );
}

interface JudgementFactsProps {
  judgement: NonNullable<Configuration['judgement']>;
  /** Whether something is still open or to be confirmed, which is told beside it. */
  isOpen: boolean;
}

function JudgementFacts({ judgement, isOpen }: JudgementFactsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { isProduct, productName, reason, typeCode } = judgement;
  return (
    <>
      <Fact name={t('configuration.judged')}>
        <Tag tone={isProduct && !isOpen ? 'fits' : 'near'}>{t(`configuration.${stateOf(judgement, isOpen)}`)}</Tag>{' '}
        {isProduct ? productName : !isOpen && reason}
      </Fact>
      {typeCode !== '' && (
        <Fact name={t(isProduct ? 'configuration.code' : 'configuration.soFar')}>
          <code>{typeCode}</code>
        </Fact>
      )}
    </>
  );
}

/** A code that is no product's is what was chosen so far. */
function stateOf({ isProduct, typeCode }: NonNullable<Configuration['judgement']>, isOpen: boolean) {
  if (isProduct) return isOpen ? 'toConfirm' : 'product';
  return typeCode === '' ? 'noProduct' : 'incomplete';
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
