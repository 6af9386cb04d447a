import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import errors from '@/messages/en-US/errors.json';
import hearingLevels from '@/messages/en-US/hearing-levels.json';
import hearingUpload from '@/messages/en-US/hearing-upload.json';
import ui from '@/messages/en-US/ui.json';
import { maximumUploadBytes } from '@/domain/hearing/upload';
import { renderScreen } from '@/testing/jest/render';
import { PlotEditor } from './plot-editor';
import { UploadPanel } from './upload-panel';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

type Answer = { status: number; body: unknown; session?: string };

/** The server's answers, in the order of the files; jsdom has no network. */
let answers: Answer[] = [];
const sentForms: FormData[] = [];

class FakeRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  status = 0;
  responseText = '';
  #answer: Answer = { status: 0, body: null };
  open() {}
  setRequestHeader() {}
  abort() {}
  getResponseHeader() {
    return this.#answer.session ?? null;
  }
  send(form: FormData) {
    sentForms.push(form);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.#answer = answers.shift() ?? { status: 500, body: null };
    this.status = this.#answer.status;
    this.responseText = JSON.stringify(this.#answer.body);
    setTimeout(() => this.onload?.(), 0);
  }
}

const stored = (name: string, id = name) => ({
  id,
  name,
  extension: 'pdf',
  size: 2048,
  order_id: null,
  created_at: '2026-11-21T12:00:00.000Z',
});

beforeEach(() => {
  answers = [];
  sentForms.length = 0;
  localStorage.clear();
  document.cookie = 'swell-session=; path=/; max-age=0';
  mockRouter.setCurrentUrl('/hearing-test');
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

function open(props: Partial<Parameters<typeof UploadPanel>[0]> = {}) {
  return renderScreen(<UploadPanel orderId={null} email="ada@example.ca" {...props} />, {
    errors,
    ui,
    'hearing-levels': hearingLevels,
    'hearing-upload': hearingUpload,
  });
}

const field = () => screen.getByLabelText('Hearing test file');
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));
const pdf = (name = 'a.pdf', size = 3) => new File([new Uint8Array(size)], name);
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(field(), files);

test('nothing chosen: says so at the field, which gets the focus', async () => {
  open();
  await upload();
  expect(field()).toHaveAccessibleDescription(/Please select file first/);
  expect(field()).toHaveFocus();
});

test('a file that may not be sent never leaves', async () => {
  open();
  await choose(pdf('a.exe'));
  await upload();
  expect(field()).toHaveAccessibleDescription(/This file extension is not supported/);
  await choose(pdf('a.pdf', maximumUploadBytes + 1));
  await upload();
  expect(field()).toHaveAccessibleDescription(/File size cannot be more than 10MB/);
  expect(sentForms).toEqual([]);
});

test('several files go one by one; what arrived is listed, what did not says why and stays', async () => {
  const onSent = jest.fn();
  answers = [
    { status: 200, body: stored('one.pdf'), session: 'a-new-session' },
    { status: 400, body: { error: { code: 'validation_error', param: 'file', message: 'x' } } },
  ];
  const { container } = open({ onSent });
  await choose(pdf('one.pdf'), pdf('two.pdf'));
  await upload();
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  expect(await within(chosen).findByText(/We cannot read this file/)).toBeVisible();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('File was uploaded successfully')).toBeVisible();
  const sent = screen.getByRole('region', { name: 'Files we have from you' });
  expect(within(sent).getByText('one.pdf', { selector: '.font-semibold' })).toBeVisible();
  expect(within(chosen).getByText('two.pdf')).toBeVisible();
  expect(sentForms.map((form) => form.get('email'))).toEqual(['ada@example.ca', 'ada@example.ca']);
  expect(document.cookie).toContain('swell-session=a-new-session');
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[Answer, RegExp]>([
  [{ status: 500, body: null }, /Something went wrong while uploading the file\.\.\./],
  [{ status: 503, body: { error: { code: 'unavailable' } } }, /Many files are coming in/],
  [
    { status: 400, body: { error: { code: 'permission_error', param: 'file' } } },
    /as many files as we can keep/,
  ],
])('a refusal by the server is told: %j', async (answer, words) => {
  answers = [answer];
  open();
  await choose(pdf());
  await upload();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
  expect(await screen.findByRole('alert', { name: words })).toBeVisible();
});

test('an audiogram is typed in without any picture and becomes a result', async () => {
  const onDone = jest.fn();
  const { container } = renderScreen(<PlotEditor picture={null} onDone={onDone} />, {
    ui,
    'hearing-levels': hearingLevels,
    'hearing-upload': hearingUpload,
  });
  const done = screen.getByRole('button', { name: 'Show my result' });
  await userEvent.click(done);
  expect(screen.getByText('Please put in at least one mark')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Right ear, 1,000 Hz, dB'), '45');
  await userEvent.type(screen.getByLabelText('Left ear, 4,000 Hz, dB'), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Left ear, 4,000 Hz: not heard' }));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(done);
  const result: unknown = expect.objectContaining({
    calibration: { mode: 'clinical', sdDb: 3 },
    ears: {
      R: { points: [{ hz: 1000, db: 45, n: 0 }], pta4: null },
      L: { points: [{ hz: 4000, db: null, noResponse: true, triedDb: 100, n: 0 }], pta4: null },
    },
  });
  expect(onDone).toHaveBeenCalledWith(result);
});
