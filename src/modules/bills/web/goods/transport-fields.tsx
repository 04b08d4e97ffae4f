import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSPORT_MODES, TRANSPORT_WORDS } from '#modules/bills/domain/goods.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, DayField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import type { GoodsDto } from './goods-edit.ts';

type TransportDto = GoodsDto['transport'];

/** The texts of a way, in the order people say it, and where the checker asks for them. */
const TEXTS = [
  { name: 'vehicle', most: 120, place: 'vehicle' },
  { name: 'loading', most: 120, place: 'loading' },
  { name: 'discharge', most: 120, place: 'discharge' },
  { name: 'finalDestination', most: 120, place: 'final-destination' },
  { name: 'documentNo', most: 60, place: 'transport-document' },
  { name: 'containerNo', most: 60, place: undefined },
  { name: 'sealNo', most: 60, place: undefined },
] as const;

interface TransportFieldsProps {
  transport: TransportDto;
  onType: (transport: TransportDto) => void;
}

/** How the goods go. */
export function TransportFields({ onType, transport }: TransportFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const change = (typed: Partial<TransportDto>) => onType({ ...transport, ...typed });
  return (
    <FieldGroup title={said(PAPER_WORDS.transport)}>
      <ChoiceField
        label={said(PAPER_WORDS.mode)}
        place="transport-mode"
        value={transport.mode ?? ''}
        options={[
          { value: '', label: t('field.unsaid') },
          ...TRANSPORT_MODES.map((value) => ({ value, label: said(TRANSPORT_WORDS[value]) })),
        ]}
        onValue={(value) => change({ mode: TRANSPORT_MODES.find((mode) => mode === value) ?? null })}
      />
      {TEXTS.map(({ most, name, place }) => (
        <TextField
          key={name}
          label={said(PAPER_WORDS[name])}
          {...{ most, place }}
          value={transport[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
      <DayField
        label={said(PAPER_WORDS.shipmentDate)}
        value={transport.shipmentDate}
        onValue={(shipmentDate) => change({ shipmentDate })}
      />
      <DayField
        label={said(PAPER_WORDS.documentDate)}
        value={transport.documentDate}
        onValue={(documentDate) => change({ documentDate })}
      />
    </FieldGroup>
  );
}
