import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMachine } from '#modules/bills/domain/goods.ts';
import type { PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import type { PackageCardProps } from './package-card.tsx';
import styles from './packing.module.css';
import { SerialField } from './serial-field.tsx';

type ContentDto = PackageDto['contents'][number];

/** What a package holds: pieces by line, which are dragged elsewhere or taken out, with the numbers of machines. */
export function PackedContents(props: PackageCardProps): ReactNode {
  const { one, onType } = props;
  const { t } = useTranslation('bills');
  if (one.contents.length === 0) return <p className={styles.soft}>{t('packing.empty')}</p>;
  return (
    <ul className={styles.contents} aria-label={t('packing.contents', { no: one.no })}>
      {one.contents.map((content) => (
        <li key={content.lineNo}>
          <Content
            {...props}
            content={content}
            onSerials={(serials) =>
              onType({
                contents: one.contents.map((other) =>
                  other === content ? { ...other, serials: [...serials] } : other,
                ),
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface ContentProps extends PackageCardProps {
  content: ContentDto;
  onSerials: (serials: readonly string[]) => void;
}

function Content({ content, drag, lines, onSerials, onTakeOut, one, packages, serials }: ContentProps): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { lineNo, quantity } = content;
  const line = lines.find((other) => other.lineNo === lineNo);
  const used = packages.flatMap(({ contents }) => contents.flatMap((other) => other.serials));
  const known = serials.find((other) => other.lineNo === lineNo)?.serials ?? [];
  return (
    <>
      <span className={styles.piece} {...drag.handle({ lineNo, from: one.no })}>
        {t('packing.content', {
          pieces: t('pieces', { count: quantity }),
          no: lineNo,
          name: line ? said(line.name) : '',
        })}
      </span>
      <Button
        look="quiet"
        compact
        aria-label={t('packing.takeOutOf', { line: lineNo, no: one.no })}
        onClick={() => onTakeOut(lineNo, quantity)}
      >
        {t('packing.takeOut')}
      </Button>
      {line && isMachine(line.goodsKind) && (
        <SerialField
          {...{ content, onSerials }}
          packageNo={one.no}
          free={known.filter((serial) => !used.includes(serial))}
        />
      )}
    </>
  );
}
