import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderImportDto } from '#modules/orders/contract.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<OrderImportDto['state'], Tone>> = {
  reading: 'neutral',
  unreadable: 'refused',
  judged: 'chosen',
  applying: 'neutral',
  stopped: 'near',
  applied: 'fits',
};

/** How far an order file is, in a word. */
export function ImportState({ state }: Pick<OrderImportDto, 'state'>): ReactNode {
  const { t } = useTranslation('orders');
  return <Tag tone={TONES[state]}>{t(`imports.state.${state}`)}</Tag>;
}
