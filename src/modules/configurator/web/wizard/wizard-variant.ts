import type { ReactNode } from 'react';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { WizardFrameProps } from './frame/wizard-frame.tsx';

/** Another way to a product of a line over the same release, such as from a sample: one page in place of the steps. */
export interface WizardVariant {
  /** The product with what this way changes of its line: what a configuration begins with, how it is saved. */
  readonly product: Product;
  /** What stands in place of the steps. */
  readonly Frame: (props: WizardFrameProps) => ReactNode;
}
