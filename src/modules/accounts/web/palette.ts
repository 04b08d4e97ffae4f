import { loadScreen } from '#web/loading/load-screen.ts';
import type { PaletteAction, PalettePart, Situation } from '#web/palette/palette.ts';
import { type AccountDialogKind, openAccountDialog } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';

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

export const palette: PalettePart = { actions };
