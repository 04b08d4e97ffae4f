import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAction } from '#web/palette/palette.ts';
import { PATHS } from '#web/paths.ts';

export const actions: readonly PaletteAction[] = [
  {
    id: 'configure',
    order: 10,
    icon: 'configure',
    isOffered: ({ permitted }) => mayVisit(composition.get().menu, PATHS.configureJrt, permitted),
    run: ({ navigate }) => navigate(PATHS.configureJrt),
  },
];
