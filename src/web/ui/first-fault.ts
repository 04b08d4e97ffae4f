/**
 * Leads to the first wrong field of a form whose sending was refused: focus brings it into sight, however long the form is. Answers
 * whether there is one. What is wrong must be shown by then (`flushSync`).
 */
export function focusFirstFault(form: HTMLElement | null | undefined): boolean {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  fault?.focus();
  return fault !== null && fault !== undefined;
}
