import type { ReactNode } from 'react';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { takesRights } from '#modules/accounts/domain/rights.ts';
import { CommandQuestion } from './command-question.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { RefuseQuestion } from './refuse-question.tsx';
import { RightsDialog } from './rights-dialog.tsx';
import { USER_COMMANDS, type UserCommandName } from './user-commands.ts';

/** What a dialog about an account is given. */
export interface UserDialogProps {
  readonly user: AdminUserDto;
  /** Leads on to another question about the account. */
  readonly onAsk: (question: UserQuestion) => void;
  readonly onClose: () => void;
}

interface UserDialogKind {
  readonly Dialog: (props: UserDialogProps) => ReactNode;
  readonly fits: (user: AdminUserDto) => boolean;
}

/** The questions that are more than a command with a yes. Texts stand under `users.<name>`. */
const DIALOGS = {
  details: { Dialog: DetailsDialog, fits: () => true },
  edit: { Dialog: EditDialog, fits: () => true },
  refuse: { Dialog: RefuseQuestion, fits: ({ state }) => state === 'pending' },
  menu: { Dialog: MenuDialog, fits: () => true },
  rights: { Dialog: RightsDialog, fits: ({ role }) => takesRights(role) },
} as const satisfies Record<string, UserDialogKind>;

type DialogName = keyof typeof DIALOGS;

/** Everything that can be asked about an account. */
export type UserQuestion = UserCommandName | DialogName;

/** The order in which questions are offered. */
const QUESTIONS: readonly UserQuestion[] = [
  'details',
  'edit',
  'resendInvitation',
  'withdrawInvitation',
  'confirm',
  'refuse',
  'forcePasswordChange',
  'enable',
  'disable',
  'menu',
  'rights',
];

/** The questions that fit an account as it is; one that is erased has none. */
export function questionsFor(user: AdminUserDto, isOwn: boolean): UserQuestion[] {
  if (user.state === 'erased') return [];
  return QUESTIONS.filter((question) =>
    isDialog(question) ? DIALOGS[question].fits(user) : USER_COMMANDS[question].fits(user, isOwn),
  );
}

/** The dialog of a question about an account. */
export function UserDialog({ question, ...props }: UserDialogProps & { question: UserQuestion }): ReactNode {
  if (!isDialog(question)) return <CommandQuestion key={question} command={question} {...props} />;
  const { Dialog } = DIALOGS[question];
  return <Dialog {...props} />;
}

function isDialog(question: UserQuestion): question is DialogName {
  return Object.hasOwn(DIALOGS, question);
}
