import { beginningRequest, productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { chatViewSchema, type ChatView } from '@/domain/consultations/conversation';

const path = '/api/chat-messages';

export async function readChat(): Promise<StoreAnswer<ChatView>> {
  return viewIn(await productRequest(path));
}

export async function say(said: {
  text: string;
  email?: string;
  locale: string;
}): Promise<StoreAnswer<ChatView>> {
  return viewIn(await beginningRequest(path, said));
}

function viewIn(answer: StoreAnswer<unknown>): StoreAnswer<ChatView> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: chatViewSchema.validateSync(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
