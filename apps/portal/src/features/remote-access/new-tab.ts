import { parseUrl } from '@tram/api/parse-url';

/** Opens an empty tab while a press is being handled: a browser blocks one that is opened later, when its address is known. */
export function openNewTab() {
  const tab = window.open('', '_blank');
  // The page that it shows must not be able to navigate this one.
  if (tab !== null) tab.opener = null;
  return {
    /** Navigates it to a page. @returns false where the browser blocked the tab */
    goTo: (address: string): boolean => {
      if (tab === null || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** Whether an address from the server is that of a web page: a tab must not be navigated to a script. */
export function isPageAddress(address: string): boolean {
  return /^https?:$/.test(parseUrl(address)?.protocol ?? '');
}
