import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { Button } from '#web/ui/button.tsx';

const OverlayDialog = lazy(
  async () => (await loadScreen(() => import('./overlay-dialog.tsx'), 'documents')).OverlayDialog,
);

/** A saved product that can be laid over another one. */
export interface OverlaidProduct {
  readonly id: string;
  readonly name: string;
}

/** Lays two of several saved products over each other, output on output. */
export function OverlayButton({ products }: { products: readonly OverlaidProduct[] }): ReactNode {
  const { t } = useTranslation('documents');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('solid.overlay')}
      </Button>
      {isOpen && (
        <Suspense>
          <OverlayDialog products={products} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
