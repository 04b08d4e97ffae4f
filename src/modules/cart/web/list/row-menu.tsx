import type { ReactNode } from 'react';
import type { ShareLine } from '#modules/cart/web/line-table.tsx';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
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
  t: ListWords;
}

/** What else can be done with one line. */
export function RowMenu(props: RowMenuProps): ReactNode {
  const { line, batch, t } = props;
  return (
    <MenuButton
      compact
      label={t('action.more')}
      name={t('action.moreNamed', { name: line.productName })}
      items={() => itemsOf(props)}
      busy={batch.isBusy}
    />
  );
}

function itemsOf({ line, batch, placing, onShare, onOpen, t }: RowMenuProps): readonly MenuItem[] {
  const ids = [line.id];
  async function configureSimilar(): Promise<void> {
    const [copy] = (await batch.run({ action: 'copy', ids })) ?? [];
    if (copy !== undefined) onOpen(pathOf({ ...line, id: copy }));
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
    ...(onShare ? [{ id: 'share', label: t('action.share'), onSelect: () => onShare(line) }] : []),
    { id: 'delete', label: t('action.delete'), onSelect: () => void batch.run({ action: 'delete', ids }) },
    ...steps,
  ];
}
