import type { PaletteAction } from '#web/palette/palette.ts';
import { endActing } from '#web/session/acting.ts';

export const actions: readonly PaletteAction[] = [
  {
    id: 'act-for',
    order: 30,
    icon: 'customers',
    isOffered: ({ chooseCustomer }) => chooseCustomer !== undefined,
    run: (_tools, { chooseCustomer }) => chooseCustomer?.(),
  },
  {
    id: 'end-acting',
    order: 31,
    icon: 'customers',
    isOffered: ({ actedFor, isCustomerFixed }) => actedFor !== undefined && !isCustomerFixed,
    run: () => endActing(),
  },
];
