import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { tellFailure } from '@/features/failures/public';
import review from '@/messages/en-US/review.json';
import reviews from '@/messages/en-US/reviews.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { ProductReviews } from './product-reviews';
import { ReviewScreen } from './review-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

const invitation = {
  productName: 'Charge-and-Go',
  productSlug: 'charge-go',
  level: 'premium',
  weeksOfUse: 3,
  firstName: 'Margaret',
  province: 'AB',
  written: null,
};

function open(answers: FakeAccountApi['answers']) {
  const api = new FakeAccountApi();
  Object.assign(api.answers, answers);
  globalThis.fetch = api.fetch;
  window.history.replaceState(null, '', '/review#code=the-code');
  mockRouter.setCurrentUrl('/review');
  const view = renderScreen(
    <main>
      <ReviewScreen />
    </main>,
    { review, ui },
  );
  return { api, ...view };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks for stars, words and the tick, and says at the field what is missing', async () => {
  // On a slow phone a frame comes before the faults are drawn.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => {
    work(0);
    return 0;
  });
  const { api, container } = open({ '/api/review/look-up': { review: invitation } });
  expect(await heading('Your review of Charge-and-Go')).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('radio', { name: 'A customer' })).toBeChecked();
  expect(screen.getByText(/Premium level\. Worn for 3 weeks/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show my review' }));
  for (const words of ['Please choose the stars.', 'Please write a few words.']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(screen.getByRole('radio', { name: '5 stars, very good' })).toHaveFocus();
  expect(await act(() => axe(container))).toHaveNoViolations();
  expect(api.asked.map(({ name }) => name)).toEqual(['/api/review/look-up']);

  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  await userEvent.type(screen.getByLabelText('Your review'), ' It whistles. ');
  await userEvent.click(screen.getByRole('radio', { name: 'Margaret, AB' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show my review' }));
  expect(
    await screen.findByText('Please tick this box, because your review will be public.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  api.answers['/api/review'] = refusedWith('internal_error');
  await userEvent.click(screen.getByRole('button', { name: 'Show my review' }));
  expect(await screen.findByText(/Your review was not sent/)).toBeVisible();
  expect(tellFailure).toHaveBeenLastCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'reviews',
  );
  api.answers['/api/review'] = { result: true };
  await userEvent.click(screen.getByRole('button', { name: 'Show my review' }));
  expect(await heading('Thank you. Your review is on our page')).toHaveFocus();
  expect(api.last('/api/review')?.at(-1)).toEqual({
    code: 'the-code',
    stars: 2,
    text: 'It whistles.',
    signature: 'first_and_province',
    is_public: true,
  });
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    '/product/charge-go#reviews',
  );
});

it('shows what was written before, and takes it back', async () => {
  const written = { stars: 4, text: 'The theatre is fun again.' };
  const { api, container } = open({
    '/api/review/look-up': { review: { ...invitation, written } },
    '/api/review/remove': refusedWith('internal_error'),
  });
  expect(await heading('You wrote this review')).toBeVisible();
  expect(screen.getByText('The theatre is fun again.')).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(review.written.failed)).toBeVisible();
  expect(tellFailure).toHaveBeenLastCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'reviews',
  );
  api.answers['/api/review/remove'] = { result: true };
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await heading('Your review is taken back')).toHaveFocus();
  expect(api.last('/api/review/remove')).toEqual([{ code: 'the-code' }]);
});

it('says so when it does not know the link, and tries again when nobody answered', async () => {
  jest.mocked(tellFailure).mockClear();
  const { unmount } = open({ '/api/review/look-up': refusedWith('not_found_error') });
  expect(await heading("We don't know this link")).toBeVisible();
  expect(tellFailure).not.toHaveBeenCalled();
  unmount();
  const { api } = open({ '/api/review/look-up': refusedWith('internal_error') });
  expect(await heading('We could not reach our server')).toBeVisible();
  expect(tellFailure).toHaveBeenCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'reviews',
  );
  api.answers['/api/review/look-up'] = { review: invitation };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Your review of Charge-and-Go')).toBeVisible();
});

it('says on the product page that there are none, what buyers wrote, and no average below ten', async () => {
  const none = { count: 0, average: null, latest: [] };
  const { unmount } = renderScreen(<ProductReviews reviews={none} />, { reviews });
  expect(screen.getByText('No reviews yet. We ask every buyer after three weeks.')).toBeVisible();
  unmount();
  const one = {
    ...{ stars: 2, text: 'It whistles.', level: 'premium' as const, weeksOfUse: 3 },
    ...{ signedName: 'Margaret', signedProvince: 'AB', writtenAt: '2026-11-24T16:00:00.000Z' },
    answer: 'Please call us.',
  };
  const view = renderScreen(
    <ProductReviews reviews={{ count: 1, average: null, latest: [one] }} />,
    {
      reviews,
    },
  );
  expect(screen.getByText('One review. We show an average from 10 on.')).toBeVisible();
  expect(screen.getByText('Margaret, AB')).toBeVisible();
  expect(screen.getByText(/Premium level · Worn for 3 weeks · Bought here/)).toBeVisible();
  expect(screen.getByText('Please call us.')).toBeVisible();
  expect(screen.getByText('2 of 5 stars')).toBeInTheDocument();
  expect(await axe(view.container)).toHaveNoViolations();
  view.unmount();
  const many = { count: 12, average: 4.3, latest: [one] };
  renderScreen(<ProductReviews reviews={many} />, { reviews });
  expect(screen.getByText('4.3 of 5 stars, from 12 reviews.')).toBeVisible();
});
