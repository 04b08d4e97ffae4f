import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { createI18n } from '#web/language/i18n.ts';

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 30_000 });

export interface RenderedScreen extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  user: UserEvent;
}

/** Renders a component as a person of this language sees it, with a keyboard and a pointer. */
export async function renderScreen(
  element: ReactElement,
  { locale = 'zh-cn', namespaces = [] }: { locale?: Locale; namespaces?: string[] } = {},
): Promise<RenderedScreen> {
  const i18n = await createI18n(locale);
  await i18n.loadNamespaces(namespaces);
  const user = userEvent.setup();
  return {
    user,
    ...render(element, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> }),
  };
}
