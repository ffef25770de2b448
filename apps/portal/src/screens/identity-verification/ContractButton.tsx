import { useState } from 'react';
import { Button } from '@tram/ui/button';
import { IconFileText } from '@tram/ui/icon/IconFileText';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callErrorOf, callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { isPageAddress, openNewTab } from '../../features/remote-access/new-tab.ts';
import { identityScreenWords } from './words.vi.ts';

/**
 * Opens the signed contract in a new tab. Its address lives ten minutes (contract, `Account.link_contract`), so the account
 * is read again first.
 */
export function ContractButton() {
  const words = useWords(identityScreenWords).contract;
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);

  async function open(): Promise<void> {
    const tab = openNewTab();
    setIsBusy(true);
    try {
      const { link_contract: link } = await queryClientOf(services).fetchQuery({
        ...callQuery(services, 'getMyAccount', {}),
        staleTime: 0,
      });
      const address = link === null ? '' : new URL(link, window.location.href).href;
      if (!isPageAddress(address)) {
        tab.close();
        services.notify('inValid', words.gone);
      } else if (!tab.goTo(address)) services.notify('warn', words.blocked);
    } catch (error) {
      tab.close();
      if (!(error instanceof Error)) throw error;
      const { kind, message } = callErrorOf(error);
      if (kind !== 'unauthorized') services.notify('inValid', message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="m" icon={<IconFileText />} busy={isBusy} onClick={() => void open()}>
      {words.open}
    </Button>
  );
}
