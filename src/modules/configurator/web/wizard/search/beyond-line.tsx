import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { Line } from '#lines/index.ts';
import { linesFor } from '#lines/line-for-load.ts';
import { loadInWords } from '#lines/load-in-words.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import { pathOfQuickSearch } from '#modules/configurator/web/quick/quick-path.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { wireName } from '#product/column.ts';
import { pathOfLine } from '#web/paths.ts';
import type { AskedLoad } from './load-asked.ts';
import styles from './nothing-fits.module.css';

interface BeyondLineProps {
  line: Line;
  load: AskedLoad;
}

/** A load no drive of a line gives, and what it means as a torque. */
export function BeyondLine({ line, load }: BeyondLineProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { locale } = useWizardView().words;
  return (
    <>
      {t('search.beyondLine', { line: line.code, range: listOfWords(factsOf(line, locale), locale) })}{' '}
      <MeantTorque load={load} />
    </>
  );
}

/** What a power means as a torque at the speed asked for; nothing where one of them is not asked. */
export function MeantTorque({ load }: Pick<BeyondLineProps, 'load'>): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { rows } = view.product.context.line;
  const { chart } = rows;
  const { isMade, power = 0, speed = 0, torque = 0 } = load;
  if (!isMade || chart === undefined) return null;
  const written = (column: string, figure: number) => view.words.value(wireName(rows, column), String(figure));
  return t('search.meansTorque', {
    power: written(chart.load.power, power),
    speed: written(chart.across, speed),
    torque: torqueText(torque),
  });
}

/** The lines whose range holds the load; each leads to its search for it. */
export function LinesFor({ line, load }: BeyondLineProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { locale } = useWizardView().words;
  const others = linesFor(load, line);
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <p>{t('search.linesCovering')}</p>
      <ul className={styles.lines} aria-label={t('search.linesCovering')}>
        {others.map((other) => (
          <li key={other.code}>
            <Link to={pathWith(other, load)}>
              {other.code} {textIn(other.name, locale)}
            </Link>{' '}
            <span>{factsOf(other, locale).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the search of a line with the load filled in; to the line where its search takes none. */
function pathWith(line: Line, load: AskedLoad): string {
  const words = loadInWords(line, load);
  return words === '' ? pathOfLine(line.code) : pathOfQuickSearch(line.code, words);
}

function factsOf({ facts }: Line, locale: Locale): readonly string[] {
  return facts.map(({ value }) => textIn(value, locale));
}

/** Three digits, in the unit in which they are few. */
function torqueText(torque: number): string {
  const isLarge = torque >= 1000;
  return `${Number((isLarge ? torque / 1000 : torque).toPrecision(3))}\u00a0${isLarge ? 'kNm' : 'Nm'}`;
}
