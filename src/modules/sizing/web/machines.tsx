import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { APPLICATIONS } from '#modules/sizing/domain/applications/applications.ts';
import { OwnCases } from '#modules/sizing/web/cases/own-cases.tsx';
import { localeOfInterface } from '#web/language/language.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { pathOfAxes, pathOfMachine } from './machine-path.ts';
import styles from './sizing-page.module.css';
import { SketchPicture } from './sketch/sketch-picture.tsx';

const FIRST = APPLICATIONS[0]?.id ?? '';

/** The machines a drive can be sized for. */
export function Machines(): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  return (
    <>
      <p className={styles.lede}>{t('lede')}</p>
      <p>
        <Link to={pathOfAxes(FIRST)}>{t('axes.title')}</Link> {t('axes.lead')}
      </p>
      <OwnCases />
      <ul className={styles.machines}>
        {APPLICATIONS.map(({ id, name, about, sketch }) => (
          <li key={id}>
            <article className={classes(cardClass, styles.machine)} aria-labelledby={`machine-${id}`}>
              <div aria-hidden="true">
                <SketchPicture sketch={sketch} name={textIn(name, locale)} />
              </div>
              <h2 id={`machine-${id}`}>
                <Link to={pathOfMachine(id)}>{textIn(name, locale)}</Link>
              </h2>
              <p>{textIn(about, locale)}</p>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
