import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INCOTERMS, isSeaRule } from '#modules/bills/domain/incoterms.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import type { GoodsDto } from './goods-edit.ts';

type SoldDto = GoodsDto['sold'];

interface DeliveryFieldsProps {
  sold: SoldDto;
  onType: (sold: SoldDto) => void;
}

/** By which rule of Incoterms 2020 goods are delivered, and the place it names; rules for ships alone are told as such. */
export function DeliveryFields({ onType, sold }: DeliveryFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <FieldGroup title={said(PAPER_WORDS.incoterm)}>
      <ChoiceField
        label={t('delivery.rule')}
        place="incoterm"
        value={sold.incoterm ?? ''}
        options={[
          { value: '', label: t('field.unsaid') },
          ...INCOTERMS.map((value) => ({
            value,
            label: isSeaRule(value) ? t('delivery.atSea', { rule: value }) : value,
          })),
        ]}
        onValue={(value) => onType({ ...sold, incoterm: INCOTERMS.find((rule) => rule === value) ?? null })}
      />
      <TextField
        label={t('delivery.place')}
        hint={t('delivery.placeHint')}
        most={120}
        value={sold.place}
        onValue={(place) => onType({ ...sold, place })}
      />
    </FieldGroup>
  );
}
