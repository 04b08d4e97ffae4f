import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './open-point-list.module.css';
import { pointText } from './point-text.ts';
import { useWizardView } from './wizard-view.ts';

/** What is still missing, each a way to the place where it is settled. */
export function OpenPointList(): ReactNode {
  const { t } = useTranslation('configurator');
  const { description, words, goTo } = useWizardView();
  if (description.openPoints.length === 0) return null;
  return (
    <ul className={styles.points}>
      {description.openPoints.map((point) => (
        <li key={`${point.code} ${point.field}`}>
          <button type="button" onClick={() => goTo(point.step, point.field)}>
            {pointText(point, words, t)}
          </button>
        </li>
      ))}
    </ul>
  );
}
