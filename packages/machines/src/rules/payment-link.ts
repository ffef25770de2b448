/**
 * What a payment link tells (section 2, "Recharge history"). A part that the link lacks is `null`; screens show 'Không có dữ
 * liệu' for it.
 */
export interface PaymentLink {
  /** The bank's BIN (six digits), first part of the picture's name. */
  bankBin: string | null;
  /** Account number, second part of the picture's name. */
  accountNumber: string | null;
  /** Picture template, for example `compact2`. */
  template: string | null;
  /** Sum of the transfer, VND. */
  amount: number | null;
  /** Content of the transfer. */
  content: string | null;
  /** Name of the account's holder. */
  accountName: string | null;
}

/**
 * Reads a link in the VietQR quick-link form
 * `…/{BIN}-{account}-{template}.png?amount=…&addInfo=…&accountName=…` (section 2, "Recharge history"; interpretations,
 * "Status values").
 *
 * Only the last part of the path is split on hyphens: a hyphen in the host or in a folder is no separator. A hyphen in
 * the template belongs to the template. Never throws; text that is no such link gives `null` in every part.
 */
export function parsePaymentLink(link: string | null | undefined): PaymentLink {
  const [beforeFragment = ''] = (link ?? '').trim().split('#', 1);
  const mark = beforeFragment.indexOf('?');
  const location = mark === -1 ? beforeFragment : beforeFragment.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : beforeFragment.slice(mark + 1));
  const [bankBin, accountNumber, ...template] = pictureName(location).split('-').map(decoded);
  const named = (accountNumber ?? '') !== '';
  return {
    bankBin: named ? present(bankBin) : null,
    accountNumber: present(accountNumber),
    template: present(template.join('-')),
    amount: wholeNumber(query.get('amount')),
    content: present(query.get('addInfo')),
    accountName: present(query.get('accountName')),
  };
}

/** Last part of a location's path, without its extension. The host is no part of the path. */
function pictureName(location: string): string {
  const path = location.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*|^\/\/[^/]*/iu, '');
  return (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/iu, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A stray percent sign is text.
  }
}

function present(part: string | null | undefined): string | null {
  const trimmed = (part ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

function wholeNumber(text: string | null): number | null {
  if (text === null || !/^\d+$/u.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
