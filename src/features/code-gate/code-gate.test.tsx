import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { tellFailure } from '@/features/failures/public';
import { renderScreen } from '@/testing/jest/render';
import { CodeGate } from './code-gate';

jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

const answers: Answer[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  answers.splice(0);
  sent.splice(0);
  globalThis.fetch = async (_address, request) => {
    sent.push(JSON.parse(String(request?.body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer as Response;
  };
});

const answer = (body: object, status = 200) =>
  answers.push({ ok: status === 200, status, json: async () => body });

const show = (isOn = true) => renderScreen(<CodeGate isOn={isOn}>The shop</CodeGate>, {});

async function enter(code: string) {
  const field = await screen.findByLabelText('Code');
  await userEvent.clear(field);
  if (code) await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
}

describe('the code gate', () => {
  it('is not there where everybody may come in', () => {
    show(false);
    expect(screen.getByText('The shop')).toBeVisible();
  });

  it('asks for a code, says when it is wrong, and lets in for good when it is right', async () => {
    const { container, unmount } = show();
    expect(await screen.findByRole('heading', { name: 'Enter Code' })).toBeVisible();
    expect(screen.queryByText('The shop')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'password');
    expect(await axe(container)).toHaveNoViolations();

    answer({ result: false });
    await enter('00000000');
    expect(await screen.findByText('Incorrect')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect');

    answer({ result: true });
    await enter('31415926');
    expect(await screen.findByText('The shop')).toBeVisible();
    expect(sent).toEqual([{ code: '00000000' }, { code: '31415926' }]);

    unmount();
    show();
    expect(screen.getByText('The shop')).toBeVisible();
  });

  it('asks nobody about an empty field', async () => {
    show();
    await enter('');
    expect(await screen.findByText('Please enter the code')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('stays shut where the answer is a refusal or none', async () => {
    show();
    answer({ error: { code: 'too_many_requests', message: 'Slow down' } }, 429);
    await enter('1');
    expect(await screen.findByText('Too many tries. Please wait 15 minutes.')).toBeVisible();
    expect(tellFailure).not.toHaveBeenCalled();
    await enter('1');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(tellFailure).toHaveBeenCalledWith('generic', expect.anything(), 'code-gate');
    expect(screen.queryByText('The shop')).not.toBeInTheDocument();
  });
});
