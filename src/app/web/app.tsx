import type { i18n as I18n } from 'i18next';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { reportFault } from '#web/loading/report-fault.ts';

export interface AppProps {
  i18n: I18n;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The portal in one language at one address. */
export function App({ i18n, router }: AppProps): ReactNode {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} onError={reportFault} />
      </I18nextProvider>
    </StrictMode>
  );
}
