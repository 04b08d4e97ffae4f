import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SampledCode } from '#lines/sampled.ts';
import { samplesOfLine } from '#lines/samples.ts';
import {
  type LineStore,
  type LoadPanels,
  type OpenLine,
  type PreviewSlot,
  type PriceSlot,
  type Product,
  releaseQueries,
  WizardPage,
  type WizardVariant,
} from '#modules/configurator/web/public.ts';
import { pickOfRow } from '#modules/samples/domain/picks.ts';
import { sampleContext } from '#modules/samples/domain/sample-context.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { ITEM } from '#web/saved-product-path.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SampleList } from './list/sample-list.tsx';
import { SampleFrame } from './sample-frame.tsx';
import { SampleViewContext } from './sample-view.ts';
import { samplesQuery } from './samples-query.ts';
import { WithdrawnFrame } from './withdrawn-frame.tsx';

export interface SamplePageProps {
  /** The product line whose samples stand here. */
  code: SampledCode;
  loadPanels: LoadPanels;
  store: LineStore;
  /** The saved line to edit; undefined for a new configuration. */
  lineId: string | undefined;
  /** What else can be done with the product, beside its type code. */
  actions?: ReactNode;
  /** What tells its price. */
  price?: PriceSlot | undefined;
  /** What shows more of it than its picture. */
  Preview?: PreviewSlot | undefined;
  onSaved: (line: OpenLine) => void;
}

/** The sample catalogue of a line: its items, and the one of them that is configured, new or saved. */
export function SamplePage(props: SamplePageProps): ReactNode {
  const { code, loadPanels, lineId } = props;
  const { t } = useTranslation('samples');
  const [params] = useSearchParams();
  const product = useQuery(releaseQueries.product(code, loadPanels));
  const samples = useQuery(samplesQuery(code, product.data));
  const failed = [product, samples].find((query) => query.isError && query.data === undefined);
  if (failed)
    return (
      <ErrorState title={t('broken')} onRetry={() => void failed.refetch()}>
        {failureText(failed.error, t)}
      </ErrorState>
    );
  if (!product.data || !samples.data) return <Skeleton shape="rows" count={8} />;
  const item = params.get(ITEM);
  if (lineId === undefined && item === null)
    return <SampleList code={code} list={samples.data} product={product.data} />;
  return <ConfiguredSamplePage {...props} list={samples.data} item={item} />;
}

interface ConfiguredSamplePageProps extends SamplePageProps {
  list: OfferedSamples;
  /** The sample a new configuration is made from. */
  item: string | null;
}

function ConfiguredSamplePage({ list, item, store, ...props }: ConfiguredSamplePageProps): ReactNode {
  const { code } = props;
  const [quantity, setQuantity] = useState(1);
  const view = useMemo(() => ({ code, list, quantity, setQuantity }), [code, list, quantity]);
  return (
    <SampleViewContext value={view}>
      <WizardPage
        {...props}
        store={withQuantity(store, quantity)}
        quantity={quantity}
        sample={props.lineId === undefined ? (item ?? undefined) : undefined}
        variantOf={(product, opened) => variantOf(product, { code, list, item, opened })}
      />
      {props.lineId === undefined && <TabOfItem item={item} />}
    </SampleViewContext>
  );
}

/** A new configuration is told from the list, and from others, by its sample. */
function TabOfItem({ item }: Pick<ConfiguredSamplePageProps, 'item'>): ReactNode {
  useTabDetail(item ?? undefined);
  return null;
}

interface Opening {
  readonly code: SampledCode;
  readonly list: OfferedSamples;
  readonly item: string | null;
  readonly opened: OpenLine | undefined;
}

/** How a sample is configured; one that is not offered (any more) is told as such. */
function variantOf(product: Product, { code, list, item, opened }: Opening): WizardVariant {
  const named = list.items.find(({ id }) => id === item);
  const [own] = named?.variants ?? [];
  const pick = opened ? pickOfRow(list, opened.form.basicTypeId) : named && own && { sample: named, variant: own };
  if (!pick) return { product, Frame: WithdrawnFrame };
  const { leftOut = [] } = samplesOfLine(code) ?? {};
  return {
    product: { ...product, context: sampleContext(product.context, { list, pick, leftOut }) },
    Frame: SampleFrame,
  };
}

/** A new configuration is saved so many times; another number is another save. */
function withQuantity(store: LineStore, quantity: number): LineStore {
  return { ...store, create: (form, key, beside) => store.create(form, `${key}-${quantity}`, { ...beside, quantity }) };
}
