import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import type { ButtonLook } from '#web/ui/button.tsx';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
import { toasts } from '#web/ui/toasts.ts';

/** The languages a technical document can be in. */
export const DOCUMENT_LANGUAGES = ['zh-cn', 'en', 'both'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The languages of a document as they are offered: that of the reader first. */
function offeredTo(locale: Locale): readonly DocumentLanguage[] {
  return [locale, ...DOCUMENT_LANGUAGES.filter((language) => language !== locale)];
}

export interface DocumentMenuProps {
  label: string;
  /** The name of the button where its label is not enough. */
  name?: string;
  compact?: boolean;
  look?: ButtonLook;
  /** Set where the pages behind the sheet can be had with it, which only saved configurations have. */
  hasAnnexes?: boolean;
  /** Downloads the document, with the pages behind it where they are wanted. Throws `CallError` if it could not be had. */
  download: (language: DocumentLanguage, withAnnexes: boolean) => Promise<void>;
  /** Asks to whom the document is to be sent by mail; left out where it cannot be sent. */
  onMail?: (() => void) | undefined;
}

/** Offers a document in each of its languages, and says what becomes of it. */
export function DocumentMenu(props: DocumentMenuProps): ReactNode {
  const { t, i18n } = useTranslation('cart');
  return <DocumentMenuIn {...props} t={t} locale={localeOfInterface(i18n)} />;
}

/** The same where the words are at hand, as in the rows of a list. */
export function DocumentMenuIn({
  download,
  hasAnnexes = false,
  onMail,
  t,
  locale,
  ...button
}: DocumentMenuProps & { t: TFunction<'cart'>; locale: Locale }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [withAnnexes, setAnnexes] = useState(false);

  async function downloadAndTell(language: DocumentLanguage): Promise<void> {
    toasts.show({ tone: 'info', text: t('download.started') });
    setBusy(true);
    try {
      await download(language, withAnnexes);
      toasts.show({ tone: 'success', text: t('download.done') });
    } catch (error) {
      notifyFailure(error, t, { prefix: t('download.failed') });
    } finally {
      setBusy(false);
    }
  }

  function items(): readonly MenuItem[] {
    const languages = offeredTo(locale).map((language) => ({
      id: language,
      label: t(`document.${language}`),
      onSelect: () => void downloadAndTell(language),
    }));
    const annexes = {
      id: 'annexes',
      label: t('document.annexes'),
      checked: withAnnexes,
      isOneOfMany: true,
      onSelect: () => setAnnexes(!withAnnexes),
    };
    return [
      ...languages,
      ...(hasAnnexes ? [annexes] : []),
      ...(onMail ? [{ id: 'mail', label: t('action.mail'), onSelect: onMail }] : []),
    ];
  }
  return <MenuButton {...button} busy={isBusy} items={items} />;
}
