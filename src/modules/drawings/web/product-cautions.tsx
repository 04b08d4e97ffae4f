import type { ReactNode } from 'react';
import { type Locale, textIn } from '#kernel/locale.ts';
import { Icon } from '#web/ui/icons.tsx';
import type { PictureDrawer, PictureWanted } from './picture-drawer.ts';
import styles from './product-cautions.module.css';
import { usePictured } from './use-pictured.ts';

interface ProductCautionsProps extends PictureWanted {
  /** What the list is called. */
  readonly label: string;
  readonly locale: Locale;
  readonly drawer?: PictureDrawer;
}

/** What of a product is in the way where it is mounted, by its drawing; nothing where nothing is. */
export function ProductCautions({ drawer, label, line, locale, name }: ProductCautionsProps): ReactNode {
  const cautions = usePictured({ line, name }, drawer)?.cautions ?? [];
  if (cautions.length === 0) return null;
  return (
    <ul className={styles.cautions} aria-label={label}>
      {cautions.map((text) => (
        <li key={text.en}>
          <Icon name="warning" size={16} />
          {textIn(text, locale)}
        </li>
      ))}
    </ul>
  );
}
