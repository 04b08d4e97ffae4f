import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadPanels } from '#lines/panels.ts';
import { WizardPage } from '#modules/configurator/web/public.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { PATHS } from '#web/paths.ts';
import { useCloseTab } from '#web/tabs/own-tab.ts';
import { ENQUIRED_LINES } from './enquired-lines.ts';
import { LINES_KEY } from './line-list-query.ts';

/** The wizard over the configuration that an enquiry is about; saved, it becomes a line of the cart. */
export function Component(): ReactNode {
  const { id, line } = useParams();
  const code = CONFIGURABLE.find((each) => each === line);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const closeTab = useCloseTab();
  if (code === undefined) return <NotFoundPage />;
  return (
    <WizardPage
      code={code}
      loadPanels={loadPanels}
      store={ENQUIRED_LINES}
      lineId={id}
      onSaved={() => {
        void cache.invalidateQueries({ queryKey: LINES_KEY });
        closeTab();
        void navigate(PATHS.cart);
      }}
    />
  );
}
