/** A tab that was opened by the press, before its address is known: a browser blocks one that is opened later. */
interface NewTab {
  /** Navigates it to a page. @returns false where the browser blocked the tab */
  readonly goTo: (address: string) => boolean;
  readonly close: () => void;
}

/** Opens an empty tab. Call it while a press is being handled. */
export function openNewTab(): NewTab {
  const tab = window.open('', '_blank');
  // The page that it shows must not be able to navigate this one.
  if (tab !== null) tab.opener = null;
  return {
    goTo(address) {
      if (tab === null || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** Whether an address from the server is that of a web page: a tab must not be navigated to a script. */
export function isPageAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
