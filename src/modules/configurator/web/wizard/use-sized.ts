import { useCallback, useEffect, useState } from 'react';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import {
  keptSized,
  readSized,
  type SizedFields,
  sizedFields,
} from '#modules/configurator/domain/sized/sized-fields.ts';
import type { DraftContent, OpenDraft } from '#modules/drafts/web/public.ts';
import type { Configuration } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';
import type { WizardStart } from './wizard.tsx';

interface SizedParts {
  readonly start: WizardStart;
  readonly config: Configuration;
  readonly description: Description;
  readonly line: ProductLine;
  readonly note: OpenDraft['note'];
}

/** What a sizing filled in when the wizard began, or before the draft was left, kept beside the draft with what others note there. */
export function useSized({ start, config, description, line, note }: SizedParts): {
  sized: SizedFields | undefined;
  keep: (noted: DraftContent) => void;
} {
  const { sizedBy, noted } = start;
  const [sized] = useState(() =>
    sizedBy === undefined ? readSized(noted) : sizedFields(sizedBy, { config, description, line }),
  );
  const keep = useCallback((other: DraftContent) => note({ ...other, ...(sized && keptSized(sized)) }), [note, sized]);
  const isNew = sizedBy !== undefined || start.begun !== undefined;
  useEffect(() => {
    if (isNew) keep({});
  }, [isNew, keep]);
  return { sized, keep };
}
