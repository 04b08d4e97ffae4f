import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { PACKAGE_TYPES, TRANSPORT_WORDS, UNIT_WORDS } from '#modules/bills/domain/goods.ts';
import { kilograms, packedSums, sizeText } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { shortenSerials } from '#modules/bills/domain/serial-ranges.ts';
import { Facts } from '#modules/bills/web/facts.tsx';
import type { GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { PackingSums, weighedContents } from '#modules/bills/web/packing/packing-sums.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './shipment-page.module.css';

/** The goods of a shipment that is worked on no more: its lines, its packages, whom it concerns and how it goes. */
export function ShippedGoods({ shipment }: { shipment: OpenShipmentDto }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { goods } = shipment;
  return (
    <>
      <section className={styles.part} aria-labelledby="shipment-lines">
        <h2 id="shipment-lines">{t('goods.title')}</h2>
        <Lines shipment={shipment} />
      </section>
      <section className={styles.part} aria-labelledby="shipment-packages">
        <h2 id="shipment-packages">{said(PAPER_WORDS.packages)}</h2>
        <Packages packages={goods.packages} lines={goods.lines} />
        <PackingSums goods={goods} />
      </section>
      <section className={styles.part} aria-labelledby="shipment-way">
        <h2 id="shipment-way">{said(PAPER_WORDS.transport)}</h2>
        <Way shipment={shipment} />
      </section>
    </>
  );
}

function Lines({ shipment: { delivered, goods } }: { shipment: OpenShipmentDto }): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const arrived = (lineNo: number) => delivered.find((line) => line.lineNo === lineNo)?.quantity ?? 0;
  const columns: readonly Column<GoodsLineDto>[] = [
    { id: 'product', header: said(PAPER_WORDS.product), cell: ({ lineNo, name }) => `${lineNo} · ${said(name)}` },
    { id: 'code', header: said(PAPER_WORDS.typeCode), cell: ({ typeCode }) => typeCode },
    {
      id: 'quantity',
      header: said(PAPER_WORDS.quantity),
      kind: 'number',
      cell: ({ quantity }) => String(quantity),
    },
    { id: 'unit', header: said(PAPER_WORDS.unit), cell: ({ unit }) => said(UNIT_WORDS[unit]) },
    { id: 'arrived', header: t('line.arrived'), kind: 'number', cell: ({ lineNo }) => String(arrived(lineNo)) },
    { id: 'hs', header: said(PAPER_WORDS.hsCode), cell: ({ hsCode }) => hsCode },
    { id: 'origin', header: said(PAPER_WORDS.origin), cell: ({ origin }) => origin },
    {
      id: 'net',
      header: said(PAPER_WORDS.lineNet),
      kind: 'number',
      cell: ({ netEachG, quantity }) => kilograms(netEachG * quantity),
    },
  ];
  return (
    <DataTable caption={t('goods.title')} columns={columns} rows={goods.lines} rowId={({ lineNo }) => String(lineNo)} />
  );
}

function Packages({ lines, packages }: { lines: readonly GoodsLineDto[]; packages: readonly PackageDto[] }): ReactNode {
  const said = useSaid();
  const { t } = useTranslation('bills');
  const sumsOf = (one: PackageDto) => packedSums([{ size: one.size, contents: weighedContents(one, lines) }]);
  const columns: readonly Column<PackageDto>[] = [
    {
      id: 'no',
      header: said(PAPER_WORDS.packageNo),
      cell: ({ no, type }) => `${no} · ${said(PACKAGE_TYPES[type].words)}`,
    },
    {
      id: 'contents',
      header: said(PAPER_WORDS.contents),
      cell: ({ contents }) =>
        contents.map(({ lineNo, quantity }) => t('packing.short', { no: lineNo, quantity })).join('; '),
    },
    {
      id: 'serials',
      header: said(PAPER_WORDS.serials),
      cell: ({ contents }) => shortenSerials(contents.flatMap(({ serials }) => serials)),
    },
    { id: 'size', header: said(PAPER_WORDS.size), cell: ({ size }) => sizeText(size) },
    {
      id: 'gross',
      header: said(PAPER_WORDS.gross),
      kind: 'number',
      cell: (one) => kilograms(sumsOf(one).grossG),
    },
  ];
  return (
    <DataTable
      caption={said(PAPER_WORDS.packages)}
      columns={columns}
      rows={packages}
      rowId={({ no }) => String(no)}
      empty={<p>{t('packing.none')}</p>}
    />
  );
}

const WAY = [
  'vehicle',
  'loading',
  'discharge',
  'finalDestination',
  'shipmentDate',
  'documentNo',
  'documentDate',
  'containerNo',
  'sealNo',
] as const;
const ROLES = ['buyer', 'consignee', 'notify', 'importer', 'manufacturer'] as const;

function Way({ shipment: { goods } }: { shipment: OpenShipmentDto }): ReactNode {
  const said = useSaid();
  const { letterOfCredit, marks, parties, transport } = goods;
  return (
    <Facts
      facts={[
        { name: said(PAPER_WORDS.mode), value: transport.mode && said(TRANSPORT_WORDS[transport.mode]) },
        ...WAY.map((name) => ({ name: said(PAPER_WORDS[name]), value: transport[name] })),
        ...ROLES.map((role) => {
          const party = parties[role];
          return { name: said(PAPER_WORDS[role]), value: party && `${said(party.name)}\n${said(party.address)}` };
        }),
        { name: said(PAPER_WORDS.creditNo), value: letterOfCredit?.number },
        { name: said(PAPER_WORDS.marks), value: marks },
      ]}
    />
  );
}
