import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';
import { useNarrow } from './use-narrow.ts';

export interface FilterSheetProps {
  /** How many filters narrow the list now. */
  count: number;
  /** A function where what is in it closes the sheet itself, as a form does that is sent. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** What narrows a list; on a phone behind a button that says how many filters are on. */
export function FilterSheet({ count, children }: FilterSheetProps): ReactNode {
  const { t } = useTranslation('web');
  const isNarrow = useNarrow();
  if (!isNarrow) return typeof children === 'function' ? children(stay) : children;
  return (
    <Sheet label={count > 0 ? t('ui.filter.on', { count }) : t('ui.filter.title')} title={t('ui.filter.title')}>
      {(close) =>
        typeof children === 'function' ? (
          children(close)
        ) : (
          <>
            {children}
            <Button look="primary" onClick={close}>
              {t('ui.filter.done')}
            </Button>
          </>
        )
      }
    </Sheet>
  );
}

function stay(): void {}
