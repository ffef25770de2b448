/** A tab that was opened with the press, before its address is known: a browser refuses one that is opened later. */
interface NewTab {
  /** Leads it to a page. @returns false where the browser let no tab open */
  readonly goTo: (address: string) => boolean;
  /** There is nothing to show. */
  readonly close: () => void;
}

/** Opens an empty tab. To be called while a press is being handled. */
export function openNewTab(): NewTab {
  const tab = window.open('', '_blank');
  // The page it is led to must not be able to lead this one away.
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

/** Whether an address that came from the server is one of a page: a tab must not be led to a script. */
export function isPageAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
