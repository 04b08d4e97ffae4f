import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseKind } from '#modules/bills/domain/choose-kind.ts';
import { GOODS_KINDS, GOODS_WORDS, UNIT_CODES, UNIT_WORDS } from '#modules/bills/domain/goods.ts';
import { type HsCode, STANDARD_HS_CODES } from '#modules/bills/domain/hs-codes.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { BilingualField, ChoiceField, FieldGroup, TextField } from '#modules/bills/web/fields/fields.tsx';
import { WeightField } from '#modules/bills/web/fields/figure-fields.tsx';
import { hsCodesQuery } from '#modules/bills/web/hs-codes-query.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import styles from './goods.module.css';
import type { GoodsLineDto } from './goods-edit.ts';

interface LineFieldsProps {
  lines: readonly GoodsLineDto[];
  onType: (lines: GoodsLineDto[]) => void;
}

/** What papers say of each line of goods; how many there are belongs to the orders. */
export function LineFields({ lines, onType }: LineFieldsProps): ReactNode {
  // Until those in force have come, or where they do not come, the codes the portal comes with.
  const { data: codes = STANDARD_HS_CODES } = useQuery(hsCodesQuery());
  return (
    <div className={styles.stack}>
      {lines.map((line) => (
        <OneLine
          key={line.lineNo}
          line={line}
          codes={codes}
          onType={(change) =>
            onType(lines.map((other) => (other.lineNo === line.lineNo ? { ...other, ...change } : other)))
          }
        />
      ))}
    </div>
  );
}

interface OneLineProps {
  line: GoodsLineDto;
  codes: readonly HsCode[];
  onType: (change: Partial<GoodsLineDto>) => void;
}

function OneLine({ codes, line, onType }: OneLineProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { lineNo } = line;
  const at = (field: string) => `line-${lineNo}.${field}`;
  return (
    <div data-place={`line-${lineNo}`} tabIndex={-1} className={styles.line}>
      <FieldGroup title={t('line.named', { no: lineNo, pieces: t('pieces', { count: line.quantity }) })}>
        <div>
          <TextField
            label={said(PAPER_WORDS.typeCode)}
            place={at('type-code')}
            most={300}
            value={line.typeCode}
            onValue={(typeCode) => onType({ typeCode })}
          />
          <p className={styles.soft}>
            {[line.customerPartNo, line.materialCode].filter((text) => text !== '').join(' · ')}
          </p>
        </div>
        <BilingualField
          label={t('line.name')}
          place={at('name')}
          most={300}
          value={line.name}
          onValue={(name) => onType({ name })}
        />
        <BilingualField
          label={said(PAPER_WORDS.keyData)}
          place={at('key-data')}
          most={300}
          value={line.keyData}
          onValue={(keyData) => onType({ keyData })}
        />
        <ChoiceField
          label={t('line.kind')}
          place={at('goods-kind')}
          value={line.goodsKind ?? ''}
          options={[
            ...(line.goodsKind === null ? [{ value: '', label: t('field.unsaid') }] : []),
            ...GOODS_KINDS.map((value) => ({ value, label: said(GOODS_WORDS[value]) })),
          ]}
          onValue={(value) => {
            const kind = GOODS_KINDS.find((one) => one === value);
            if (kind !== undefined) onType(chooseKind(line, kind, codes));
          }}
        />
        <ChoiceField
          label={said(PAPER_WORDS.unit)}
          value={line.unit}
          options={UNIT_CODES.map((value) => ({ value, label: said(UNIT_WORDS[value]) }))}
          onValue={(value) => onType({ unit: UNIT_CODES.find((one) => one === value) ?? line.unit })}
        />
        <TextField
          label={said(PAPER_WORDS.hsCode)}
          place={at('hs-code')}
          most={12}
          value={line.hsCode}
          onValue={(hsCode) => onType({ hsCode })}
        />
        <TextField
          label={said(PAPER_WORDS.origin)}
          place={at('origin')}
          most={4}
          value={line.origin}
          onValue={(origin) => onType({ origin: origin.toUpperCase() })}
        />
        <WeightField
          label={t(line.isNetGuess ? 'line.netGuess' : 'line.net')}
          place={at('net-weight')}
          value={line.netEachG === 0 ? null : line.netEachG}
          onValue={(netEachG) => onType({ netEachG: netEachG ?? 0 })}
        />
      </FieldGroup>
    </div>
  );
}
