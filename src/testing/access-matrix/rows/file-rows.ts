import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import { everybody, having, refused, staffGets, unauthorized, type Row } from '../row';

const unknown = refused(404, 'not_found_error');
const noForm = [415, { error: having({ code: 'unsupported_media_type' }) }] as const;

/** Files of hearing tests and the questionnaire before one: the sender's, and readable by staff. */
export const fileRows: readonly Row[] = [
  {
    route: 'POST /api/upload-hearing-test',
    about: 'with what is no form',
    call: () => ({ body: {} }),
    // A caller without a session gets one; a caller whose session has ended is told so.
    answers: () => ({
      stranger: noForm,
      expired: unauthorized,
      tampered: unauthorized,
      admin: unauthorized,
    }),
  },
  {
    route: 'GET /api/upload-hearing-test',
    answers: ({ owned }) => ({
      stranger: unauthorized,
      guest: [200, { results: [] }],
      other: [200, { results: [] }],
      owner: [200, { results: [having({ id: owned.fileId })] }],
    }),
  },
  {
    route: 'GET /api/files/:id',
    call: ({ owned }) => ({ params: { id: owned.fileId } }),
    answers: () => ({
      stranger: unauthorized,
      guest: unknown,
      other: unknown,
      ...staffGets('health', [200]),
      owner: [200],
    }),
  },
  {
    route: 'POST /api/delete-from-s3',
    call: async (world) => ({ body: { id: await world.newFile() } }),
    answers: () => ({
      stranger: unauthorized,
      guest: unknown,
      other: unknown,
      owner: [200, { result: true }],
    }),
  },
  {
    route: 'POST /api/questionnaire',
    about: 'without a tick that it may be kept',
    call: () => ({ body: { session_id: 'a-session-of-the-frame' } }),
    answers: everybody(400, having({ error: having({ code: 'validation_error' }) })),
  },
  {
    route: 'POST /api/questionnaire',
    call: () => {
      const { session_id, partOne, testPlan } = newQuestionnaire('a-session-of-the-frame');
      return { body: { session_id, partOne, testPlan, consent: true } };
    },
    answers: everybody(200, { result: true }),
  },
];
