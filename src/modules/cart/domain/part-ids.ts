/** The nested parts of a saved configuration that carry an id of their own (spec 001 §3). */
export const PARTS = ['basicType', 'inputModule', 'motorConfig', 'installationMethodConfig', 'reduceConfig'] as const;

type Parts = { readonly [part in (typeof PARTS)[number]]?: object | null };

/**
 * The form with an id in each of its parts: the one it had when it was saved before, else a new one. Ids that came with
 * the payload are not believed (spec 001 §9 "existing parts are sent with their id").
 */
export function withPartIds<Form extends Parts>(form: Form, before: Parts, newId: () => string): Form {
  const parts = PARTS.flatMap((part) => {
    const content = form[part];
    return content ? [[part, { ...content, id: idOf(before[part]) ?? newId() }] as const] : [];
  });
  return { ...form, ...Object.fromEntries(parts) };
}

function idOf(part: object | null | undefined): string | undefined {
  return part && 'id' in part && typeof part.id === 'string' ? part.id : undefined;
}
