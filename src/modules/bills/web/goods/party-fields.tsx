import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { BilingualField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './goods.module.css';
import { type GoodsDto, NOBODY, type PartyDto } from './goods-edit.ts';

type PartiesDto = GoodsDto['parties'];

/** Whom goods may concern beside the buyer. */
const OTHERS = ['consignee', 'notify', 'importer', 'manufacturer'] as const;

interface PartyFieldsProps {
  parties: PartiesDto;
  onType: (parties: PartiesDto) => void;
}

/** The buyer, and whoever else takes part where that is somebody else. */
export function PartyFields({ onType, parties }: PartyFieldsProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <div className={styles.stack}>
      <OneParty of="buyer" party={parties.buyer} onType={(buyer) => onType({ ...parties, buyer })} />
      {OTHERS.map((role) => {
        const party = parties[role];
        if (party !== null)
          return (
            <OneParty
              key={role}
              {...{ of: role, party }}
              onType={(typed) => onType({ ...parties, [role]: typed })}
              onRemove={() => onType({ ...parties, [role]: null })}
            />
          );
        return (
          <div key={role}>
            <Button look="quiet" compact data-place={role} onClick={() => onType({ ...parties, [role]: NOBODY })}>
              {t('party.add', { role: said(PAPER_WORDS[role]) })}
            </Button>
          </div>
        );
      })}
    </div>
  );
}

interface OnePartyProps {
  of: keyof PartiesDto | 'seller';
  party: PartyDto;
  onType: (party: PartyDto) => void;
  onRemove?: () => void;
}

const LINES = [
  { name: 'contact', most: 120 },
  { name: 'phone', most: 60 },
  { name: 'email', most: 200 },
  { name: 'taxId', most: 60 },
  { name: 'eori', most: 40 },
] as const;

/** Somebody a paper names. */
export function OneParty({ of: role, onRemove, onType, party }: OnePartyProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const name = said(PAPER_WORDS[role]);
  return (
    <FieldGroup title={name}>
      <BilingualField
        label={t('party.name')}
        place={role}
        most={200}
        value={party.name}
        onValue={(value) => onType({ ...party, name: value })}
      />
      <BilingualField
        label={said(PAPER_WORDS.address)}
        most={500}
        isLong
        value={party.address}
        onValue={(address) => onType({ ...party, address })}
      />
      {LINES.map((line) => (
        <TextField
          key={line.name}
          label={said(PAPER_WORDS[line.name])}
          {...(line.name === 'taxId' && { place: `${role}-tax-id` })}
          most={line.most}
          value={party[line.name]}
          onValue={(value) => onType({ ...party, [line.name]: value })}
        />
      ))}
      {onRemove && (
        <Button look="quiet" compact onClick={onRemove}>
          {t('party.remove', { role: name })}
        </Button>
      )}
    </FieldGroup>
  );
}
