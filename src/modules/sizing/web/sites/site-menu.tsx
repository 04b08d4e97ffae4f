import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { SiteProfileDto } from '#modules/sizing/contract.ts';
import type { InputDef } from '#modules/sizing/domain/core/model.ts';
import type { TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import { SITE_NAME_LENGTH, siteInputs, siteOfInputs, standsAt, withSite } from '#modules/sizing/domain/site-profile.ts';
import { useKeepsCases } from '#modules/sizing/web/cases/saved-cases-query.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { sitesQuery, useSites } from './use-sites.ts';

interface SiteMenuProps {
  inputs: readonly InputDef[];
  typed: TypedInputs;
  onTyped: (typed: TypedInputs) => void;
}

/** The sites one has kept: a machine is put to one of them, and what is said of its own site is kept for the next machine. */
export function SiteMenu(props: SiteMenuProps): ReactNode {
  return useKeepsCases() ? <Sites {...props} /> : null;
}

function Sites({ inputs, onTyped, typed }: SiteMenuProps): ReactNode {
  const { t } = useTranslation('sizing');
  const [isNaming, setNaming] = useState(false);
  const { data } = useQuery(sitesQuery());
  const { forget, keep } = useSites();
  const ids = siteInputs(inputs);
  const sites = data?.rows ?? [];
  const here = sites.find((site) => standsAt(typed, site.inputs, ids));
  const kept = sites.map(
    (site): MenuItem => ({
      ...{ id: `site ${site.name}`, label: site.name, group: t('sites.kept') },
      checked: site === here,
      onSelect: () => onTyped(withSite(typed, site.inputs, ids)),
    }),
  );
  const change: MenuItem =
    here === undefined
      ? { id: 'keep', label: t('sites.keep'), group: t('sites.change'), onSelect: () => setNaming(true) }
      : {
          ...{ id: 'forget', label: t('sites.forget', { name: here.name }), group: t('sites.change') },
          onSelect: () => forget.mutate(here.name),
        };
  return (
    <>
      <MenuButton
        label={here === undefined ? t('sites.title') : t('sites.named', { name: here.name })}
        items={[...kept, change]}
      />
      {isNaming && (
        <NameDialog
          title={t('sites.keep')}
          label={t('sites.name')}
          hintOf={(name) => (sites.some((site) => site.name === name) ? t('sites.replaces') : t('sites.hint'))}
          missing={t('sites.nameMissing')}
          confirm={t('cases.confirm')}
          longest={SITE_NAME_LENGTH}
          isBusy={keep.isPending}
          failure={<FormFailure>{keep.error ? failureText(keep.error, t) : undefined}</FormFailure>}
          onName={(name) => keep.mutate({ name, inputs: sentOf(typed, ids) }, { onSuccess: () => setNaming(false) })}
          onClose={() => {
            keep.reset();
            setNaming(false);
          }}
        />
      )}
    </>
  );
}

/** Lists that are only read here are sent as they are. */
function sentOf(typed: TypedInputs, ids: readonly string[]): SiteProfileDto['inputs'] {
  return siteOfInputs(typed, ids) as SiteProfileDto['inputs'];
}
