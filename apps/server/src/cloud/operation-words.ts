import type { CloudImageOperation } from '@tram/machines/cloud-image/rules';
import type { CloudSessionLimit } from '@tram/machines/rules';
import type { CloudPackageRow, KnownCloudImage } from './owned-cloud-image.ts';
import type { ClosedSession } from './sessions.ts';

const sessionEnds: Readonly<Record<CloudSessionLimit, (its: CloudPackageRow) => string>> = {
  session: (its) => ` vì hết ${its.maxHoursEachSession} giờ của một phiên`,
  hours: () => ' vì đã dùng hết số giờ thuê',
  days: () => ' vì đã hết số ngày thuê',
};

function sessionWords({ itsPackage }: KnownCloudImage, closed: ClosedSession | null): string {
  if (closed === null) return '';
  const why = closed.limit === null ? '' : sessionEnds[closed.limit](itsPackage);
  return `${why}, phiên này dùng ${closed.minutes} phút`;
}

/** What to tell the customer when an operation has been done. `delete`: the words of the specification, section 8. */
export function doneWords(
  operation: CloudImageOperation,
  known: KnownCloudImage,
  closed: ClosedSession | null,
): string {
  const { name } = known.image;
  const words: Readonly<Record<CloudImageOperation, string>> = {
    start: `Máy ${name} đã bật`,
    restart: `Máy ${name} đã khởi động lại`,
    shutdown: `Máy ${name} đã tắt`,
    backup: `Máy ${name} đã được sao lưu`,
    restore: `Máy ${name} đã được khôi phục từ bản sao lưu`,
    delete: `Delete máy thành công: ${name}`,
  };
  return `${words[operation]}${sessionWords(known, closed)}`;
}

/** What to tell the customer when an operation could not be done. `delete`: the words of the specification, section 8. */
export function failedWords(operation: CloudImageOperation, name: string): string {
  const words: Readonly<Record<CloudImageOperation, string>> = {
    start: `Máy ${name} chưa bật được và chưa tính giờ`,
    restart: `Máy ${name} chưa khởi động lại được`,
    shutdown: `Máy ${name} chưa tắt được`,
    backup: `Máy ${name} chưa được sao lưu`,
    restore: `Máy ${name} chưa được khôi phục`,
    delete: `Delete máy thất bại: ${name}`,
  };
  return `${words[operation]}, vui lòng thử lại sau 2 phút, không được thì liên hệ admin`;
}
