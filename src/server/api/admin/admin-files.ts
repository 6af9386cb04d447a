import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { readOfficeText } from '@/server/uploads/content/office-text';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';

const fileId = string()
  .matches(/^[a-f0-9]{48}$/)
  .required();

/** The text of an uploaded Word or Excel file, so that staff need not open it. */
export const adminFileWords = route({
  POST: adminEndpoint({
    input: object({ file_id: fileId }),
    may: 'health',
    notes: ({ file_id }) => ({ action: 'view', subject: 'upload', recordId: file_id }),
    handle: async ({ input, services }) => {
      const { uploads } = services.hearing;
      const file = await uploads.find(input.file_id);
      const bytes = file && (await uploads.open(file.id));
      if (!file || !bytes) throw new AppError('not_found_error', 'This file is unknown');
      const { extension } = file;
      const hasWords = extension === 'docx' || extension === 'xlsx';
      const words = hasWords ? await readOfficeText(Buffer.from(bytes), extension) : null;
      if (words === null) throw new AppError('validation_error', 'This file has no words to read');
      return { words };
    },
  }),
});
