import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  allIntoOne,
  leftToPack,
  MOST_PACKAGES,
  moveTo,
  oneForEach,
  putInto,
  takeOut,
  withOneMore,
  withoutPackage,
} from '#modules/bills/domain/pack-goods.ts';
import { jumpTo } from '#modules/bills/web/fields/place.ts';
import type { GoodsDto, GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PackageCard } from './package-card.tsx';
import styles from './packing.module.css';
import { PackingSums } from './packing-sums.tsx';
import { PuttingBar } from './putting-bar.tsx';
import { UnpackedLines } from './unpacked-lines.tsx';
import { type Dragged, type DropPlace, usePieceDrag } from './use-piece-drag.ts';

interface PackingProps {
  goods: GoodsDto;
  /** Numbers of machines that are known of each line. */
  serials: readonly { readonly lineNo: number; readonly serials: readonly string[] }[];
  onType: (packages: PackageDto[]) => void;
}

/** Puts the pieces of a shipment into packages: dragged with a pointer, or line by line with keys. What was done is read out. */
export function Packing({ goods: { lines, packages }, onType, serials }: PackingProps): ReactNode {
  const { t } = useTranslation('bills');
  const [chosen, setChosen] = useState<number>();
  const [done, setDone] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const line = lines.find(({ lineNo }) => lineNo === chosen);

  /** What is read only is copied: a contract has it so. */
  function take(next: readonly unknown[], told: string): void {
    onType(structuredClone(next) as PackageDto[]);
    setDone(told);
  }

  function put({ lineNo, quantity }: Pick<GoodsLineDto, 'lineNo' | 'quantity'>, no: number, pieces: number): void {
    const more = no > packages.length ? withOneMore(packages) : packages;
    const next = putInto(more, no, { lineNo, quantity: pieces, serials: [] });
    const left = leftToPack({ lineNo, quantity }, next);
    take(next, t('packing.put', { pieces: t('pieces', { count: pieces }), line: lineNo, no, left }));
    if (left < 1) setChosen(undefined);
  }

  /** The form goes with the last piece of its line: the next line that is not packed has the focus then, or this one. */
  function putByKeys(of: GoodsLineDto, no: number, pieces: number): void {
    put(of, no, pieces);
    if (pieces < leftToPack(of, packages)) return;
    const next = lines.find((one) => one !== of && leftToPack(one, packages) > 0) ?? of;
    if (frame.current !== null) jumpTo([`line-${next.lineNo}.quantity`], frame.current);
  }

  function takePieces(no: number, lineNo: number, quantity: number): void {
    const told = t('packing.takenOut', { pieces: t('pieces', { count: quantity }), line: lineNo, no });
    take(takeOut(packages, no, { lineNo, quantity }).packages, told);
  }

  const drag = usePieceDrag(({ from, lineNo }: Dragged, place: DropPlace) => {
    const held = packages.find(({ no }) => no === from)?.contents.find((content) => content.lineNo === lineNo);
    const dropped = lines.find((one) => one.lineNo === lineNo);
    if (dropped === undefined) return;
    const to = place === 'new' ? packages.length + 1 : place;
    if (from === undefined && to !== 'unpacked') put(dropped, to, Math.max(0, leftToPack(dropped, packages)));
    if (from === undefined || held === undefined || to === from) return;
    if (to === 'unpacked') return takePieces(from, lineNo, held.quantity);
    const more = to > packages.length ? withOneMore(packages) : packages;
    const told = t('packing.moved', { pieces: t('pieces', { count: held.quantity }), line: lineNo, from, no: to });
    take(moveTo(more, { from, to }, held), told);
  });

  const left = lines.reduce((sum, one) => sum + Math.max(0, leftToPack(one, packages)), 0);
  return (
    <div ref={frame} className={styles.packing}>
      <UnpackedLines {...{ lines, packages, chosen, drag }} onChoose={setChosen} />
      <div className={styles.side}>
        {line && (
          <PuttingBar
            key={line.lineNo}
            line={line}
            most={leftToPack(line, packages)}
            packages={packages}
            onPut={(no, pieces) => putByKeys(line, no, pieces)}
          />
        )}
        <div className={styles.helpers}>
          <Button
            compact
            disabled={packages.length >= MOST_PACKAGES}
            onClick={() => take(withOneMore(packages), t('packing.added', { no: packages.length + 1 }))}
          >
            {t('packing.add')}
          </Button>
          <Button
            compact
            disabled={left === 0 || packages.length >= MOST_PACKAGES}
            onClick={() => take(allIntoOne(lines, packages), t('packing.allPacked'))}
          >
            {t('packing.allIntoOne')}
          </Button>
          <Button
            compact
            disabled={left === 0 || left + packages.length > MOST_PACKAGES}
            onClick={() => take(oneForEach(lines, packages), t('packing.allPacked'))}
          >
            {t('packing.oneForEach')}
          </Button>
        </div>
        <ul className={styles.packages} aria-label={t('packing.packages')}>
          {packages.map((one) => (
            <PackageCard
              key={one.no}
              {...{ one, lines, serials, packages, drag }}
              onType={(change) =>
                onType(packages.map((other) => (other.no === one.no ? { ...other, ...change } : other)))
              }
              onTakeOut={(lineNo, quantity) => takePieces(one.no, lineNo, quantity)}
              onRemove={() => take(withoutPackage(packages, one.no), t('packing.removed', { no: one.no }))}
            />
          ))}
        </ul>
        {drag.dragged !== undefined && (
          <div data-drop="new" className={classes(styles.newPackage, drag.over === 'new' && styles.over)}>
            {t('packing.dropNew')}
          </div>
        )}
        <PackingSums goods={{ lines, packages }} />
        <div role="status" className={styles.told}>
          {done}
        </div>
      </div>
    </div>
  );
}
