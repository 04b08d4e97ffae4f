import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfigurableCode } from '#lines/configurable.ts';
import type { Begun } from '#modules/configurator/domain/quick/begun.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import { type Product, releaseQueries } from '#modules/configurator/web/release-queries.ts';
import { keyOfDraft } from '#modules/drafts/domain/draft-key.ts';
import { openedDraft } from '#modules/drafts/web/public.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { actedFor } from '#web/session/acting.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { type ServerDraft, useServerDraft } from './draft-queries.ts';
import type { LoadPanels } from './line-panels.ts';
import { type LoadedLine, lineQueries, nextOpening } from './line-queries.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { openLineState } from './opened-line.ts';
import { begunState, startState } from './start-state.ts';
import { useQuickStart } from './use-quick-start.ts';
import { Wizard, type WizardStart } from './wizard.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';
import type { WizardVariant } from './wizard-variant.ts';
import type { PreviewSlot, PriceSlot } from './wizard-view.ts';

export interface WizardPageProps {
  /** The product line that is configured. */
  code: ConfigurableCode;
  loadPanels: LoadPanels;
  store: LineStore;
  /** The saved line to edit; undefined for a new configuration. */
  lineId: string | undefined;
  /** The sample a new configuration is begun with, if it is. */
  sample?: string | undefined;
  /** Another way to the product than by its steps, with the saved line that is opened, if one is; undefined while it is not known. */
  variantOf?: ((product: Product, opened: OpenLine | undefined) => WizardVariant) | undefined;
  /** What else can be done with the product, beside its type code on the overview. */
  actions?: ReactNode;
  /** What tells its price. */
  price?: PriceSlot | undefined;
  /** What shows more of it than its picture. */
  Preview?: PreviewSlot | undefined;
  /** How many of a new product are configured. */
  quantity?: number;
  onSaved: (line: OpenLine) => void;
}

/** Loads the release, and the saved line if there is one, and opens the wizard over them. */
export function WizardPage({
  code,
  loadPanels,
  store,
  lineId,
  sample,
  variantOf,
  actions,
  price,
  Preview,
  quantity = 1,
  onSaved,
}: WizardPageProps): ReactNode {
  const product = useQuery(releaseQueries.product(code, loadPanels));
  const [opening] = useState(nextOpening);
  const line = useQuery({
    ...lineQueries.open({ store, loadPanels }, lineId ?? '', opening),
    enabled: lineId !== undefined,
  });
  const [draftKey] = useState(() => keyOfDraft({ category: code, sample, savedLine: lineId }));
  const server = useServerDraft(draftKey, opening);
  useTabDetail(line.data?.line.productName);
  const quick = useQuickStart(product.data, lineId === undefined && variantOf === undefined);
  const failed = [product, line, quick].find((query) => query.isError && query.data === undefined);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!product.data || (lineId !== undefined && !line.data) || quick.isLoading || server.isLoading)
    return <WizardSkeleton />;
  return (
    <OpenedWizard
      key={`${product.data.hash} ${line.dataUpdatedAt}`}
      product={product.data}
      variantOf={variantOf}
      opened={line.data}
      begun={quick.data}
      sizedBy={quick.sizedBy}
      draftKey={draftKey}
      server={server}
      store={store}
      actions={actions}
      price={price}
      Preview={Preview}
      quantity={quantity}
      onSaved={onSaved}
      onReload={() => void line.refetch()}
    />
  );
}

interface OpenedWizardProps {
  product: Product;
  variantOf: WizardPageProps['variantOf'];
  opened: LoadedLine | undefined;
  begun: Begun | undefined;
  sizedBy: string | undefined;
  draftKey: string;
  server: ServerDraft;
  store: LineStore;
  actions: ReactNode;
  price: PriceSlot | undefined;
  Preview: PreviewSlot | undefined;
  quantity: number;
  onSaved: (line: OpenLine) => void;
  onReload: () => void;
}

function OpenedWizard({
  product,
  variantOf,
  opened,
  begun,
  sizedBy,
  draftKey,
  server,
  ...rest
}: OpenedWizardProps): ReactNode {
  const [variant] = useState(() => variantOf?.(product, opened?.line));
  const shown = variant?.product ?? product;
  const [start] = useState((): WizardStart => {
    const { context } = shown;
    const otherwise = opened ? openLineState(opened.line, opened.row, context) : emptyWizard(context.line);
    const lineId = opened?.line.id ?? null;
    const place = { key: draftKey, part: context.line.drafts.part, savedLine: lineId, customer: actedFor()?.id };
    const draft = openedDraft(place, server.take());
    const kept = { place, basis: draft.basis };
    const state = startState(context, { stored: draft.content, lineId, otherwise });
    if (begun)
      return { kept, state: begunState(state, begun, context), begun, ...(sizedBy !== undefined && { sizedBy }) };
    const isContinued = state !== otherwise;
    return {
      kept,
      state,
      isContinued,
      isElsewheres: isContinued && draft.isElsewheres,
      wasVisitors: isContinued && draft.isVisitors,
      ...(isContinued && { noted: draft.noted }),
    };
  });
  return <Wizard product={shown} Frame={variant?.Frame} start={start} line={opened?.line} {...rest} />;
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('configurator');
  const text = failureText(error, t);
  const isForLogin = isRefusal(error, 'session.missing');
  // The address is open to visitors, a saved line is not: they are asked where they are, once more with each try (spec 000 §8).
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is one try
  useEffect(() => {
    if (isForLogin) requestLogin({ stay: true, notice: { tone: 'warning', text } });
  }, [error]);
  return (
    <ErrorState title={t('wizard.broken')} onRetry={onRetry}>
      {text}
    </ErrorState>
  );
}
