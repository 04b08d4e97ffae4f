/** A saved form of any line that asks for no drawings. */
export function withoutDrawings<Form extends object>(form: Form): Form & { readonly isDrawing: false } {
  return { ...form, isDrawing: false };
}
