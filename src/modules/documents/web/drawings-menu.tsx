import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '#modules/cart/web/public.ts';
import { type FetchDrawing, useDrawingFiles } from './use-drawings.ts';

export interface DrawingsMenuProps {
  label: ReactNode;
  /** What its files are called by. */
  productName: string;
  fetchFile: FetchDrawing;
}

/** The drawings of a product in a menu of their own, without its data sheet. */
export function DrawingsMenu({ fetchFile, label, productName }: DrawingsMenuProps): ReactNode {
  const { t } = useTranslation('documents');
  const filesOf = useDrawingFiles();
  return (
    <DownloadMenu
      label={label}
      look="plain"
      languages={[]}
      started={t('drawing.started')}
      download={async () => undefined}
      others={() => filesOf(productName, fetchFile)}
    />
  );
}
