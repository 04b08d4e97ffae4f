import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedProductDto } from '#modules/comparisons/contract.ts';
import { ProductPicture } from '#modules/drawings/web/public.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './comparison-table.module.css';

export interface ProductHeadProps {
  product: ComparedProductDto;
  isReference: boolean;
  onReference: (wanted: boolean) => void;
  onRemove: () => void;
}

/** A product at the head of its column: what it is, and what can be done with it here. */
export function ProductHead({ product, isReference, onReference, onRemove }: ProductHeadProps): ReactNode {
  const { t } = useTranslation('comparisons');
  const { id, category, productName: name, picture } = product;
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.head}>
        {picture !== null && (
          <span className={styles.picture}>
            <ProductPicture line={category} name={picture} title={t('picture', { name })} />
          </span>
        )}
        <Link to={pathOfSavedProduct(category, id)}>{name}</Link>
        <span className={styles.tools}>
          <Button
            compact
            look={isReference ? 'primary' : 'plain'}
            aria-pressed={isReference}
            aria-label={t('referenceOf', { name })}
            onClick={() => onReference(!isReference)}
          >
            {t('reference')}
          </Button>
          <IconButton compact icon="close" label={t('remove', { name })} onClick={onRemove} />
        </span>
        <ReleaseNote product={product} />
      </div>
    </th>
  );
}

/** What stands between a product and the others: another release, or that it is no product by its own any more. */
function ReleaseNote({ product: { release, refusal } }: { product: ComparedProductDto }): ReactNode {
  const { t } = useTranslation('comparisons');
  if (refusal !== null) return <Tag tone="refused">{t('notTold', { reason: refusal })}</Tag>;
  if (release.isInForce) return null;
  const { version } = release;
  return <Tag tone="near">{version === null ? t('lostRelease') : t('otherRelease', { version })}</Tag>;
}
