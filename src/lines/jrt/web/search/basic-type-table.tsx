import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { FIGURE_UNITS, type FigureKind, figure, figureWithUnit } from '#lines/jrt/web/figures.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type Column, DataTable, type Sort } from '#web/ui/data-table.tsx';
import type { FoundRow } from './read-row.ts';
import styles from './search-step.module.css';
import { ServiceFactor } from './service-factor.tsx';

export interface BasicTypeTableProps {
  caption: string;
  rows: readonly FoundRow[];
  required: number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Basic types as a table of figures; exactly one of them is chosen. */
export function BasicTypeTable({ caption, rows, required, sort, onSort }: BasicTypeTableProps): ReactNode {
  const { config, words, asking } = useWizardView();
  const columns = useColumns(required, rows);
  return (
    <DataTable
      caption={caption}
      compact
      columns={columns}
      rows={rows}
      rowId={({ row }) => row.id}
      {...(sort && { sort })}
      {...(onSort && { onSort })}
      selection={{
        selected: config.basicType?.id,
        onSelect: ({ row }) => {
          if (row.id !== config.basicType?.id) asking.propose({ kind: 'basicType', row }, BASIC_TYPE);
        },
        name: ({ row }) => words.row(row),
      }}
    />
  );
}

function useColumns(required: number, rows: readonly FoundRow[]): readonly Column<FoundRow>[] {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();

  function number(kind: FigureKind): Column<FoundRow> {
    const unit = FIGURE_UNITS[kind];
    return {
      id: kind,
      header: t(`column.${kind}`),
      kind: 'number',
      sortable: true,
      ...(unit === '' ? {} : { unit }),
      cell: ({ row }) => figure(kind, row[kind], words.locale),
    };
  }

  const input: Column<FoundRow> = { id: 'input', header: t('column.input'), cell: ({ row }) => inputOf(row) };
  const reason: Column<FoundRow> = {
    id: 'reason',
    header: t('column.reason'),
    cell: (found) => <NearReason found={found} required={required} />,
  };
  const size: Column<FoundRow> = {
    id: 'reduceUnitSize',
    header: t('column.type'),
    sortable: true,
    cell: ({ row }) => <strong>{`${row.gearboxModel}${row.reduceUnitSize}`}</strong>,
  };
  const factor: Column<FoundRow> = {
    id: 'serviceFactor',
    header: t('column.serviceFactor'),
    sortable: true,
    cell: ({ row }) => <ServiceFactor value={row.serviceFactor} required={required} />,
  };
  const first = [size, number('outputSpeed'), number('outputTorque'), factor, number('ratio')];
  const areNear = rows.some((found) => found.reason !== undefined);
  return areNear
    ? [...first, input, reason]
    : [...first, number('motorPower'), input, number('overhungLoad'), number('mass')];
}

/** What bounds the torque of a near miss, and by how much it falls short. */
function NearReason({ found, required }: { found: FoundRow; required: number }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const { row, reason } = found;
  const text =
    reason?.code === 'service-factor-below-required'
      ? t(`limit.${row.limit}`, {
          usable: figureWithUnit('outputTorque', row.usableTorque, words.locale),
          needed: figureWithUnit('outputTorque', row.outputTorque * required, words.locale),
        })
      : reason?.text;
  return <span className={styles.reason}>{text}</span>;
}

/** Motor frame with its poles, or the module. */
function inputOf({ inputModule, motorFrame, motorPoles, inputType }: BasicType): string {
  if (inputModule !== null) return inputModule;
  return motorFrame === null ? inputType : `${motorFrame}\u2009/\u2009${motorPoles}P`;
}
