import { defineWords } from '../../app/words.ts';

/** Words of rental contract and identity verification. Specification, sections 2 and 5; art direction, pictures of the screen. */
export const identityScreenWords = defineWords('screens/identity-verification/words', {
  title: 'Hợp đồng thuê',
  lead: 'Xác minh danh tính và ký hợp đồng điện tử. Làm một lần, dùng cho mọi máy.',
  failed: {
    title: 'Chưa tải được hồ sơ của bạn',
    unaffected: 'Hồ sơ và máy đang thuê của bạn không bị ảnh hưởng.',
  },
  contract: {
    open: 'Xem hợp đồng',
    gone: 'Chưa mở được hợp đồng. Bạn tải lại trang rồi thử lại.',
    blocked: 'Trình duyệt đã chặn tab mới. Bạn cho phép mở tab rồi thử lại.',
  },
  standing: {
    label: 'Tình trạng xác minh',
    unsubmitted: 'Bạn chưa gửi hồ sơ.',
    unsubmittedHint: 'Chuẩn bị CCCD và một tờ giấy ghi tay, mất khoảng 5 phút.',
    waiting: 'Hồ sơ đang chờ duyệt.',
    verified: 'Danh tính của bạn đã được xác minh.',
    refused: 'Hồ sơ chưa được duyệt.',
    refusedHint: 'Bạn sửa theo lý do trên rồi gửi lại.',
    unknown: 'Tình trạng này chưa có trong phiên bản bạn đang dùng.',
    unknownHint: 'Bạn tải lại trang. Nếu vẫn vậy, hãy liên hệ hỗ trợ.',
    sentAt: 'Gửi lúc',
  },
  restored: {
    lead: 'Những gì bạn đã nhập vẫn còn.',
    hint: 'Để an toàn, ảnh giấy tờ, số CCCD và chữ ký không được giữ lại: bạn chọn, nhập và ký lại.',
  },
  /** After a refusal. */
  again: {
    lead: 'Mục bị từ chối đã được đánh dấu.',
    reused: 'Ảnh không bị từ chối đã có sẵn, mục bị từ chối đã được đánh dấu.',
    hint: 'Số CCCD, các ngày, địa chỉ và chữ ký không được gửi trả về trang này: bạn nhập và ký lại.',
    refusedPicture: 'Ảnh gửi lần trước chưa được duyệt. Bạn chọn ảnh khác.',
    refusedField: 'Mục này chưa được duyệt ở lần gửi trước. Bạn kiểm tra lại.',
    signature: 'Chữ ký lần trước chưa được duyệt.',
    /** Stands for the name of a file. */
    picture: 'Ảnh đã gửi lần trước',
  },
  pictures: {
    title: 'Ảnh giấy tờ',
    frontCard: 'CCCD mặt trước',
    backCard: 'CCCD mặt sau',
    portraitCard: 'Chân dung cầm CCCD',
    note: 'Khi chụp chân dung, cầm CCCD cùng tờ giấy ghi tay:',
    unreadable: 'Không đọc được ảnh này. Bạn chọn ảnh khác.',
    faults: {
      'below-limit': 'Ảnh quá nhỏ: mỗi cạnh phải có ít nhất 200 điểm ảnh. Bạn chọn ảnh gốc.',
      same: 'Ảnh này giống ảnh ở ô khác. Bạn chọn đúng ảnh cho từng ô.',
      'too-small': 'Ảnh quá nhỏ, không đọc được chữ. Bạn chụp gần hơn hoặc chọn ảnh gốc.',
      blurred: 'Ảnh bị mờ. Bạn giữ chắc máy, lấy nét rồi chụp lại.',
      glare: 'Ảnh bị lóa. Bạn tắt đèn flash, tránh ánh sáng chiếu thẳng rồi chụp lại.',
      'cut-off': 'Giấy tờ bị cắt mất mép. Bạn chụp đủ bốn góc.',
    },
    sendAnyway: 'Vẫn gửi ảnh này',
  },
  person: {
    title: 'Thông tin cá nhân',
    lead: 'Nhập đúng như trên CCCD.',
    fullName: 'Họ và tên',
    id: 'Số CCCD',
    dob: 'Ngày sinh',
    issueDate: 'Ngày cấp',
    issuePlace: 'Nơi cấp',
    phone: 'Số điện thoại',
    address: 'Địa chỉ',
    email: 'Email',
    idHints: {
      'not-digits': 'Số CCCD thường chỉ có chữ số. Bạn kiểm tra lại.',
      length: 'Số CCCD có 12 chữ số, CMND cũ có 9. Bạn kiểm tra lại.',
      province: 'Ba số đầu không phải mã tỉnh, thành nào. Bạn kiểm tra lại.',
      'year-of-birth': 'Số CCCD không khớp năm sinh. Bạn kiểm tra lại.',
    },
    phoneHints: {
      'not-digits': 'Số điện thoại thường chỉ có chữ số. Bạn kiểm tra lại.',
      length: 'Số di động có 10 chữ số. Bạn kiểm tra lại.',
      prefix: 'Đầu số này lạ. Bạn kiểm tra lại.',
    },
  },
  signing: {
    title: 'Ký hợp đồng',
    lead: 'Dùng chuột hoặc ngón tay, ký trong khung.',
    signature: 'Chữ ký của bạn',
    signatureMissing: 'Vui lòng ký tên',
    draft: 'Đọc bản nháp hợp đồng',
    agree: 'Tôi đồng ý thuê thiết bị theo',
    agreement: 'hợp đồng thuê máy',
    terms: 'Không hoàn tiền sau khi đã thuê. Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
    confirm: 'Tôi xác nhận thông tin trên là đúng',
    /** @param product the operator's product name */
    consent: (product: string) =>
      `Tôi đồng ý để ${product} xử lý ảnh CCCD và ảnh chân dung của tôi, là dữ liệu cá nhân nhạy cảm`,
    /** Purpose, who sees them, how long (docs/reference-server.md, "Identity documents"). @param product the operator's product name */
    consentHint: (product: string) =>
      `Chỉ dùng để xác minh danh tính và lập hợp đồng thuê. Chỉ người duyệt hồ sơ của ${product} được xem. Hồ sơ bị từ chối được xóa sau 30 ngày; hồ sơ được duyệt được giữ cùng hợp đồng.`,
    consentMissing: 'Vui lòng đồng ý để chúng tôi xử lý ảnh giấy tờ',
  },
  next: 'Bước tiếp theo: nhập mã OTP gửi qua email.',
  submit: 'Tải lên và xác minh',
  preparing: 'Đang chuẩn bị ảnh…',
  checking: {
    lead: 'Đang kiểm tra hồ sơ đã đến nơi chưa.',
    hint: 'Bạn đợi một chút, đừng gửi lại.',
    busy: 'Đang kiểm tra…',
  },
  notLoaded: 'Chưa tải được phần gửi hồ sơ. Bạn kiểm tra kết nối rồi thử lại.',
  outcome: {
    waiting: 'Đã nhận hồ sơ của bạn',
    waitingHint:
      'Bạn không cần làm gì thêm. Kết quả hiện ở trang này và được gửi qua email của bạn.',
    verified: 'Hồ sơ và hợp đồng của bạn đã có hiệu lực',
    verifiedHint: 'Làm một lần, dùng cho mọi máy.',
    rent: 'Thuê máy',
  },
});
