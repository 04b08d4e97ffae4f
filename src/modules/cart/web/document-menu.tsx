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
function offeredTo<Language extends DocumentLanguage>(locale: Locale, all: readonly Language[]): readonly Language[] {
  return [...all.filter((language) => language === locale), ...all.filter((language) => language !== locale)];
}

/** Another file that is had beside a document, such as a drawing. */
export interface OtherFile {
  readonly id: string;
  readonly label: string;
  /** What stands above it and those of the same group. */
  readonly group: string;
  /** What is said while it is fetched. */
  readonly started: string;
  /** Downloads it. Throws `CallError` if it could not be had. */
  readonly download: () => Promise<void>;
}

/** How the other files are wanted, chosen among them: the menu stays open. */
export interface OtherChoice {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly checked: boolean;
  readonly isOneOfMany: true;
  readonly onSelect: () => void;
}

export interface DocumentMenuProps<Language extends DocumentLanguage = DocumentLanguage> {
  label: ReactNode;
  /** The name of the button where its label is not enough. */
  name?: string;
  /** What it says where a pointer rests, of a label that is a picture. */
  title?: string | undefined;
  compact?: boolean;
  look?: ButtonLook;
  /** Set where the pages behind the sheet can be had with it, which only saved configurations have. */
  hasAnnexes?: boolean;
  /** Downloads the document, with the pages behind it where they are wanted. Throws `CallError` if it could not be had. */
  download: (language: Language, withAnnexes: boolean) => Promise<void>;
  /** Asks to whom the document is to be sent by mail; left out where it cannot be sent. */
  onMail?: (() => void) | undefined;
  /** What else can be had of the product; asked while the menu is open. */
  others?: (() => readonly (OtherFile | OtherChoice)[]) | undefined;
}

export interface DownloadMenuProps<Language extends DocumentLanguage> extends DocumentMenuProps<Language> {
  /** The languages there are of the document. */
  languages: readonly Language[];
  /** What is said while it is fetched. */
  started: string;
}

/** The words and the language of the reader, where they are at hand. */
interface Reading {
  t: TFunction<'cart'>;
  locale: Locale;
}

/** Offers a data sheet in each of its languages, and says what becomes of it. */
export function DocumentMenu(props: DocumentMenuProps): ReactNode {
  const { t, i18n } = useTranslation('cart');
  return <DocumentMenuIn {...props} t={t} locale={localeOfInterface(i18n)} />;
}

/** The same in the rows of a list, which has the words at hand. */
export function DocumentMenuIn(props: DocumentMenuProps & Reading): ReactNode {
  return <DownloadMenuIn languages={DOCUMENT_LANGUAGES} started={props.t('download.started')} {...props} />;
}

/** Offers a document in each of its languages, and says what becomes of it. */
export function DownloadMenu<Language extends DocumentLanguage>(props: DownloadMenuProps<Language>): ReactNode {
  const { t, i18n } = useTranslation('cart');
  return <DownloadMenuIn {...props} t={t} locale={localeOfInterface(i18n)} />;
}

function DownloadMenuIn<Language extends DocumentLanguage>({
  download,
  languages,
  started,
  hasAnnexes = false,
  onMail,
  others,
  t,
  locale,
  ...button
}: DownloadMenuProps<Language> & Reading): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [withAnnexes, setAnnexes] = useState(false);

  async function fetchAndTell({ download: fetchIt, started: text }: Pick<OtherFile, 'download' | 'started'>) {
    toasts.show({ tone: 'info', text });
    setBusy(true);
    try {
      await fetchIt();
      toasts.show({ tone: 'success', text: t('download.done') });
    } catch (error) {
      notifyFailure(error, t, { prefix: t('download.failed') });
    } finally {
      setBusy(false);
    }
  }

  function otherItem(other: OtherFile | OtherChoice): MenuItem {
    return 'download' in other ? { ...other, onSelect: () => void fetchAndTell(other) } : other;
  }

  function items(): readonly MenuItem[] {
    const inEach = offeredTo(locale, languages).map((language) => ({
      id: language,
      label: t(`document.${language}`),
      onSelect: () => void fetchAndTell({ started, download: () => download(language, withAnnexes) }),
    }));
    const annexes = {
      id: 'annexes',
      label: t('document.annexes'),
      checked: withAnnexes,
      isOneOfMany: true,
      onSelect: () => setAnnexes(!withAnnexes),
    };
    return [
      ...inEach,
      ...(hasAnnexes ? [annexes] : []),
      ...(onMail ? [{ id: 'mail', label: t('action.mail'), onSelect: onMail }] : []),
      ...(others?.() ?? []).map(otherItem),
    ];
  }
  return <MenuButton {...button} busy={isBusy} items={items} />;
}
