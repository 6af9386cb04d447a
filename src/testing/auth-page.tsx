import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import type { ReactElement } from 'react';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { accountApi } from './shops/auth-visitor';
import { renderScreen } from './jest/render';

/** Opens a login or account page at its address; `api` is the fake account API that it calls. */
export function openAuthPage(address: string, page: ReactElement) {
  mockRouter.setCurrentUrl(address);
  window.history.replaceState({}, '', address);
  const { container } = renderScreen(<main>{page}</main>, { auth, errors, ui });
  return { api: accountApi.current, container };
}

export const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Finds a toast by its words, because toasts of earlier tests are still on the page. */
export const toast = (words: string) => screen.findByRole('alert', { name: words });

/** The router's current path. */
export const asPath = () => mockRouter.asPath;

export async function expectNoFaults(container: Element): Promise<void> {
  expect(await act(() => axe(container))).toHaveNoViolations();
}
