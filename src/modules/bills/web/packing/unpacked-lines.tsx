import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { packedOf } from '#modules/bills/domain/pack-goods.ts';
import type { GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './packing.module.css';
import type { usePieceDrag } from './use-piece-drag.ts';

interface UnpackedLinesProps {
  lines: readonly GoodsLineDto[];
  packages: readonly PackageDto[];
  /** The line that is chosen to be put somewhere. */
  chosen: number | undefined;
  drag: ReturnType<typeof usePieceDrag>;
  onChoose: (lineNo: number | undefined) => void;
}

/** The lines with how much of each is packed: one is chosen, or dragged onto a package. Arrow keys go from one to the next. */
export function UnpackedLines({ chosen, drag, lines, onChoose, packages }: UnpackedLinesProps): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <ul
      className={classes(styles.lines, drag.over === 'unpacked' && styles.over)}
      aria-label={t('packing.lines')}
      data-drop="unpacked"
    >
      {lines.map((line) => (
        <li key={line.lineNo}>
          <LineTile
            line={line}
            packed={packedOf(line.lineNo, packages)}
            isChosen={line.lineNo === chosen}
            handle={drag.handle({ lineNo: line.lineNo, from: undefined })}
            onChoose={() => onChoose(line.lineNo === chosen ? undefined : line.lineNo)}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineTileProps {
  line: GoodsLineDto;
  packed: number;
  isChosen: boolean;
  handle: ReturnType<ReturnType<typeof usePieceDrag>['handle']>;
  onChoose: () => void;
}

function LineTile({ handle, isChosen, line, onChoose, packed }: LineTileProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { lineNo, name, quantity, typeCode } = line;
  return (
    <button
      type="button"
      data-place={`line-${lineNo}.quantity`}
      aria-pressed={isChosen}
      className={classes(styles.line, isChosen && styles.chosen, packed > quantity && styles.tooMany)}
      onClick={onChoose}
      onKeyDown={goWithArrows}
      {...handle}
    >
      <span className={styles.name}>
        {lineNo} · {said(name)}
      </span>
      <span className={styles.code}>{typeCode}</span>
      <progress className={styles.measure} max={quantity} value={Math.min(packed, quantity)} aria-hidden="true" />
      <span className={styles.soft}>{t('packing.packed', { packed, quantity })}</span>
    </button>
  );
}

/** Moves the focus to the line above or below. */
function goWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const item = event.currentTarget.closest('li');
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  next?.querySelector('button')?.focus();
}
