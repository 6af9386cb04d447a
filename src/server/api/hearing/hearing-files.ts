import { object, string } from 'yup';
import { isEmail, normaliseEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import {
  maximumUploadBytes,
  mediaTypeOf,
  uploadPurposes,
  type UploadedFile,
} from '@/domain/hearing/upload';
import { defaultLocale } from '@/domain/words/locale';
import type { Visitor } from '@/server/commerce/port';
import type { Services } from '@/server/main/services';
import type { UploadOutcome } from '@/server/uploads/uploads';
import { ownerOf } from '@/server/visits/ownership';
import { jsonAnswer } from '@/server/http/answers';
import { anyVisitor, identifyVisitor } from '../endpoints/customer-guard';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { callLocale } from '@/server/http/call-locale';
import { readForm } from '@/server/http/multipart';
import { createConcurrencyLimit } from '@/server/http/limits/concurrency-limit';
import { endpoint, route } from '../endpoints/route';
import { readAsStaff } from '../endpoints/admin-endpoint';
import { sentVisitor, visitOf } from '../endpoints/visit';
import { ownedOrder } from '../orders/orders';
import { takeFromProfiles } from '../orders/profile-orders';

/** Enough for ten megabytes over a slow rural line. */
const uploadDeadlineMs = 4 * 60 * 1000;

/** While a file is read, checked and sealed, memory holds about three copies of it: 30 MB for one of 10 MB. */
const places = createConcurrencyLimit({ most: 8, mostOfClient: 3, retrySeconds: 15 });

const fileField = 'file';

const orderId = string().matches(/^[\w-]{1,100}$/);

const fields = object({
  /** The order the file is for; it has to be the sender's own. */
  order_id: orderId,
  email: string()
    .max(254)
    .test('email', 'The email address is not valid', (text) =>
      text === undefined ? true : isEmail(text),
    ),
  purpose: string().oneOf(uploadPurposes).default('hearing_test'),
});

/** The error messages of spec 5 and 8, each with its status. */
const refusals: Readonly<
  Record<
    Extract<UploadOutcome, { ok: false }>['code'],
    readonly [ConstructorParameters<typeof AppError>[0], string]
  >
> = {
  fileMissing: ['validation_error', 'Please select file first'],
  fileExtension: ['unsupported_media_type', 'This file extension is not supported'],
  fileSize: ['payload_too_large', 'File size cannot be more than 10MB'],
  fileContent: [
    'validation_error',
    'This file cannot be read. It may be damaged, or not be what its name says.',
  ],
  fileActive: [
    'validation_error',
    'This file holds a program, or fetches something when it is opened. Please send a photo of the page instead.',
  ],
  fileQuota: [
    'permission_error',
    'You have sent as many files as we can keep. Please remove one first.',
  ],
};

/**
 * One file of a hearing test or a hearing aid, as a form (`file`, and if known `order_id`, `email` and `purpose`). Guests without a visit get one:
 * its id is in `X-Session`. GET lists what the visitor has sent.
 */
export const uploadHearingTest = route(
  {
    POST: receiveUpload,
    GET: endpoint({
      input: object({ order_id: orderId }),
      mayCall: sentVisitor,
      handle: async ({ input, caller, services }) => ({
        results: (await filesOf(services, caller, input.order_id)).map(fileAnswer),
      }),
    }),
  },
  { deadlineMs: uploadDeadlineMs },
);

async function receiveUpload(request: HttpRequest, services: Services): Promise<HttpAnswer> {
  const clientAddress = services.clientAddressOf(request);
  await services.limits.count(['uploadByClient', clientAddress]);
  return places.within(clientAddress, () => receiveForm(request, services));
}

async function receiveForm(request: HttpRequest, services: Services): Promise<HttpAnswer> {
  const { visitor, newSession } = await visitOf(request, services);
  const form = await readForm(request, fileField, maximumUploadBytes).catch(tooLarge);
  const { order_id: asked, email, purpose } = parseFields(form.fields);
  const order = asked === undefined ? null : await ownedOrder(services, visitor, asked);
  const outcome = form.file
    ? await services.hearing.uploads.receive(ownerOf(visitor), {
        ...form.file,
        orderId: order?.id ?? null,
        email: email === undefined ? null : normaliseEmail(email),
        locale: callLocale(request) ?? order?.displayLocale ?? defaultLocale,
        purpose,
      })
    : ({ ok: false, code: 'fileMissing' } as const);
  if (!outcome.ok) throw refusalOf(outcome.code);
  if (order && purpose === 'hearing_test') {
    await services.hearing.profiles.add(order, [{ kind: 'upload', reference: outcome.file.id }]);
  }
  return jsonAnswer(200, fileAnswer(outcome.file), {
    'Cache-Control': 'no-store',
    ...(newSession !== null && { 'X-Session': newSession }),
  });
}

/** A body over the limit means a file over the limit: the other fields are short. */
function tooLarge(error: unknown): never {
  const isTooLarge = error instanceof AppError && error.code === 'payload_too_large';
  throw isTooLarge ? refusalOf('fileSize') : error;
}

function parseFields(sent: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
  if (fields.isValidSync(given)) return fields.cast(given, { stripUnknown: true });
  throw new AppError('validation_error', 'Some of the fields are not valid');
}

function refusalOf(code: keyof typeof refusals): AppError {
  const [errorCode, message] = refusals[code];
  const param = code === 'fileActive' ? `${fileField}.active` : fileField;
  return new AppError(errorCode, message, { param });
}

function fileAnswer({ id, name, extension, size, orderId, createdAt }: UploadedFile) {
  return {
    id,
    name,
    extension,
    size,
    order_id: orderId,
    created_at: createdAt,
    url: `/api/files/${id}`,
  };
}

async function filesOf(
  services: Services,
  visitor: Visitor,
  asked: string | undefined,
): Promise<readonly UploadedFile[]> {
  if (asked === undefined) return services.hearing.uploads.ownedBy(ownerOf(visitor));
  const order = await ownedOrder(services, visitor, asked);
  return services.hearing.uploads.ofOrder(order.id);
}

const fileId = string()
  .matches(/^[a-f0-9]{48}$/)
  .required();

/** Deletes one of the caller's own files for good. */
export const deleteFile = route({
  POST: endpoint({
    input: object({ id: fileId }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const file = await services.hearing.uploads.find(input.id);
      if (!file || !(await isHers(services, caller, file))) throw unknownFile();
      await takeFromProfiles(services, file.id, () => services.hearing.uploads.remove(file.id));
      return { result: true };
    },
  }),
});

/**
 * A file as it was sent, for its owner and staff, to be saved and never shown on our pages: its content must not run
 * under our origin. Everybody else gets a 404.
 */
export const fileById = route({
  GET: async (request, services) => {
    const id = /^\/([a-f0-9]{48})$/.exec(request.path)?.[1];
    const file = id === undefined ? null : await services.hearing.uploads.find(id);
    if (!file || !(await mayOpen(request, services, file))) throw unknownFile();
    const bytes = await services.hearing.uploads.open(file.id);
    if (!bytes) throw unknownFile();
    return attachment(file, bytes);
  },
});

/** The owner may open it, and so may staff, which is noted. */
async function mayOpen(
  request: HttpRequest,
  services: Services,
  file: UploadedFile,
): Promise<boolean> {
  const asStaff = await readAsStaff(request, services, 'health', async () => ({
    result: true,
    notes: [{ action: 'view', subject: 'upload', recordId: file.id }],
  }));
  if (asStaff) return true;
  return isHers(services, await identifyVisitor(request, services.commerce.visitors), file);
}

/** A file the visitor sent, or one that was sent for one of their orders. */
async function isHers(services: Services, visitor: Visitor, file: UploadedFile): Promise<boolean> {
  if (await services.hearing.uploads.isOwn(ownerOf(visitor), file.id)) return true;
  if (file.orderId === null) return false;
  return (await services.commerce.orders.findOwned(visitor, file.orderId)) !== null;
}

function unknownFile(): AppError {
  return new AppError('not_found_error', 'This file is unknown');
}

function attachment({ name, extension }: UploadedFile, bytes: Uint8Array): HttpAnswer {
  const plainName = name.replace(/[^\w .()-]/g, '_');
  return {
    status: 200,
    headers: {
      'Content-Type': mediaTypeOf(extension),
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodedName(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
    body: bytes,
  };
}

/** RFC 8187 allows fewer plain characters than URLs do. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
