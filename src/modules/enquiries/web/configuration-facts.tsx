import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { BY_WHOM, type ByWhom } from '#modules/enquiries/domain/attached-configuration.ts';
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
  const { asked, demand, drive, judgement } = configuration;
  return (
    <section className={styles.configuration} aria-label={t('configuration.title')}>
      <h2>{t('configuration.title')}</h2>
      <dl className={styles.facts}>
        {asked !== '' && <Fact name={t('configuration.asked')}>{asked}</Fact>}
        {judgement && <JudgementFacts judgement={judgement} isOpenTold={(drive?.open.length ?? 0) > 0} />}
      </dl>
      <FactGroup title={t('configuration.demand')} facts={demand} />
      {drive && (
        <>
          <OpenChoices open={drive.open} />
          <FactGroup title={t('configuration.drive')} facts={drive.figures.map(factOf)} />
          <Fittings fittings={drive.fittings} />
        </>
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
  /** Whether what is open is told beside it, which is all that its reason says then. */
  isOpenTold: boolean;
}

function JudgementFacts({ judgement, isOpenTold }: JudgementFactsProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const { isProduct, productName, reason, typeCode } = judgement;
  return (
    <>
      <Fact name={t('configuration.judged')}>
        <Tag tone={isProduct ? 'fits' : 'near'}>{t(`configuration.${stateOf(judgement)}`)}</Tag>{' '}
        {isProduct ? (
          <>
            {productName} <code>{typeCode}</code>
          </>
        ) : (
          !isOpenTold && reason
        )}
      </Fact>
      {!isProduct && typeCode !== '' && (
        <Fact name={t('configuration.soFar')}>
          <code>{typeCode}</code>
        </Fact>
      )}
    </>
  );
}

/** A code that is no product's is what was chosen so far. */
function stateOf({ isProduct, typeCode }: NonNullable<Configuration['judgement']>) {
  if (isProduct) return 'product';
  return typeCode === '' ? 'noProduct' : 'incomplete';
}

/** What must still be chosen: nobody takes it for chosen, nor for standard. */
function OpenChoices({ open }: { open: readonly string[] }): ReactNode {
  const { t } = useTranslation('enquiries');
  if (open.length === 0) return null;
  return (
    <>
      <h3>{t('configuration.toChoose')}</h3>
      <ul className={styles.open}>
        {open.map((name) => (
          <li key={name}>
            <Tag tone="near">{name}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the drive is fitted with: chosen, following from it, standard. Where that is not known nothing is said of it. */
function Fittings({ fittings }: { fittings: NonNullable<Configuration['drive']>['fittings'] }): ReactNode {
  const { t } = useTranslation('enquiries');
  const of = (byWhom?: ByWhom) => fittings.filter((fitting) => fitting.byWhom === byWhom).map(factOf);
  return (
    <>
      <FactGroup title={t('configuration.fittings')} facts={of()} />
      {BY_WHOM.map((byWhom) => (
        <FactGroup key={byWhom} title={t(`configuration.${byWhom}`)} facts={of(byWhom)} />
      ))}
      {fittings.some(({ byWhom }) => byWhom !== undefined) && <p className={styles.rest}>{t('configuration.rest')}</p>}
    </>
  );
}

interface NamedFact {
  readonly name: string;
  readonly value: string;
}

/** Facts under a heading, in columns: a dozen of them under one another would bury the question. */
function FactGroup({ title, facts }: { title: string; facts: readonly NamedFact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.factColumns}>
        {facts.map(({ name, value }) => (
          <Fact key={`${name} ${value}`} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ToldFact {
  readonly label: string;
  readonly symbol?: string | null;
  readonly value: string;
  readonly unit?: string | null;
}

function factOf({ label, symbol, value, unit }: ToldFact): NamedFact {
  const joined = (first: string, second: string | null | undefined) => (second ? `${first}\u00a0${second}` : first);
  return { name: joined(label, symbol), value: joined(value, unit) };
}
