import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparisonDto } from '#modules/comparisons/contract.ts';
import { COMPARISON_LIMITS } from '#modules/configurator/domain/validation/comparable.ts';
import { OverlayButton } from '#modules/documents/web/public.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { AddressSwitch } from '#web/ui/address-switch.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { AddProduct } from './add-product.tsx';
import styles from './compare-page.module.css';
import { type ComparedIds, useComparedIds } from './compared-ids.ts';
import { comparisonQuery } from './comparison-query.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ExportButton } from './export-button.tsx';

/** Saved configurations side by side: which they are stands in the address. */
export function Component(): ReactNode {
  const { t, i18n } = useTranslation('comparisons');
  const compared = useComparedIds();
  const { ids, show } = compared;
  const [isAdding, setAdding] = useState(false);
  const comparison = useQuery(comparisonQuery(ids, localeOfInterface(i18n)));
  const add = () => setAdding(true);
  const isTold = comparison.data !== undefined && ids.length > 0 && !comparison.isError;
  return (
    <>
      <ListHead title={t('title')}>
        {isTold && <Tools comparison={comparison.data} compared={compared} onAdd={add} />}
      </ListHead>
      {isTold ? (
        <Told comparison={comparison.data} compared={compared} />
      ) : (
        <NotTold compared={compared} error={comparison.error} retry={comparison.refetch} onAdd={add} />
      )}
      {isAdding && (
        <AddProduct
          chosen={ids}
          category={isTold ? comparison.data.category : undefined}
          onClose={() => setAdding(false)}
          onAdd={(id) => show({ ids: [...ids, id] })}
        />
      )}
    </>
  );
}

function Tools({
  comparison: { products },
  compared: { ids, onlyDifferences, show },
  onAdd,
}: {
  comparison: ComparisonDto;
  compared: ComparedIds;
  onAdd: () => void;
}): ReactNode {
  const { t } = useTranslation('comparisons');
  const isFull = ids.length >= COMPARISON_LIMITS.max;
  const full = isFull ? t('addFull', { most: COMPARISON_LIMITS.max }) : undefined;
  return (
    <>
      <AddressSwitch isOn={onlyDifferences} onSwitch={(isOn) => show({ onlyDifferences: isOn })}>
        {t('onlyDifferences')}
      </AddressSwitch>
      <Button aria-disabled={isFull || undefined} title={full} onClick={isFull ? undefined : onAdd}>
        {full ?? t('add')}
      </Button>
      {products.length > 1 && (
        <OverlayButton products={products.map(({ id, productName }) => ({ id, name: productName }))} />
      )}
      <ExportButton ids={ids} />
    </>
  );
}

function Told({ comparison, compared }: { comparison: ComparisonDto; compared: ComparedIds }): ReactNode {
  const { t } = useTranslation('comparisons');
  const { category, products } = comparison;
  return (
    <>
      <p className={styles.lead}>{t('ofLine', { line: category, count: products.length })}</p>
      {products.some(({ price }) => price !== null) && <p className={styles.lead}>{t('price.note')}</p>}
      <ComparisonTable comparison={comparison} compared={compared} />
    </>
  );
}

interface NotToldProps {
  compared: ComparedIds;
  error: unknown;
  retry: () => unknown;
  onAdd: () => void;
}

/** Nothing to compare yet, or not these: what it is, and the next step. */
function NotTold({ compared: { ids, show }, error, retry, onAdd }: NotToldProps): ReactNode {
  const { t } = useTranslation('comparisons');
  const { max } = COMPARISON_LIMITS;
  const addOne = (
    <Button look="primary" onClick={onAdd}>
      {t('add')}
    </Button>
  );
  const next = (
    <>
      {isRefusal(error, 'comparison.too-many') && (
        <Button look="primary" onClick={() => show({ ids: ids.slice(0, max) })}>
          {t('firstOnes', { most: max })}
        </Button>
      )}
      {(ids.length === 0 || isRefusal(error, 'comparison.too-few')) && addOne}
      <Link to={PATHS.cart} className={buttonClass('plain')}>
        {t('list')}
      </Link>
    </>
  );
  if (ids.length === 0) {
    return (
      <EmptyState title={t('empty.title')} next={next}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  if (error === null) return <Skeleton shape="rows" count={8} />;
  if (REFUSALS.some((code) => isRefusal(error, code))) return <EmptyState title={failureText(error, t)} next={next} />;
  return <ErrorState onRetry={() => void retry()}>{failureText(error, t)}</ErrorState>;
}

/** What is no fault but an answer: which products were chosen decides it. */
const REFUSALS = [
  'comparison.too-few',
  'comparison.too-many',
  'comparison.mixed',
  'comparison.sample',
  'record.unknown',
  'request.invalid',
] as const;
