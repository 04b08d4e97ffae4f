import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { loadPanels } from '#lines/panels.ts';
import { configurableAt, WizardPage } from '#modules/configurator/web/public.ts';
import { PATHS } from '#web/paths.ts';
import { useCloseTab } from '#web/tabs/own-tab.ts';
import { LINES_KEY } from './line-list-query.ts';
import { SAVED_LINES } from './saved-lines.ts';

/** The wizard of a product line over the cart, with what else can be done with its product: a new configuration, or the saved one the address names; saving is done with its tab and leads to the list. */
export function ConfigurePage({ actions }: { actions: ReactNode }): ReactNode {
  const { id } = useParams();
  const code = configurableAt(useLocation().pathname) ?? USUAL_LINE;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const closeTab = useCloseTab();
  return (
    <WizardPage
      code={code}
      loadPanels={loadPanels}
      store={SAVED_LINES}
      lineId={id}
      actions={actions}
      onSaved={() => {
        void cache.invalidateQueries({ queryKey: LINES_KEY });
        closeTab();
        void navigate(PATHS.cart);
      }}
    />
  );
}
