import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentRoutes } from '#modules/documents/contract.ts';
import { loadBytes } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { glbModel } from './glb-model.ts';
import type { OverlaidProduct } from './overlay-button.tsx';
import styles from './solid.module.css';
import { SolidCanvas } from './solid-canvas.tsx';

/** Two products as the portal draws them, the second one seen through, their outputs in one place. */
export function OverlayDialog({
  onClose,
  products,
}: {
  products: readonly OverlaidProduct[];
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('documents');
  const [chosen, setChosen] = useState<readonly [string, string]>([products[0]?.id ?? '', products[1]?.id ?? '']);
  const { error, models } = useQueries({
    queries: chosen.map(modelQuery),
    combine: (found) => ({
      error: found.find((one) => one.isError)?.error,
      models: found.every((one) => one.data) ? found.flatMap(({ data }) => data ?? []) : undefined,
    }),
  });
  const options = products.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Dialog title={t('solid.overlay')} width="wide" onClose={onClose}>
      <div className={styles.overlay}>
        <div className={styles.ends}>
          <Field label={<Swatch className={styles.first}>{t('solid.first')}</Swatch>}>
            {(control) => (
              <Select {...control} value={chosen[0]} options={options} onValue={(id) => setChosen([id, chosen[1]])} />
            )}
          </Field>
          <Field label={<Swatch className={styles.second}>{t('solid.second')}</Swatch>}>
            {(control) => (
              <Select {...control} value={chosen[1]} options={options} onValue={(id) => setChosen([chosen[0], id])} />
            )}
          </Field>
        </div>
        {error && <p role="alert">{failureText(error, t)}</p>}
        {!error && !models && <Skeleton shape="block" />}
        {!error && models && <SolidCanvas isLarge models={models} label={t('solid.overlaid')} fallback={null} />}
        <p className={styles.note}>{t('solid.aligned')}</p>
      </div>
    </Dialog>
  );
}

function Swatch({ children, className }: { children: ReactNode; className: string | undefined }): ReactNode {
  return (
    <span className={styles.swatch}>
      <span className={className} aria-hidden="true" />
      {children}
    </span>
  );
}

/** The drawing of a saved product, asked for anew each time: the server knows whether it has changed. */
function modelQuery(id: string) {
  return {
    queryKey: ['overlaid-model', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const bytes = await loadBytes(documentRoutes.drawing, { params: { id, format: 'glb' }, signal });
      return glbModel(new Uint8Array(bytes));
    },
    staleTime: 0,
    retry: false,
  };
}
