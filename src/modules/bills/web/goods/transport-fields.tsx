import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSPORT_MODES, TRANSPORT_WORDS } from '#modules/bills/domain/goods.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import type { WayField } from '#modules/bills/domain/printed-way.ts';
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

const DAYS = ['shipmentDate', 'documentDate'] as const;

interface TransportFieldsProps {
  transport: TransportDto;
  /** What of it stands fast, and is not asked for. */
  fixed?: readonly WayField[];
  onType: (transport: TransportDto) => void;
}

/** How the goods go. */
export function TransportFields({ fixed = [], onType, transport }: TransportFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const isOpen = (name: WayField) => !fixed.includes(name);
  const change = (typed: Partial<TransportDto>) => onType({ ...transport, ...typed });
  return (
    <FieldGroup title={said(PAPER_WORDS.transport)}>
      {isOpen('mode') && (
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
      )}
      {TEXTS.filter(({ name }) => isOpen(name)).map(({ most, name, place }) => (
        <TextField
          key={name}
          label={said(PAPER_WORDS[name])}
          {...{ most, place }}
          value={transport[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
      {DAYS.filter(isOpen).map((name) => (
        <DayField
          key={name}
          label={said(PAPER_WORDS[name])}
          value={transport[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
    </FieldGroup>
  );
}
