import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { localeOfInterface } from '#web/language/language.ts';
import type { ButtonLook } from '#web/ui/button.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import { toasts } from '#web/ui/toasts.ts';

/** The languages a technical document can be in. */
export const DOCUMENT_LANGUAGES = ['zh-cn', 'en', 'both'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The languages of a document as they are offered: that of the reader first. */
function offeredTo<Language extends DocumentLanguage>(locale: Locale, all: readonly Language[]): readonly Language[] {
  return [...all.filter((language) => language === locale), ...all.filter((language) => language !== locale)];
}

export interface DocumentMenuProps<Language extends DocumentLanguage = DocumentLanguage> {
  label: string;
  /** The name of the button where its label is not enough. */
  name?: string;
  compact?: boolean;
  look?: ButtonLook;
  /** Set where the pages behind the sheet can be had with it, which only saved configurations have. */
  hasAnnexes?: boolean;
  /** Downloads the document, with the pages behind it where they are wanted. Throws `CallError` if it could not be had. */
  download: (language: Language, withAnnexes: boolean) => Promise<void>;
}

export interface DownloadMenuProps<Language extends DocumentLanguage> extends DocumentMenuProps<Language> {
  /** The languages there are of the document. */
  languages: readonly Language[];
  /** What is said while it is fetched. */
  started: string;
}

/** Offers a data sheet in each of its languages, and says what becomes of it. */
export function DocumentMenu(props: DocumentMenuProps): ReactNode {
  const { t } = useTranslation('cart');
  return <DownloadMenu languages={DOCUMENT_LANGUAGES} started={t('download.started')} {...props} />;
}

/** Offers a document in each of its languages, and says what becomes of it. */
export function DownloadMenu<Language extends DocumentLanguage>({
  download,
  languages: all,
  started,
  hasAnnexes = false,
  ...button
}: DownloadMenuProps<Language>): ReactNode {
  const { t, i18n } = useTranslation('cart');
  const [isBusy, setBusy] = useState(false);
  const [withAnnexes, setAnnexes] = useState(false);

  async function downloadAndTell(language: Language): Promise<void> {
    toasts.show({ tone: 'info', text: started });
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

  const languages = offeredTo(localeOfInterface(i18n), all).map((language) => ({
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
  return <MenuButton {...button} busy={isBusy} items={hasAnnexes ? [...languages, annexes] : languages} />;
}
