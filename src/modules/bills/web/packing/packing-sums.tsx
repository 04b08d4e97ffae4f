import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cubicMetres, kilograms, type PackedPieces, packedSums } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { Facts } from '#modules/bills/web/facts.tsx';
import type { GoodsDto, GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';

/** What packages come to, as they are typed. */
export function PackingSums({
  goods: { lines, packages },
}: {
  goods: Pick<GoodsDto, 'lines' | 'packages'>;
}): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const sums = packedSums(packages.map((one) => ({ size: one.size, contents: weighedContents(one, lines) })));
  const packed = packages.flatMap(({ contents }) => contents).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-label={t('packing.totals')} data-place="totals" tabIndex={-1}>
      <Facts
        facts={[
          { name: said(PAPER_WORDS.totalPackages), value: String(packages.length) },
          { name: said(PAPER_WORDS.totalPieces), value: String(packed) },
          { name: said(PAPER_WORDS.totalNet), value: kilograms(sums.netG) },
          { name: said(PAPER_WORDS.totalGross), value: kilograms(sums.grossG) },
          { name: said(PAPER_WORDS.totalVolume), value: cubicMetres(sums.volumeL) },
        ]}
      />
    </section>
  );
}

/** The contents of a package as they weigh. */
export function weighedContents(
  { contents }: Pick<PackageDto, 'contents'>,
  lines: readonly GoodsLineDto[],
): readonly PackedPieces[] {
  return contents.map(({ lineNo, quantity }) => ({
    quantity,
    netEachG: lines.find((line) => line.lineNo === lineNo)?.netEachG ?? 0,
  }));
}
