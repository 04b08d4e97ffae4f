import { z } from 'zod';

/** A text that is left out where nothing was typed; what it must hold is said by the rules of its form. */
export const field = (most: number) => z.string().max(most).default('');

/** A tick that a form post sends as text. */
export const tick = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
