import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { Collision } from '#modules/drawings/domain/collisions.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './solid.module.css';

/** What of the drive is in the way, or needs room, as it stands; nothing where nothing is. */
export function Collisions({ collisions }: { collisions: readonly Collision[] }): ReactNode {
  const { t, i18n } = useTranslation('documents');
  if (collisions.length === 0) return null;
  return (
    <ul className={styles.collisions} aria-label={t('solid.collisions')}>
      {collisions.map(({ code, text }) => (
        <li key={code}>
          <Icon name={code === 'fan-air' ? 'info' : 'warning'} size={16} />
          {textIn(text, localeOfInterface(i18n))}
        </li>
      ))}
    </ul>
  );
}
