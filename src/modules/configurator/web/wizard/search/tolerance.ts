import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';

/** The tolerance of speed or ratio this search takes, as a share; undefined: the line's. */
export interface SearchTolerance {
  readonly taken: number | undefined;
  take(tolerance: number | undefined): void;
}

/** The tolerance of the search, which is part of the configuration, and how another one is taken. */
export function useSearchTolerance(): SearchTolerance {
  const { config, dispatch } = useWizardView();
  return {
    taken: config.tolerance,
    take: (tolerance) => dispatch({ type: 'change', change: { kind: 'tolerate', tolerance } }),
  };
}
