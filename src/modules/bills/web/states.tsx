import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillState } from '#modules/bills/domain/bill-steps.ts';
import { BILL_STATE_WORDS, SHIPMENT_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import type { ShipmentState } from '#modules/bills/domain/shipment-steps.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { useSaid } from './use-said.ts';

const BILL_TONES: Readonly<Record<BillState, Tone>> = {
  draft: 'neutral',
  issued: 'fits',
  superseded: 'near',
  void: 'refused',
};

const SHIPMENT_TONES: Readonly<Record<ShipmentState, Tone>> = {
  draft: 'neutral',
  packed: 'chosen',
  dispatched: 'near',
  delivered: 'fits',
  cancelled: 'refused',
};

/** The state of a paper in a word, and beside it that the other paper of its shipment is void. */
export function BillStateTag({ isPairVoid, state }: { isPairVoid: boolean; state: BillState }): ReactNode {
  const said = useSaid();
  return (
    <>
      <Tag tone={BILL_TONES[state]}>{said(BILL_STATE_WORDS[state])}</Tag>
      {isPairVoid && (
        <>
          {' '}
          <Tag tone="near">{said(BILL_STATE_WORDS['pair-void'])}</Tag>
        </>
      )}
    </>
  );
}

/** The state of a shipment in a word; of one that has arrived whether a part is missing. */
export function ShipmentStateTag({ isPart = false, state }: { isPart?: boolean; state: ShipmentState }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  if (isPart) return <Tag tone="near">{t('shipment.partly')}</Tag>;
  return <Tag tone={SHIPMENT_TONES[state]}>{said(SHIPMENT_STATE_WORDS[state])}</Tag>;
}
