import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedSheetDto } from '#modules/sheets/contract.ts';
import type { SheetState as State } from '#modules/sheets/domain/sheet-steps.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  submitted: 'near',
  returned: 'near',
  confirmed: 'fits',
  released: 'chosen',
  cancelled: 'neutral',
};

/** The state of a sheet in a word. */
export function SheetState({ state }: { state: State }): ReactNode {
  const { t } = useTranslation('sheets');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}

/** Whom a sheet waits for, as its reader says it. */
export function SheetTurn({ sheet: { side, turn } }: { sheet: Pick<ListedSheetDto, 'side' | 'turn'> }): ReactNode {
  const { t } = useTranslation('sheets');
  if (turn === null) return null;
  return t(`turn.${turn === side ? 'mine' : turn}`);
}

/** Which revision a sheet stands at, and which is in force where that is another. */
export function SheetRevision({ sheet: { no, releasedNo } }: { sheet: Pick<ListedSheetDto, 'no' | 'releasedNo'> }) {
  const { t } = useTranslation('sheets');
  return releasedNo === null || releasedNo === no ? no : t('revision.beside', { no, inForce: releasedNo });
}
