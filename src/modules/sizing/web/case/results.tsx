import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Application, Finding, FindingLevel } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { LEVEL_WORDS } from '#modules/sizing/domain/core/words.ts';
import { KEY_FIGURES, nameIn, type Sizing } from '#modules/sizing/domain/sizing.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { listOfWords } from '#modules/sizing/web/list-of-words.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import styles from './results.module.css';
import { WorstList } from './worst-list.tsx';

interface ResultsProps {
  application: Application;
  sizing: Sizing;
  worst: WorstCase | undefined;
}

/** The figures a drive is looked for by, what is missing for them, and what is to be told. */
export function Results({ application, sizing, worst }: ResultsProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const steps = KEY_FIGURES.flatMap((id) => sizing.steps.find((step) => step.id === id) ?? []);
  const missing = sizing.missing
    .map((id) => nameIn(application, id))
    .flatMap((name) => (name ? textIn(name, locale) : []));
  return (
    <section className={classes(cardClass, styles.results)} aria-label={t('results.title')}>
      <dl className={styles.figures}>
        {steps.map(({ id, name, shown }) => (
          <div key={id}>
            <dt>
              {textIn(name, locale)} <i>{symbolOf(id)}</i>
            </dt>
            <dd>{shown === null ? '–' : <ShownFigure {...shown} />}</dd>
          </div>
        ))}
      </dl>
      {worst && worst.combinations.length > 0 && <WorstList worst={worst} />}
      <div role="status" className={styles.told}>
        {missing.length > 0 && <p>{t('results.missing', { inputs: listOfWords(missing, locale) })}</p>}
        <ul>
          {[...sizing.checks, ...(worst?.checks ?? [])].map((finding) => (
            <Told key={`${finding.id} ${finding.input}`} finding={finding} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ShownFigure({ text, unit }: { text: string; unit: string }): ReactNode {
  return (
    <>
      {text} <span>{unit}</span>
    </>
  );
}

const TONES: Readonly<Record<FindingLevel, Tone>> = {
  block: 'refused',
  enquire: 'near',
  warn: 'near',
  info: 'neutral',
};

function Told({ finding: { level, text } }: { finding: Finding }): ReactNode {
  const locale = localeOfInterface(useTranslation('sizing').i18n);
  return (
    <li>
      <Tag tone={TONES[level]}>{textIn(LEVEL_WORDS[level], locale)}</Tag> {textIn(text, locale)}
    </li>
  );
}
