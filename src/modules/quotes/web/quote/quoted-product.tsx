import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfQuickSearch } from '#modules/configurator/web/public.ts';
import { SizedBy } from '#modules/sizing/web/public.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { ShownLine } from './quote-lines.tsx';
import styles from './quote-page.module.css';

/** What is said of a line in words, beside its name: all of what is bought, and what was noted of it. */
export const WORDS_OF_LINE = [
  { id: 'code', of: ({ typeCode, fullTypeCode = typeCode }: ShownLine) => fullTypeCode },
  { id: 'wishes', of: ({ wishes = '' }: ShownLine) => wishes },
  { id: 'productRemark', of: ({ remark = '' }: ShownLine) => remark },
  { id: 'part', of: ({ customerPartNo }: ShownLine) => customerPartNo },
  { id: 'refusal', of: ({ notOfferedReason }: ShownLine) => notOfferedReason ?? '' },
  { id: 'note', of: ({ note }: ShownLine) => note },
] as const;

interface ProductCellProps {
  line: ShownLine;
  /** Stands under it, where it takes no column of its own. */
  below?: ReactNode;
}

/** The product with all that is said of it in words, in one column: the figures have the others. */
export function ProductCell({ line, below }: ProductCellProps): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <span className={styles.product}>
      <ProductName line={line} />
      {WORDS_OF_LINE.filter(({ of }) => of(line) !== '').map(({ id, of }) =>
        id === 'code' ? (
          <code key={id} className={styles.code}>
            {of(line)}
          </code>
        ) : (
          <span key={id} className={styles.said}>
            {t('line.told', { name: t(`line.${id}`), text: of(line) })}
          </span>
        ),
      )}
      {line.sizing && <SizedBy drive={line.sizing} />}
      {below && <span>{below}</span>}
    </span>
  );
}

/**
 * The product by its name. It leads to the saved configuration as long as that is what was asked for; after that to the product as it was
 * asked for, by its code.
 */
export function ProductName({ line }: { line: ShownLine }): ReactNode {
  const { t } = useTranslation('quotes');
  const { category, configurationId, productName, since, typeCode, fullTypeCode = typeCode } = line;
  if (category === undefined || since === undefined) return productName;
  if (since === 'same' && configurationId)
    return <Link to={pathOfSavedProduct(category, configurationId)}>{productName}</Link>;
  return (
    <span>
      <Link to={pathOfQuickSearch(category, fullTypeCode)}>{productName}</Link>{' '}
      <Tag tone="near">{t(`line.since.${since === 'gone' ? 'gone' : 'changed'}`)}</Tag>
    </span>
  );
}
