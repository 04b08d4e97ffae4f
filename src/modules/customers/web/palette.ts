import type { PaletteAction, PalettePart } from '#web/palette/palette.ts';
import { endActing } from '#web/session/acting.ts';

const actions: readonly PaletteAction[] = [
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

export const palette: PalettePart = { actions };
