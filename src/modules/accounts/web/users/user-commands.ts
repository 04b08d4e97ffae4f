import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';

/** What the administrator may do to an account, with when it is offered. Texts stand under `users.<name>`. */
export const USER_COMMANDS = {
  resendInvitation: {
    route: userRoutes.resendInvitation,
    danger: false,
    fits: ({ state, email }) => state === 'invited' && email !== null,
  },
  withdrawInvitation: {
    route: userRoutes.withdrawInvitation,
    danger: true,
    fits: ({ state, email }) => state === 'invited' && email !== null,
  },
  confirm: { route: userRoutes.confirm, danger: false, fits: ({ state }) => state === 'pending' },
  forcePasswordChange: {
    route: userRoutes.forcePasswordChange,
    danger: false,
    fits: ({ state, passwordUpdated }) => state === 'active' && passwordUpdated,
  },
  enable: { route: userRoutes.enable, danger: false, fits: ({ state }) => state === 'disabled' },
  disable: {
    route: userRoutes.disable,
    danger: true,
    fits: ({ state }, isOwn) => !isOwn && (state === 'active' || state === 'pending' || state === 'invited'),
  },
} as const satisfies Record<
  string,
  {
    route: (typeof userRoutes)[
      | 'resendInvitation'
      | 'withdrawInvitation'
      | 'confirm'
      | 'disable'
      | 'enable'
      | 'forcePasswordChange'];
    danger: boolean;
    fits: (user: AdminUserDto, isOwn: boolean) => boolean;
  }
>;

export type UserCommandName = keyof typeof USER_COMMANDS;
