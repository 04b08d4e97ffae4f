import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftItemDto } from '#modules/sheets/contract.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { isNoQuantity, type TypedItem } from './typed-draft.ts';

interface DraftItemProps {
  /** The configuration it is. */
  item: DraftItemDto | undefined;
  typed: TypedItem;
  isTried: boolean;
  /** Whether it is the only one: a sheet holds one at least. */
  isLast: boolean;
  onChange: (typed: TypedItem) => void;
  onRemove: () => void;
}

/** A configuration of a draft, with what is said of it. */
export function DraftItem({ isLast, isTried, item, onChange, onRemove, typed }: DraftItemProps): ReactNode {
  const { t } = useTranslation('sheets');
  const { customerPartNo, itemNo, quantity, remark } = typed;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <b>{t('item.named', { no: itemNo, product: item?.productName })}</b>
        <Button
          look="quiet"
          compact
          disabled={isLast}
          aria-label={t('item.removeNamed', { no: itemNo })}
          onClick={onRemove}
        >
          {t('item.remove')}
        </Button>
      </div>
      <span className={styles.code}>{item?.fullTypeCode}</span>
      <div className={styles.fields}>
        <Field
          label={t('item.quantityLabel')}
          required
          error={isTried && isNoQuantity(quantity) && t('item.noQuantity')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={6}
              value={quantity}
              onChange={({ target }) => onChange({ ...typed, quantity: target.value })}
            />
          )}
        </Field>
        <Field label={t('item.partNo')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              value={customerPartNo}
              onChange={({ target }) => onChange({ ...typed, customerPartNo: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t('item.remark')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={remark}
            onChange={({ target }) => onChange({ ...typed, remark: target.value })}
          />
        )}
      </Field>
    </li>
  );
}
