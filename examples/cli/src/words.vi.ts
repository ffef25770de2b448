import type { PcImageStatus } from '@tram/machines/pc-image';
import type { SpokenTimeLeft, RentalUnit } from '@tram/machines/rules';
import { formatMoney, MINIMUM_RECHARGE } from '@tram/machines/rules';

const units: Readonly<Record<RentalUnit, string>> = { hour: 'giờ', day: 'ngày', month: 'tháng' };

/** Every word that the customer reads. Statuses are the specification's (section 4). */
export const words = {
  help: `Trạm: nạp tiền và thuê máy từ dòng lệnh

  tram list                       số dư và các máy của bạn
  tram recharge --money 500k      nạp tiền bằng mã QR
  tram rent --package G3060       thuê một máy

Chung:
  --server ĐỊA_CHỈ     máy chủ (TRAM_SERVER; mặc định http://localhost:4000)
  --username TÊN       tên đăng nhập (TRAM_USERNAME; bỏ trống thì được hỏi)
                       mật khẩu: TRAM_PASSWORD, bỏ trống thì được hỏi và không hiện ra
  --background NỀN     nền của terminal: dark hoặc light, chỉ dùng khi mã QR không có màu

recharge:
  --money SỐ_TIỀN      viết như thường ngày: 50.000, 500k, 1,5tr
  --bank NGÂN_HÀNG     mặc định là ngân hàng đầu tiên nhận được số tiền này
  --resume MÃ          xem tiếp một giao dịch nạp tiền

rent:
  --package GÓI        ví dụ G3060
  --period SỐ          mặc định 1
  --unit ĐƠN_VỊ        hour, day hoặc month; mặc định hour
  --name TÊN_MÁY       mặc định là tên gói
  --money SỐ_TIỀN      nạp trước khi thuê (và --bank)
  --yes                thuê ngay, không hỏi lại
  --folder THƯ_MỤC     nơi lưu file Remote Desktop; mặc định là thư mục hiện tại
  --show-password      in cả mật khẩu Remote Desktop

Mã thoát: 0 xong, 1 bị từ chối, 2 sai dòng lệnh, 3 chưa đăng nhập được, 4 không đủ tiền,
5 không tới được máy chủ, 6 chưa nhận được tiền nạp, 7 không tạo được máy, 130 bạn đã dừng.`,

  seeHelp: 'Xem cách dùng: tram --help',
  unknownCommand: (command: string) => `Không có lệnh “${command}”.`,
  noCommand: 'Bạn muốn làm gì? Các lệnh: list, recharge, rent.',
  badArgument: (name: string) => `Không hiểu ${name}.`,
  badServer: (text: string) => `“${text}” không phải là địa chỉ máy chủ.`,
  badBackground: '--background là dark hoặc light.',
  moneyOrResume: 'Bạn muốn nạp bao nhiêu? Ví dụ: tram recharge --money 500k',
  packageMissing: 'Bạn muốn thuê gói nào? Ví dụ: tram rent --package G3060',

  username: 'Tên đăng nhập: ',
  password: 'Mật khẩu: ',
  usernameMissing: 'Thiếu tên đăng nhập: thêm --username hoặc đặt TRAM_USERNAME.',
  passwordMissing: 'Thiếu mật khẩu: đặt biến môi trường TRAM_PASSWORD.',
  notLoggedIn: 'Chưa đăng nhập được.',
  noPermission: 'Bạn không có quyền truy cập',
  locked: 'Tài khoản đã bị khóa.',
  sessionOver: 'Phiên đăng nhập đã kết thúc.',
  logInAgain: 'Hãy chạy lại lệnh để đăng nhập lại.',
  accountMissing: 'Chưa tải được tài khoản.',
  hello: (name: string, balance: number) => `${name}, số dư ${formatMoney(balance)}`,

  noAnswer: 'Không kết nối được với máy chủ.',
  unreachable: 'Hãy kiểm tra mạng và địa chỉ máy chủ (--server), rồi thử lại.',
  connectionLost: 'Mất kết nối với máy chủ, đang thử lại…',
  connectionBack: 'Đã có kết nối trở lại.',
  interrupted: 'Đã dừng.',

  recharge: {
    creating: 'Đang tạo mã QR…',
    resuming: 'Đang tải giao dịch…',
    unsure:
      'Kết nối bị ngắt khi đang tạo mã. Đang hỏi lại máy chủ; bạn sẽ không có hai mã cho một lần nạp.',
    checking: 'Đang kiểm tra với máy chủ…',
    scan: 'Quét mã bằng ứng dụng ngân hàng, hoặc chép từng dòng bên dưới.',
    tooNarrow: (columns: number) =>
      `Cửa sổ hẹp hơn ${columns} cột nên không vẽ được mã QR. Bạn chép từng dòng bên dưới.`,
    bank: 'Ngân hàng',
    accountNumber: 'Số tài khoản',
    accountHolder: 'Chủ tài khoản',
    money: 'Số tiền',
    content: 'Nội dung',
    missing: 'Không có dữ liệu',
    validFor: (countdown: string) => `Đang chờ tiền về. Mã còn hiệu lực ${countdown}`,
    paid: (money: number) => `Nạp tiền thành công: ${formatMoney(money)} đã vào số dư của bạn.`,
    paidLate: 'Tiền về sau khi mã hết hiệu lực và vẫn được cộng đủ.',
    balance: (balance: number) => `Số dư mới: ${formatMoney(balance)}`,
    expired: 'Mã QR đã hết thời gian, chưa thấy tiền về.',
    cancelled: 'Giao dịch nạp tiền này đã bị hủy.',
    late: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng đủ khi ngân hàng xác nhận. Đừng chuyển lần nữa theo mã cũ.',
    notFound: 'Không tìm thấy giao dịch nạp tiền này trong tài khoản của bạn.',
    refused: 'Chưa tạo được mã QR.',
    noBank: (bank: string, known: readonly string[]) =>
      `Không có ngân hàng “${bank}” nhận số tiền này. Các ngân hàng: ${known.join(', ')}.`,
    noBanks: 'Hiện chưa có ngân hàng nào nhận số tiền này.',
    banksFailed: 'Chưa tải được danh sách ngân hàng.',
    /** Printed when the command is interrupted while the money is awaited. */
    stays: (money: number, content: string, id: string) =>
      `Giao dịch nạp ${formatMoney(money)} (nội dung ${content}) vẫn còn đó: tiền bạn chuyển vẫn được cộng. Xem tiếp: tram recharge --resume ${id}`,
    staysUnsure: 'Chưa rõ mã QR đã được tạo hay chưa. Chưa có khoản tiền nào được chuyển.',
  },

  rent: {
    noPackage: (name: string, known: readonly string[]) =>
      `Không có gói “${name}”. Các gói: ${known.join(', ')}.`,
    packagesFailed: 'Chưa tải được danh sách gói.',
    pcsFailed: 'Chưa tải được danh sách máy.',
    price: (term: string, price: number) => `${term} × ${formatMoney(price)}`,
    discount: (percent: number, amount: number) => `Giảm giá ${percent}%: −${formatMoney(amount)}`,
    total: (total: number) => `Tổng: ${formatMoney(total)}`,
    balanceAfter: (balance: number) => `Số dư sau khi thuê: ${formatMoney(balance)}`,
    notPriced: 'Không tính được giá cho thời gian này.',
    missing: (amount: number) => `Số dư thiếu ${formatMoney(amount)}.`,
    topUpFirst: (amount: number) =>
      `Nạp thêm rồi thuê lại: tram recharge --money ${Math.max(amount, MINIMUM_RECHARGE)}, hoặc thêm --money vào lệnh này.`,
    confirm: (total: number) =>
      `Thuê máy, trả ${formatMoney(total)}? Không hoàn tiền sau khi đã thuê. [c/K] `,
    confirmMissing: 'Thêm --yes để thuê mà không hỏi lại.',
    notConfirmed: 'Bạn chưa đồng ý, nên không có gì được thuê.',
    notCreated: 'Chưa tạo được máy trong tài khoản.',
    sending: (name: string) => `Đang thuê máy “${name}”…`,
    unsure:
      'Chưa nhận được trả lời của máy chủ. Đang hỏi lại với cùng một mã giao dịch, bạn không bị trừ tiền hai lần.',
    refused: 'Chưa thuê được máy.',
    rented: (name: string) => `Image: ${name} đang được boot`,
    waiting: (name: string, waited: string) => `Chờ tạo máy “${name}” ${waited}`,
    ready: (name: string) => `Máy “${name}” đã sẵn sàng.`,
    notMade: (name: string) => `Không tạo được máy “${name}”, tiền thuê được hoàn vào số dư.`,
    tryAgain: 'Bạn thử lại sau, hoặc chọn gói khác.',
    gone: (name: string) => `Máy “${name}” không còn trong tài khoản.`,
    file: (path: string) => `File Remote Desktop: ${path}`,
    fileFailed: 'Chưa tải được file Remote Desktop.',
    fileNotWritten: (folder: string) =>
      `Không ghi được file vào ${folder}. Chọn thư mục khác bằng --folder.`,
    address: (address: string) => `Địa chỉ: ${address}`,
    user: (user: string) => `Người dùng: ${user}`,
    secret: (password: string) => `Mật khẩu: ${password}`,
    secretHidden: 'Mật khẩu: không in ra; thêm --show-password để xem',
    until: (moment: string) => `Dùng đến: ${moment}`,
    orderFailed: 'Chưa tải được thông tin kết nối. Xem trong trang “Máy của tôi”.',
    staysUnsure:
      'Chưa rõ máy đã được thuê hay chưa. Xem bằng tram list trước khi thuê lại, để không thuê hai lần.',
    stays: (name: string) => `Máy “${name}” đã được thuê và vẫn đang được tạo. Xem bằng: tram list`,
  },

  list: {
    none: 'Bạn chưa có máy nào. Thuê máy: tram rent --package G3060',
    heads: ['Máy', 'Gói', 'Trạng thái', 'Còn lại'],
    statuses: {
      notRented: 'Chưa thuê',
      waiting: 'Chờ tạo máy',
      ready: 'Sẵn sàng',
      ending: 'Hết giờ',
      unknown: 'Chưa rõ',
      gone: 'Đã xóa',
    } satisfies Record<PcImageStatus, string>,
  },

  /** '2 ngày' */
  term: (period: number, unit: RentalUnit) => `${period} ${units[unit]}`,

  /** '2 ngày 5 giờ', '12 phút': the two largest parts. */
  left({ days, hours, minutes }: SpokenTimeLeft): string {
    if (days > 0) return `${days} ngày ${hours} giờ`;
    return hours > 0 ? `${hours} giờ ${minutes} phút` : `${minutes} phút`;
  },
} as const;
