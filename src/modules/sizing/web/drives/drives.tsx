import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import { pathOfSizedDrive } from '#modules/configurator/web/public.ts';
import type { JudgedDriveDto } from '#modules/sizing/contract.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import { VERDICT_WORDS } from '#modules/sizing/domain/select/verdict-words.ts';
import { paramsOf } from '#modules/sizing/web/case/case-address.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import styles from './drives.module.css';
import { drivesQuery } from './drives-query.ts';

interface DrivesProps {
  application: string;
  /** As the address has it: while somebody types nobody looks for drives. */
  value: SizingCase;
  /** What energy and CO₂ of a year assume. */
  energy: BilingualText | undefined;
}

/**
 * The drives of the catalogue for a machine, by series: the three best of each, and why the next ones lost; by the address, so that no
 * key draws them anew.
 */
export const Drives = memo(DrivesOf, (before, now) => {
  const isSame = before.application === now.application && before.value === now.value;
  return isSame && before.energy?.zh === now.energy?.zh;
});

function DrivesOf({ application, value, energy }: DrivesProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const { data, isError, isFetching, refetch } = useQuery(drivesQuery(application, value, locale));
  const series = seriesOf(data?.candidates ?? []);
  const sizedBy = paramsOf({ id: application }, value).toString();
  return (
    <section className={classes(cardClass, styles.drives)} aria-label={t('drives.title')} aria-busy={isFetching}>
      <h3>{t('drives.title')}</h3>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !isFetching && series.length === 0 && <p>{t('drives.none')}</p>}
      <div className={styles.series}>
        {series.map(([name, drives]) => (
          <Series key={name} name={name} drives={drives} sizedBy={sizedBy} />
        ))}
      </div>
      {series.length > 0 && energy && <p className={styles.energy}>{textIn(energy, locale)}</p>}
    </section>
  );
}

/** So many of those that lost are told of: the first are the nearest. */
const LOSERS = 5;

interface SeriesProps {
  name: string;
  drives: readonly JudgedDriveDto[];
  /** The parameters that reopen the case: the wizard of a drive leads back by them. */
  sizedBy: string;
}

function Series({ name, drives, sizedBy }: SeriesProps): ReactNode {
  const { t } = useTranslation('sizing');
  const best = drives.filter(({ verdict }) => verdict === 'best');
  const others = drives.filter(({ verdict }) => verdict !== 'best').slice(0, LOSERS);
  return (
    <section aria-label={t('drives.series', { name })}>
      <h4>{t('drives.series', { name })}</h4>
      {best.length === 0 && <p>{t('drives.noneOfSeries')}</p>}
      <ol className={styles.list}>
        {best.map((drive) => (
          <Drive key={drive.id} drive={drive} sizedBy={sizedBy} />
        ))}
      </ol>
      {others.length > 0 && (
        <Fold title={t('drives.others', { count: others.length })}>
          <ol className={styles.list}>
            {others.map((drive) => (
              <Drive key={drive.id} drive={drive} sizedBy={sizedBy} />
            ))}
          </ol>
        </Fold>
      )}
    </section>
  );
}

const TONES: Readonly<Record<JudgedDriveDto['verdict'], Tone>> = {
  best: 'fits',
  fits: 'neutral',
  'by-enquiry': 'near',
  lost: 'refused',
};

function Drive({ drive, sizedBy }: { drive: JudgedDriveDto; sizedBy: string }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const { figures, line, quickText, reasons, verdict, warnings, wizardText } = drive;
  const { CO2_year, E_year, P_N, f_B, i, mass, n_2 } = figures;
  const facts = [
    ...told(i, (value) => `i ${figureText(value, '')}`),
    ...told(P_N, (value) => `${figureText(value, 'kW')} kW`),
    ...told(n_2, (value) => `${figureText(value, 'r/min')} r/min`),
    ...told(f_B, (value) => `fB ${figureText(value, '', 'reserve')}`),
    ...told(mass, (value) => `${figureText(value, 'kg')} kg`),
  ];
  const yearly = [
    ...told(E_year, (value) => t('drives.energy', { figure: figureText(value, 'kWh') })),
    ...told(CO2_year, (value) => t('drives.carbon', { figure: figureText(value, 'kg') })),
  ];
  return (
    <li className={styles.drive}>
      <Link to={pathOfSizedDrive(line, wizardText, sizedBy)}>{quickText}</Link>
      <Tag tone={TONES[verdict]}>{textIn(VERDICT_WORDS[verdict], locale)}</Tag>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {yearly.length > 0 && <span className={styles.facts}>{yearly.join(' · ')}</span>}
      {[...reasons, ...warnings].map(({ code, text }) => (
        <small key={code}>{text}</small>
      ))}
    </li>
  );
}

function told(value: number | undefined, text: (value: number) => string): readonly string[] {
  return value === undefined ? [] : [text(value)];
}

/** In the order in which the series come first. */
function seriesOf(drives: readonly JudgedDriveDto[]): readonly (readonly [string, readonly JudgedDriveDto[]])[] {
  const found = new Map<string, JudgedDriveDto[]>();
  for (const drive of drives) found.set(drive.series, [...(found.get(drive.series) ?? []), drive]);
  return [...found];
}
