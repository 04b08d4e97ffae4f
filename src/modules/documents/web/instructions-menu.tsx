import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#kernel/locale.ts';
import { DownloadMenu } from '#modules/cart/web/public.ts';
import type { ButtonLook } from '#web/ui/button.tsx';
import { downloadInstructions } from './download-instructions.ts';

export interface InstructionsMenuProps {
  /** The code of the product line. */
  line: string;
  /** The name of the button where its label is not enough. */
  name?: string;
  look?: ButtonLook;
  compact?: boolean;
}

/** Offers the operating instructions of a product line in either language. */
export function InstructionsMenu({ line, ...button }: InstructionsMenuProps): ReactNode {
  const { t } = useTranslation('cart');
  return (
    <DownloadMenu
      label={t('action.instructions')}
      languages={LOCALES}
      started={t('download.instructions')}
      download={(language) => downloadInstructions(line, language)}
      {...button}
    />
  );
}
