import type { ReactNode } from 'react';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { CommandQuestion } from './command-question.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { commandsFor, type UserCommandName } from './user-commands.ts';

/** What a dialog about an account is given. */
export interface UserDialogProps {
  readonly user: AdminUserDto;
  /** Leads on to another question about the account. */
  readonly onAsk: (question: UserQuestion) => void;
  readonly onClose: () => void;
}

/** The questions that are more than a yes, with the dialog of each. Texts stand under `users.<name>`. */
const DIALOGS = {
  details: DetailsDialog,
  menu: MenuDialog,
} as const satisfies Record<string, (props: UserDialogProps) => ReactNode>;

type DialogName = keyof typeof DIALOGS;

/** Everything that can be asked about an account. */
export type UserQuestion = UserCommandName | DialogName;

/** The questions that fit an account, in the order they are offered; one that is erased has none. */
export function questionsFor(user: AdminUserDto, isOwn: boolean): UserQuestion[] {
  return user.state === 'erased' ? [] : ['details', ...commandsFor(user, isOwn), 'menu'];
}

/** The dialog of a question about an account. */
export function UserDialog({ question, ...props }: UserDialogProps & { question: UserQuestion }): ReactNode {
  if (!isDialog(question)) return <CommandQuestion command={question} {...props} />;
  const Dialog = DIALOGS[question];
  return <Dialog {...props} />;
}

function isDialog(question: UserQuestion): question is DialogName {
  return Object.hasOwn(DIALOGS, question);
}
