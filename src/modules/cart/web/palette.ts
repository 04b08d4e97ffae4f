import { USUAL_LINE } from '#lines/configurable.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAction, PalettePart } from '#web/palette/palette.ts';
import { pathOfLine } from '#web/paths.ts';

const actions: readonly PaletteAction[] = [
  {
    id: 'configure',
    order: 10,
    icon: 'configure',
    isOffered: ({ permitted }) => mayVisit(composition.get().menu, pathOfLine(USUAL_LINE), permitted),
    run: ({ navigate }) => navigate(pathOfLine(USUAL_LINE)),
  },
];

export const palette: PalettePart = { actions };
