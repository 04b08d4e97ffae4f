import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#kernel/locale.ts';
import { chooseLocale, HTML_LANG, localeOfInterface } from '#web/language.ts';
import { Icon } from '#web/ui/icons.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import styles from './header.module.css';

/** The two languages; each named in itself. */
export function LanguageMenu({ disabled = false }: { disabled?: boolean }): ReactNode {
  const { t, i18n } = useTranslation('web');
  const current = localeOfInterface(i18n);
  return (
    <MenuButton
      disabled={disabled}
      name={`${t('language.label')}: ${t(`language.${current}`)}`}
      label={
        <>
          <Icon name="language" size={18} />
          <span className={styles.language}>{t(`language.${current}`)}</span>
        </>
      }
      items={LOCALES.map((locale) => ({
        id: locale,
        label: t(`language.${locale}`),
        lang: HTML_LANG[locale],
        checked: locale === current,
        onSelect: () => void chooseLocale(i18n, locale),
      }))}
    />
  );
}
