import type { z } from 'zod';
import type { ConfigurableCode } from './configurable.ts';
import { JRT_WIRE_FORM } from './jrt/saved/wire-schema.ts';

/** What a saved configuration of each line looks like on the wire. */
const FORMS = { JRT: JRT_WIRE_FORM } as const satisfies Readonly<Record<ConfigurableCode, z.ZodObject>>;

/** All of them; of a form without a code the first that takes it. */
export const WIRE_FORMS: readonly (typeof FORMS)[ConfigurableCode][] = Object.values(FORMS);
