import { LOCALES, type Locale } from '#kernel/locale.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { type AccountDialogKind, openAccountDialog } from '#web/account-dialog.ts';
import { endActing } from '#web/acting.ts';
import { type Appearance, appearance, chooseAppearance } from '#web/appearance.ts';
import { chooseLocale, localeOfInterface } from '#web/language.ts';
import { loadScreen } from '#web/load-screen.ts';
import { requestLogin } from '#web/login-request.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { MENU, mayVisit } from '#web/shell/menu.ts';
import type { IconName } from '#web/ui/icons.tsx';
import type { PaletteTools, Situation } from './palette.ts';

/** Something the palette does rather than shows; its name and words stand in the texts under `action.<id>`. */
export interface PaletteAction {
  readonly id: string;
  readonly icon: IconName;
  readonly isOffered: (situation: Situation) => boolean;
  readonly run: (tools: PaletteTools, situation: Situation) => void | Promise<void>;
}

const always = () => true;
const isVisitor = ({ user }: Situation) => user === undefined;
const isSignedIn = ({ user }: Situation) => user !== undefined;
const opens = (kind: AccountDialogKind) => () => openAccountDialog(kind);

/** Every action of the palette in the order in which they are offered; a module adds its own line. */
export const ACTIONS: readonly PaletteAction[] = [
  {
    id: 'configure',
    icon: 'configure',
    isOffered: ({ permitted }) => mayVisit(MENU, pathOfLine(USUAL_LINE), permitted),
    run: ({ navigate }) => navigate(pathOfLine(USUAL_LINE)),
  },
  { id: 'login', icon: 'user', isOffered: isVisitor, run: () => requestLogin() },
  { id: 'register', icon: 'user', isOffered: isVisitor, run: opens('register') },
  { id: 'forgot', icon: 'user', isOffered: isVisitor, run: opens('forgot') },
  {
    id: 'act-for',
    icon: 'customers',
    isOffered: ({ chooseCustomer }) => chooseCustomer !== undefined,
    run: (_tools, { chooseCustomer }) => chooseCustomer?.(),
  },
  {
    id: 'end-acting',
    icon: 'customers',
    isOffered: ({ actedFor, isCustomerFixed }) => actedFor !== undefined && !isCustomerFixed,
    run: () => endActing(),
  },
  {
    id: 'language',
    icon: 'language',
    isOffered: ({ isLanguageFixed }) => !isLanguageFixed,
    run: ({ i18n }) => chooseLocale(i18n, otherThan(localeOfInterface(i18n))),
  },
  { id: 'appearance', icon: 'shown', isOffered: always, run: () => chooseAppearance(otherThanShown()) },
  { id: 'print', icon: 'report', isOffered: always, run: () => window.print() },
  {
    id: 'export-data',
    icon: 'bill',
    isOffered: isSignedIn,
    run: async ({ i18n }) => {
      const load = () => import('#modules/accounts/web/privacy/export-own-data.ts');
      await (await loadScreen(load, 'accounts')).exportOwnData(i18n.t);
    },
  },
  { id: 'change-password', icon: 'user', isOffered: isSignedIn, run: opens('change-password') },
  { id: 'logout', icon: 'user', isOffered: isSignedIn, run: opens('logout') },
];

function otherThan(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? locale;
}

function otherThanShown(): Appearance {
  const isDark =
    appearance.get() === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance.get() === 'dark';
  return isDark ? 'light' : 'dark';
}
