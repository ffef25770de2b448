import type { OperationId } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';
import type { StoryAnswers } from './answers.ts';

/** A name as customers may write one: 60 letters without a space. */
export const longName = 'DựngPhimNgắnẨnỨcBảnCuốiCùngCủaMùaĐôngNămẤyTrướcTếtNguyênĐánX';

/** What names a machine, a package, a configuration or a customer, or tells of one. */
const named = new Set([
  'name',
  'computer_name',
  'config_name',
  'group',
  'username',
  'fullName',
  'user_remote',
  'user',
  'title',
  'message',
  'message_wait',
]);

function withLongNames(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return named.has(key) ? longName : value;
  if (Array.isArray(value)) return value.map((one) => withLongNames(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withLongNames(inner, field)]),
  );
}

const reads = [
  'getMyAccount',
  'getNotification',
  'listPackages',
  'listImages',
  'listOrders',
  'listOrderHistory',
  'listComputerConfigs',
  'listVpsOrders',
  'listCloudPackages',
  'listCloudImages',
  'listCloudImageHistory',
  'listLogs',
  'listUserGuides',
] as const satisfies readonly OperationId[];

/** The contract's examples with such a name in the place of every one. */
export function longNames(): StoryAnswers {
  return Object.fromEntries(
    reads.map((id) => {
      const [body] = Object.values(examples[id]?.examples ?? {});
      return [id, { body: withLongNames(body) }];
    }),
  );
}
