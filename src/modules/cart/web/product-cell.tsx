import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { codeBeyondName } from '#modules/cart/domain/code-beyond-name.ts';
import { REMARK } from '#product/configuration.ts';
import { Tag } from '#web/ui/tag.tsx';
import { LineDemand } from './line-demand.tsx';
import { LineFigures } from './line-figures.tsx';
import { LineFittings } from './line-fittings.tsx';
import styles from './line-table.module.css';
import type { SizingSlot } from './line-table.tsx';
import { EditableText } from './list/editable-text.tsx';
import { type ListedLine, pathOf } from './list/listed-line.ts';
import { PlaceHandle } from './list/place-handle.tsx';
import type { ListWords } from './list/row-words.ts';
import { Twins } from './list/twins.tsx';
import type { Batching } from './list/use-batch.ts';
import type { LineWriting } from './list/use-line-writing.ts';
import type { Placing } from './list/use-placing.ts';

export interface ProductCellProps {
  line: ListedLine;
  batch: Batching;
  placing: Placing;
  writing: LineWriting;
  Sizing: SizingSlot | undefined;
  /** On a card, which has no columns of figures. */
  isNarrow: boolean;
  t: ListWords;
  locale: Locale;
}

/** What a line is: its names, what stands against it, and what was written of it. */
export function ProductCell({
  line,
  batch,
  placing,
  writing,
  Sizing,
  isNarrow,
  t,
  locale,
}: ProductCellProps): ReactNode {
  const { edit } = line.abilities;
  return (
    <span className={styles.row}>
      {edit && !isNarrow && <PlaceHandle line={line} placing={placing} t={t} />}
      <span className={styles.product}>
        {isNarrow ? (
          <WholeCode line={line} />
        ) : (
          <NameOnce line={line}>{edit && <Twins line={line} batch={batch} t={t} />}</NameOnce>
        )}
        {isNarrow && <LineFittings fittings={line.fittings} />}
        {isNarrow && <LineFigures figures={line.figures} />}
        {line.figuresOpen && <Tag tone="near">{t('figuresOpen')}</Tag>}
        <LineDemand demand={line.demand} t={t} locale={locale} />
        <Remark text={line[REMARK] ?? ''} t={t} />
        {Sizing && line.sizing && (
          <span className={styles.sizing}>
            <Sizing drive={line.sizing} />
          </span>
        )}
        <AddedFor line={line} t={t} />
        {!isNarrow && <CodeAndNote line={line} writing={writing} t={t} />}
        {isNarrow && edit && <Twins line={line} batch={batch} t={t} />}
      </span>
    </span>
  );
}

function WholeCode({ line }: { line: ListedLine }): ReactNode {
  return (
    <>
      <Link to={pathOf(line)}>{line.productName}</Link>
      {line.fullTypeCode !== line.productName && <code>{line.fullTypeCode}</code>}
    </>
  );
}

/** The name on one line, with what else is short. */
function NameOnce({ line, children }: { line: ListedLine; children: ReactNode }): ReactNode {
  return (
    <span className={styles.named}>
      <Link to={pathOf(line)} title={line.productName}>
        {line.productName}
      </Link>
      {children}
    </span>
  );
}

/** What the code says beyond the name, and the note, beside each other: what has no room ends, and is whole where a pointer rests. */
function CodeAndNote({ line, writing, t }: Pick<ProductCellProps, 'line' | 'writing' | 't'>): ReactNode {
  // What was ordered with it comes first: it must not be what ends where there is no room.
  const options = codeBeyondName(line.fullTypeCode, line.typeCode);
  const beyond = [...options, ...codeBeyondName(line.typeCode, line.productName)];
  return (
    <span className={styles.beneath}>
      {beyond.length > 0 && <code title={line.fullTypeCode}>{beyond.join(' ')}</code>}
      <EditableText line={line} field="note" writing={writing} t={t} />
    </span>
  );
}

/** The remark, its beginning where it is long: the whole of it stands in the product. */
function Remark({ text, t }: { text: string; t: ListWords }): ReactNode {
  if (text.trim() === '') return null;
  return (
    <span className={styles.remark} title={text}>
      {t('noted', { text })}
    </span>
  );
}

/** What somebody added for a customer is marked as that, whatever columns there are (spec 000 §1). */
function AddedFor({ line: { actorName, onBehalfOf }, t }: { line: LineDto; t: ListWords }): ReactNode {
  if (onBehalfOf === null) return null;
  return (
    <span className={styles.author}>
      <Tag tone="chosen">{t('addedFor', { customer: onBehalfOf, name: actorName })}</Tag>
    </span>
  );
}
