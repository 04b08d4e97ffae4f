import { RETENTION } from '#modules/accounts/domain/retention.ts';
import { loadScreen } from '#web/loading/load-screen.ts';
import type { WebExtras } from '#web/module.ts';
import type { PaletteAction, Situation } from '#web/palette/palette.ts';
import { type AccountDialogKind, openAccountDialog } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const isVisitor = ({ user }: Situation) => user === undefined;
const isSignedIn = ({ user }: Situation) => user !== undefined;
const opens = (kind: AccountDialogKind) => () => openAccountDialog(kind);

const actions: readonly PaletteAction[] = [
  { id: 'login', order: 20, icon: 'user', isOffered: isVisitor, run: () => requestLogin() },
  { id: 'register', order: 21, icon: 'user', isOffered: isVisitor, run: opens('register') },
  { id: 'forgot', order: 22, icon: 'user', isOffered: isVisitor, run: opens('forgot') },
  {
    id: 'export-data',
    order: 50,
    icon: 'bill',
    isOffered: isSignedIn,
    run: async ({ i18n }) => {
      const load = () => import('./privacy/export-own-data.ts');
      await (await loadScreen(load, 'accounts')).exportOwnData(i18n.t);
    },
  },
  { id: 'change-password', order: 51, icon: 'user', isOffered: isSignedIn, run: opens('change-password') },
  { id: 'logout', order: 52, icon: 'user', isOffered: isSignedIn, run: opens('logout') },
];

/** What accounts bring beside their pages. */
export const extras: WebExtras = {
  palette: { actions, words: { 'zh-cn': zh.action, en: en.action } },
  retention: { rules: RETENTION, words: { 'zh-cn': zh.retention, en: en.retention } },
};
