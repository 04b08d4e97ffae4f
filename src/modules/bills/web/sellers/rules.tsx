import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldRulesDto } from '#modules/bills/contract.ts';
import { BILL_KINDS, type BillKind } from '#modules/bills/domain/bill-body.ts';
import { changeablePlaces, fixedBecause } from '#modules/bills/domain/field-rules.ts';
import { FIELDS, STANDARD_RULES } from '#modules/bills/domain/required-fields.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import styles from './sellers-page.module.css';

/** What each paper must say before it is issued: the matrix of trade documents, and what was chosen otherwise. */
export function Rules({ rules }: { rules: readonly FieldRulesDto[] }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const [opened, setOpened] = useState<FieldRulesDto>();
  const levelOf = ({ levels }: FieldRulesDto, kind: BillKind) => {
    const { domestic, export: abroad } = levels[kind];
    return (domestic === abroad ? [abroad] : [abroad, domestic]).map((level) => t(`rule.short.${level}`)).join(' / ');
  };
  const columns: readonly Column<FieldRulesDto>[] = [
    { id: 'field', header: t('rule.field'), cell: ({ field }) => said(FIELDS[field].words) },
    ...BILL_KINDS.map((kind) => ({
      id: kind,
      header: kind.toUpperCase(),
      wholeName: t(`kinds.${kind}`),
      cell: (rule: FieldRulesDto) => levelOf(rule, kind),
    })),
    { id: 'state', header: t('rule.note'), cell: (rule) => (hasNote(rule) ? <Note rule={rule} /> : null) },
  ];
  return (
    <section className={styles.part} aria-labelledby="seller-rules">
      <h2 id="seller-rules">{t('rule.title')}</h2>
      <p>{t('rule.text')}</p>
      <p>{t('rule.legend')}</p>
      <DataTable
        compact
        caption={t('rule.title')}
        columns={columns}
        rows={rules}
        rowId={({ field }) => field}
        actions={(rule) =>
          changeablePlaces(rule.field).length > 0 && (
            <Button
              look="quiet"
              compact
              aria-label={t('rule.changeNamed', { field: said(FIELDS[rule.field].words) })}
              onClick={() => setOpened(rule)}
            >
              {t('account.change')}
            </Button>
          )
        }
      />
      {opened && <RuleDialog rule={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

/** Whether somebody chose otherwise than the matrix, or why nobody can. */
function Note({ rule }: { rule: FieldRulesDto }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const kinds = fixedOn(rule);
  const [fixed] = kinds.map((kind) => fixedBecause(rule.field, kind));
  return (
    <>
      {isOwn(rule) && <Tag tone="chosen">{t('rule.changed')}</Tag>}
      {fixed !== undefined && (
        <>
          {kinds.length < BILL_KINDS.length && `${kinds.map((kind) => kind.toUpperCase()).join(', ')} `}
          {t('rule.fixed', { because: said(fixed) })}
        </>
      )}
    </>
  );
}

function hasNote(rule: FieldRulesDto): boolean {
  return isOwn(rule) || fixedOn(rule).length > 0;
}

function isOwn({ field, levels }: FieldRulesDto): boolean {
  return changeablePlaces(field).some(
    ({ destination, kind }) => levels[kind][destination] !== STANDARD_RULES[field][kind][destination],
  );
}

function fixedOn({ field }: FieldRulesDto): readonly BillKind[] {
  return BILL_KINDS.filter((kind) => fixedBecause(field, kind) !== undefined);
}
