import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import type { Line } from '#lines/index.ts';
import { lineOf } from '#lines/line-of.ts';
import { rangeOf } from '#lines/ranges.ts';
import { EnquiryForm } from '#modules/enquiries/web/public.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { PATHS } from '#web/paths.ts';
import { Icon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './line-page.module.css';
import { LinePicture } from './line-picture.tsx';

const ASKED = ['load', 'duty', 'place', 'supply', 'amount'] as const;

/**
 * A product line that is selected with an engineer: what it is, its range, and what an enquiry needs (product decisions §10). Of one
 * that is announced, that it is still to come.
 */
export function Component(): ReactNode {
  const line = lineOf(useParams().line);
  return line === undefined ? <NotFoundPage /> : <LinePage line={line} />;
}

function LinePage({ line }: { line: Line }): ReactNode {
  const { t, i18n } = useTranslation('web');
  const locale = localeOfInterface(i18n);
  return (
    <>
      <Link to={PATHS.series} className={styles.back}>
        ← {t('enquiries:range.toLines')}
      </Link>
      <div className={styles.page}>
        <LinePicture code={line.code} className={styles.picture} />
        <div className={styles.text}>
          <p className={styles.code}>{line.code}</p>
          <h1>{textIn(line.name, locale)}</h1>
          <p className={styles.use}>{textIn(line.use, locale)}</p>
          {line.stage === 'soon' ? <Announced /> : <Offered line={line} />}
          <h2>{t('enquiries:form.title')}</h2>
          <EnquiryForm productLine={line.code} />
        </div>
      </div>
    </>
  );
}

function Announced(): ReactNode {
  const { t } = useTranslation('web');
  return (
    <>
      <p>
        <Tag>{t('series.soon')}</Tag>
      </p>
      <p>{t('enquiries:range.soon')}</p>
    </>
  );
}

function Offered({ line }: { line: Line }): ReactNode {
  const { t } = useTranslation('web');
  return (
    <>
      <h2 id="line-figures">{t('enquiries:range.figures')}</h2>
      <FactTable line={line} />
      <h2>{t('enquiries:range.ask.title')}</h2>
      <p>{t('enquiries:range.ask.lede')}</p>
      <ul className={styles.list}>
        {ASKED.map((what) => (
          <li key={what}>
            <Icon name="check" size={18} />
            {t(`enquiries:range.ask.${what}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function FactTable({ line }: { line: Line }): ReactNode {
  const { t, i18n } = useTranslation('web');
  const locale = localeOfInterface(i18n);
  return (
    <>
      <table className={styles.facts} aria-labelledby="line-figures">
        <tbody>
          {rangeOf(line).map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{t(`enquiries:range.fact.${fact.name}`)}</th>
              <td>{textIn(fact.value, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {line.figures === 'indicative' && <p className={styles.note}>{t('enquiries:range.indicative')}</p>}
    </>
  );
}
