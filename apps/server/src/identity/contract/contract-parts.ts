/**
 * The words of the rental contract, as parts that are both printed and hashed: what is on the paper and what was signed cannot
 * differ, because both are made from here.
 */

import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { formatDateTime, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import type { SubmittedPictures } from '../pictures.ts';

export type ContractPart =
  | { readonly kind: 'motto' | 'title' | 'heading' | 'paragraph'; readonly text: string }
  /** `fingerprints` are long and only compared: they are printed small. */
  | { readonly kind: 'fields' | 'fingerprints'; readonly rows: readonly Field[] };

/** A label and what stands beside it. */
export type Field = readonly [label: string, value: string];

/** Who signs. Dates are `YYYY-MM-DD`. */
export interface Person {
  readonly fullName: string;
  readonly dateOfBirth: string;
  readonly citizenId: string;
  readonly issueDate: string;
  readonly issuePlace: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

export interface ContractFacts {
  readonly number: string;
  /** Null in a draft. */
  readonly signedAt: Date | null;
  readonly username: string;
  readonly person: Person;
  readonly operator: Pick<RuntimeConfig, 'name' | 'contact'>;
  /** SHA-256 of the files that belong to it, hexadecimal, by what they show. */
  readonly fingerprints: readonly Field[];
}

/** What the contract calls the files that belong to it, in its order. */
const fileNames = [
  ['frontCard', 'Mặt trước CCCD'],
  ['backCard', 'Mặt sau CCCD'],
  ['portrait', 'Ảnh chân dung'],
  ['signature', 'Chữ ký'],
] as const satisfies readonly (readonly [keyof SubmittedPictures, string])[];

/** @param fingerprint of a file */
export function fingerprintRows(
  fingerprint: (file: keyof SubmittedPictures) => string,
): readonly Field[] {
  return fileNames.map(([file, name]) => [name, fingerprint(file)]);
}

/** Words of this edition; change it with them, so that a contract says which ones were signed. */
const contractEdition = '2026-11.2';

/** The whole contract, in the order of the page. */
export function contractParts(facts: ContractFacts): readonly ContractPart[] {
  const { number, signedAt, operator } = facts;
  return [
    { kind: 'motto', text: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM\nĐộc lập - Tự do - Hạnh phúc' },
    { kind: 'title', text: 'HỢP ĐỒNG THUÊ MÁY TÍNH TỪ XA' },
    {
      kind: 'fields',
      rows: [
        ['Số hợp đồng', number],
        ['Mẫu hợp đồng', contractEdition],
        ['Thời điểm ký', signedAt === null ? 'Khi mã OTP được xác nhận' : signingTime(signedAt)],
      ],
    },
    { kind: 'heading', text: 'Bên A – Bên cho thuê' },
    {
      kind: 'fields',
      rows: [
        ['Tên', operator.name],
        ['Địa chỉ', operator.contact.address],
        ['Điện thoại', operator.contact.hotline],
        ['Email', operator.contact.email],
      ],
    },
    { kind: 'heading', text: 'Bên B – Khách hàng' },
    { kind: 'fields', rows: customerRows(facts) },
    ...articles(operator),
    { kind: 'heading', text: 'Chữ ký điện tử' },
    {
      kind: 'paragraph',
      text: 'Bên B đã ký tên trên màn hình và xác nhận bằng mã OTP gửi đến địa chỉ email của tài khoản. Hợp đồng gắn với các file sau, mỗi file được nhận ra bằng mã băm SHA-256 của nó:',
    },
    { kind: 'fingerprints', rows: facts.fingerprints },
  ];
}

function customerRows({ person, username }: ContractFacts): readonly Field[] {
  return [
    ['Họ và tên', person.fullName],
    ['Ngày sinh', day(person.dateOfBirth)],
    ['Số CCCD', person.citizenId],
    ['Ngày cấp', day(person.issueDate)],
    ['Nơi cấp', person.issuePlace],
    ['Địa chỉ', person.address],
    ['Email', person.email],
    ['Số điện thoại', person.phone],
    ['Tài khoản', username],
  ];
}

function articles({ name }: ContractFacts['operator']): readonly ContractPart[] {
  const texts: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
    [
      'Điều 1. Nội dung thuê',
      `1.1. Bên A cho Bên B thuê máy tính để sử dụng từ xa qua mạng Internet: máy tính vật lý (PC), máy chủ riêng ảo (VPS) và máy cloud chơi game, dựng hình. Bên B chọn gói máy và thời gian thuê trên cổng ${name}.`,
      '1.2. Mỗi đơn thuê trên cổng là một phần của hợp đồng này. Cấu hình, giá, mức giảm giá và thời gian thuê là những gì cổng hiển thị khi Bên B xác nhận đơn.',
    ],
    [
      'Điều 2. Giá thuê và thanh toán',
      '2.1. Bên B trả trước từ số dư tài khoản, tính bằng đồng Việt Nam (VNĐ). Số dư được nạp bằng chuyển khoản ngân hàng.',
      '2.2. Gia hạn được tính theo giá tại thời điểm gia hạn. Hết thời gian thuê mà không gia hạn, máy được thu hồi và dữ liệu trên máy có thể bị xóa.',
    ],
    [
      'Điều 3. Không hoàn tiền',
      '3.1. Tiền thuê không được hoàn lại sau khi máy đã được thuê, kể cả khi Bên B không dùng hết thời gian thuê.',
      '3.2. Nếu Bên A không bàn giao được máy, đơn thuê bị hủy và tiền của đơn được trả lại vào số dư tài khoản.',
    ],
    [
      'Điều 4. Quyền và nghĩa vụ của Bên A',
      '4.1. Bàn giao máy đúng cấu hình của gói và giữ máy hoạt động trong thời gian thuê; hỗ trợ Bên B trong giờ hỗ trợ ghi trên cổng.',
      '4.2. Chỉ dùng ảnh giấy tờ và thông tin cá nhân của Bên B để xác minh danh tính và thực hiện hợp đồng; lưu các ảnh ở dạng mã hóa; không đưa cho người khác, trừ khi pháp luật yêu cầu. Ảnh của hồ sơ không được chấp nhận bị xóa sau 30 ngày.',
    ],
    [
      'Điều 5. Quyền và nghĩa vụ của Bên B',
      '5.1. Cung cấp thông tin đúng sự thật; giữ kín mật khẩu của tài khoản và của máy; chịu trách nhiệm về mọi việc làm bằng tài khoản của mình.',
      '5.2. Không dùng máy để tấn công, xâm nhập hệ thống khác, phát tán mã độc, lừa đảo, xâm phạm bản quyền hoặc làm bất kỳ việc gì pháp luật Việt Nam cấm.',
      '5.3. Tự sao lưu dữ liệu của mình trước khi hết thời gian thuê.',
    ],
    [
      'Điều 6. Vi phạm',
      'Bên B vi phạm điều khoản của hợp đồng hoặc điều khoản sử dụng thì tài khoản bị khóa vĩnh viễn và tiền thuê không được hoàn lại.',
    ],
    [
      'Điều 7. Hiệu lực',
      '7.1. Hợp đồng có hiệu lực từ khi Bên A duyệt hồ sơ xác minh danh tính của Bên B và áp dụng cho mọi đơn thuê của tài khoản.',
      '7.2. Hợp đồng được lập và ký ở dạng thông điệp dữ liệu theo Luật Giao dịch điện tử. Tranh chấp được giải quyết bằng thương lượng; nếu không thành, tại Tòa án có thẩm quyền của Việt Nam.',
    ],
  ];
  return texts.flatMap(([heading, ...paragraphs]) => {
    const parts: ContractPart[] = [{ kind: 'heading', text: heading }];
    for (const text of paragraphs) parts.push({ kind: 'paragraph', text });
    return parts;
  });
}

/** When it was signed, in words: `20/11/2026 15:41:10 (giờ Việt Nam)`. */
export function signingTime(at: Date): string {
  return `${formatDateTime(at.getTime(), VIETNAM_TIME_ZONE) ?? ''} (giờ Việt Nam)`;
}

/** `DD/MM/YYYY` of a date of the form. */
function day(date: string): string {
  return date.split('-').toReversed().join('/');
}

export interface SignedText {
  /** UTF-8, lines end with a line feed. It is attached to the PDF. */
  readonly text: string;
  /** SHA-256 of the text, hexadecimal. It is printed on the PDF and kept in the database. */
  readonly hash: string;
}

/** Writes the parts of a contract as the text that is signed. */
export function signedText(parts: readonly ContractPart[]): SignedText {
  const lines = parts.flatMap((part) =>
    'rows' in part
      ? [...part.rows.map(([label, value]) => `${label}: ${value}`), '']
      : [part.text, ''],
  );
  const text = lines.join('\n');
  return { text, hash: sha256(text) };
}

/** SHA-256, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
