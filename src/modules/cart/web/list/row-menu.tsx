import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { DownloadInstructions, ShareLine } from '#modules/cart/web/line-table.tsx';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { type ListedLine, pathOf } from './listed-line.ts';
import type { ListWords } from './row-words.ts';
import type { Batching } from './use-batch.ts';
import { type Placing, STEPS } from './use-placing.ts';

export interface RowMenuProps {
  line: ListedLine;
  batch: Batching;
  placing: Placing;
  onShare: ShareLine | undefined;
  /** Opens a page. */
  onOpen: (path: string) => void;
  instructions: DownloadInstructions | undefined;
  /** What stands on the button. */
  label: ReactNode;
  /** What it says where a pointer rests, of a picture. */
  title: string | undefined;
  t: ListWords;
  locale: Locale;
}

/** What else can be done with one line. */
export function RowMenu(props: RowMenuProps): ReactNode {
  const { line, batch, label, title, t } = props;
  return (
    <MenuButton
      compact
      label={label}
      title={title}
      name={t('action.moreNamed', { name: line.productName })}
      items={() => itemsOf(props)}
      busy={batch.isBusy}
    />
  );
}

function itemsOf({
  line,
  batch,
  placing,
  onShare,
  onOpen,
  instructions,
  t,
  locale,
}: RowMenuProps): readonly MenuItem[] {
  const ids = [line.id];
  async function configureSimilar(): Promise<void> {
    const [copy] = (await batch.run({ action: 'copy', ids })) ?? [];
    if (copy !== undefined) onOpen(pathOf({ ...line, id: copy }));
  }
  async function saveInstructions(): Promise<void> {
    toasts.show({ tone: 'info', text: t('download.instructions') });
    try {
      await instructions?.(line.category, locale);
      toasts.show({ tone: 'success', text: t('download.done') });
    } catch (error) {
      notifyFailure(error, t, { prefix: t('download.failed') });
    }
  }
  const steps = STEPS.map((step): MenuItem => {
    const spot = placing.spotOf(line.id, step);
    return {
      id: step,
      label: t(`place.${step}`),
      group: t('place.group'),
      disabled: spot === undefined,
      onSelect: () => spot && placing.put(line.id, spot),
    };
  });
  return [
    { id: 'similar', label: t('action.similar'), onSelect: () => void configureSimilar() },
    { id: 'copy', label: t('action.copy'), onSelect: () => void batch.run({ action: 'copy', ids }) },
    ...(line.price?.today
      ? [{ id: 'price', label: t('action.price'), onSelect: () => void batch.run({ action: 'price', ids }) }]
      : []),
    ...(onShare ? [{ id: 'share', label: t('action.share'), onSelect: () => onShare(line) }] : []),
    ...(instructions
      ? [{ id: 'instructions', label: t('action.instructions'), onSelect: () => void saveInstructions() }]
      : []),
    { id: 'delete', label: t('action.delete'), onSelect: () => void batch.run({ action: 'delete', ids }) },
    ...steps,
  ];
}
