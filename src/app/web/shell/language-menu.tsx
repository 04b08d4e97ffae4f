import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#kernel/locale.ts';
import { chooseLocale, HTML_LANG, localeOfInterface } from '#web/language/language.ts';
import { APPEARANCES, appearance, chooseAppearance } from '#web/theme/appearance.ts';
import { Icon } from '#web/ui/icons.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import styles from './header.module.css';
import { useLanguageFixed } from './use-language-fixed.ts';

/** The two languages, each named in itself; where the page leaves no choice, the menu says so. And light or dark. */
export function LanguageMenu(): ReactNode {
  const { t, i18n } = useTranslation('web');
  const shown = useSyncExternalStore(appearance.subscribe, appearance.get, () => 'system');
  const isFixed = useLanguageFixed();
  const current = localeOfInterface(i18n);
  return (
    <MenuButton
      name={`${t('language.label')}: ${t(`language.${current}`)}`}
      label={
        <>
          <Icon name="language" size={18} />
          <span className={styles.language}>{t(`language.${current}`)}</span>
        </>
      }
      items={[
        ...LOCALES.map((locale) => ({
          id: locale,
          label: t(`language.${locale}`),
          lang: HTML_LANG[locale],
          group: t(isFixed ? 'language.fixed' : 'language.label'),
          disabled: isFixed,
          checked: locale === current,
          onSelect: () => void chooseLocale(i18n, locale),
        })),
        ...APPEARANCES.map((one) => ({
          id: one,
          label: t(`appearance.${one}`),
          group: t('appearance.label'),
          checked: one === shown,
          onSelect: () => chooseAppearance(one),
        })),
      ]}
    />
  );
}
