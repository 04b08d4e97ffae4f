import type { CustomerDto, CustomerWithParentDto } from '#modules/customers/contract.ts';
import type { CustomerKind } from '#modules/customers/domain/customer-rules.ts';

/** A customer as far as a form names it. */
export type Named = Pick<CustomerDto, 'id' | 'name'>;

/** What the dialog is for. */
export type CustomerTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'addBelow'; readonly above: Named }
  | { readonly kind: 'edit'; readonly customer: CustomerDto; readonly above: Named | undefined };

/** What is typed of a customer. */
export interface CustomerForm {
  readonly name: string;
  readonly creditCode: string;
  readonly parent: Named | undefined;
}

/** The form a task begins with. */
export function formOf(task: CustomerTask): CustomerForm {
  if (task.kind === 'add') return { name: '', creditCode: '', parent: undefined };
  if (task.kind === 'addBelow') return { name: '', creditCode: '', parent: task.above };
  return { name: task.customer.name, creditCode: task.customer.creditCode ?? '', parent: task.above };
}

/** The level of the customer a task is about. */
export function kindOf(task: CustomerTask): CustomerKind {
  if (task.kind === 'edit') return task.customer.kind;
  return task.kind === 'add' ? 'customer-lv1' : 'customer-lv2';
}

/** The task of changing a customer as it was read last. */
export function editingOf(customer: CustomerWithParentDto): CustomerTask {
  const { parentId: id, parentName: name } = customer;
  return { kind: 'edit', customer, above: id === null || name === null ? undefined : { id, name } };
}

/** Whether a field says the same twice. */
export function isSameField(one: string | Named | undefined, other: string | Named | undefined): boolean {
  return textOfField(one) === textOfField(other);
}

/** What tells one value of a field from another. */
function textOfField(value: string | Named | undefined): string | undefined {
  return typeof value === 'object' ? value.id : value;
}
