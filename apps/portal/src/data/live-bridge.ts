import type { QueryClient } from '@tanstack/react-query';
import type { ResultEvent } from '@tram/api/realtime';
import type { Notify } from '../app/notify.ts';
import type { Live } from './live.ts';
import { isCatalogue } from './queries.ts';
import { staleOperations } from './stale-operations.ts';

export interface LiveBridge {
  readonly live: Pick<Live, 'on' | 'onLookAgain' | 'onStatus' | 'status'>;
  readonly client: QueryClient;
  readonly notify: Notify;
  /** Whether a recharge is on screen in its own dialog, which then says by itself what became of it. */
  readonly showsRecharge: (id: string) => boolean;
}

/**
 * Lets the screens follow the server (specification, section 4). An event or a connection that comes back makes answers
 * old; what is on screen is read again at once and in the background. Nothing takes values from an event.
 * @returns the function that ends it
 */
export function bridgeLive({ live, client, notify, showsRecharge }: LiveBridge): () => void {
  function readAgain(operations: readonly string[]): void {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => operations.some((operation) => queryKey[0] === operation),
    });
  }

  function tell({ status, message }: ResultEvent): void {
    notify(status === 'SUCCESS' ? 'valid' : 'inValid', message);
  }

  const ends = [
    live.on('boot_result', () => readAgain(staleOperations.boot_result)),
    live.on('create_vm_result', (event) => {
      readAgain(staleOperations.create_vm_result);
      tell(event);
    }),
    live.on('vm_result', (event) => {
      readAgain(staleOperations.vm_result);
      tell(event);
    }),
    live.on('recharge_result', (event) => {
      readAgain(staleOperations.recharge_result);
      if (event.status === 'SUCCESS') readAgain(staleOperations.recharge_succeeded);
      if (event.status === 'FAILED' || !showsRecharge(event.id)) tell(event);
    }),
    live.onStatus(() => {
      // The server no longer takes this token: the account tells why, and the session ends by what it answers.
      if (live.status() === 'refused') readAgain(['getMyAccount']);
    }),
    live.onLookAgain(() => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => !isCatalogue(queryKey) });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
