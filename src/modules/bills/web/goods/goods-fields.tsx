import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DESTINATIONS } from '#modules/bills/domain/bill-body.ts';
import { EXPORT_REASON_WORDS, EXPORT_REASONS } from '#modules/bills/domain/goods.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Fold } from '#web/ui/fold.tsx';
import { CreditFields } from './credit-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import styles from './goods.module.css';
import type { GoodsDto } from './goods-edit.ts';
import { LineFields } from './line-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { TransportFields } from './transport-fields.tsx';

interface GoodsFieldsProps {
  goods: GoodsDto;
  onType: (change: Partial<GoodsDto>) => void;
}

/** What papers say of goods: whom they concern, what each line is, how they go, and what is written on their packages. */
export function GoodsFields({ goods, onType }: GoodsFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { currency } = goods.sold;
  return (
    <div className={styles.folds}>
      <Fold title={t('goods.lines', { count: goods.lines.length })} open>
        <LineFields lines={goods.lines} onType={(lines) => onType({ lines })} />
      </Fold>
      <Fold title={t('goods.parties')}>
        <PartyFields parties={goods.parties} onType={(parties) => onType({ parties })} />
      </Fold>
      <Fold title={said(PAPER_WORDS.incoterm)} open>
        <DeliveryFields sold={goods.sold} onType={(sold) => onType({ sold })} />
      </Fold>
      <Fold title={said(PAPER_WORDS.transport)}>
        <TransportFields transport={goods.transport} onType={(transport) => onType({ transport })} />
      </Fold>
      <Fold title={t('goods.more')}>
        <FieldGroup title={t('goods.more')}>
          <ChoiceField
            label={t('goods.destination')}
            place="destination"
            value={goods.destination}
            options={DESTINATIONS.map((value) => ({ value, label: t(`destination.${value}`) }))}
            onValue={(value) => onType({ destination: DESTINATIONS.find((one) => one === value) ?? goods.destination })}
          />
          <ChoiceField
            label={said(PAPER_WORDS.exportReason)}
            place="export-reason"
            value={goods.exportReason ?? ''}
            options={[
              { value: '', label: t('field.unsaid') },
              ...EXPORT_REASONS.map((value) => ({ value, label: said(EXPORT_REASON_WORDS[value]) })),
            ]}
            onValue={(value) => onType({ exportReason: EXPORT_REASONS.find((one) => one === value) ?? null })}
          />
          <TextField
            label={said(PAPER_WORDS.goodsText)}
            place="goods-text"
            most={4000}
            isLong
            value={goods.goodsText}
            onValue={(goodsText) => onType({ goodsText })}
          />
          <TextField
            label={said(PAPER_WORDS.marks)}
            place="marks"
            hint={t('goods.marksHint')}
            most={400}
            isLong
            value={goods.marks}
            onValue={(marks) => onType({ marks })}
          />
        </FieldGroup>
        <CreditFields
          credit={goods.letterOfCredit}
          currency={currency}
          onType={(letterOfCredit) => onType({ letterOfCredit })}
        />
      </Fold>
    </div>
  );
}
