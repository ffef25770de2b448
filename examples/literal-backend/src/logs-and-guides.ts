import { done, found, json, Refusal } from './answer.ts';
import { type Call, type Calls, pageOf, passes, textOf } from './call.ts';
import { newId } from './store.ts';
import { log, type BackendContext } from './context.ts';

export function logAndGuideCalls(context: BackendContext): Calls {
  const { logs, guides } = context.store;
  return {
    'GET /logs': ({ account, query }) => {
      const rows = logs
        .filter(({ owner }) => owner === account)
        .filter((one) => passes(query, 'search', `${one._id}\n${one.group}\n${one.message}`))
        .map(({ _id, message, createdAt }) => ({ _id, message, createdAt }));
      return json(pageOf(rows, query));
    },
    'POST /logs': ({ account, body }) => {
      log(context, account, textOf(body, 'message'), '');
      return done('Đã ghi');
    },
    'GET /user-guide': ({ query }) => json(pageOf(guides, query)),
    'POST /user-guide': (call) => {
      adminOnly(call);
      const { body } = call;
      guides.unshift({ _id: newId(), title: textOf(body, 'title'), link: textOf(body, 'link') });
      return done('Tạo thành công');
    },
    'DELETE /user-guide/{id}': (call) => {
      adminOnly(call);
      const guide = found(guides.find(({ _id }) => _id === call.params['id']));
      guides.splice(guides.indexOf(guide), 1);
      return done('Xóa thành công');
    },
  };
}

function adminOnly({ account }: Call): void {
  if (account.role !== 'ADMIN') throw new Refusal(403, 'Bạn không có quyền truy cập');
}
