/** What the reference server answers and tells about machines. A value in it is a group, used by its number. */
export const machineMessages: readonly (readonly [RegExp, string])[] = [
  // PCs.
  [/^PC chưa được thuê nên.*$/u, 'The PC is not rented, so this cannot be used yet'],
  [/^PC đang được thuê nên chưa thực hiện được$/u, 'The PC is rented, so this cannot be done now'],
  [/^PC đang được thuê\. Bạn chọn Gia hạn.*$/u, 'The PC is rented. Choose Extend to rent longer.'],
  [
    /^PC đang được thuê nên chưa xóa được\..*$/u,
    'The PC is rented and cannot be deleted. Delete it when the rental has ended.',
  ],
  [/^PC đang chờ tạo máy nên.*$/u, 'The PC is being created and cannot be deleted now'],
  [/^PC vừa hết thời gian thuê(?:\. .*)?$/u, 'The rental of the PC has just ended'],
  [
    /^(?:PC|Máy) đang có giao dịch chưa xong.*$/u,
    'A payment for the machine is still in progress, try again in a few minutes',
  ],
  [
    /^PC đang thực hiện yêu cầu khác.*$/u,
    'The PC is busy with another request, try again in a few minutes',
  ],
  [
    /^(?:PC|Máy) đang ở trạng thái chưa rõ.*$/u,
    'The state of the machine is unclear, try again in a few minutes',
  ],
  [/^(?:PC|Máy này) đã bị xóa$/u, 'The machine has been deleted'],
  [/^PC này hiện không được thuê$/u, 'This PC is not rented now'],
  [/^(?:PC|Máy) chưa có địa chỉ.*$/u, 'The machine has no address yet, try again in a few minutes'],
  [/^PC (.+) đã sẵn sàng$/u, 'PC $1 is ready'],
  [
    /^Tạo máy cho PC (.+) không thành công.*$/u,
    'PC $1 could not be created, the rent is back in your balance',
  ],
  [/^Gói của PC này không còn nữa$/u, 'The package of this PC is no longer offered'],
  [
    /^Tài khoản của bạn được tạo tối đa (\d+) PC\..*$/u,
    'Your account may have at most $1 PCs. Delete one that you do not use, then try again.',
  ],
  [
    /^Máy chưa phản hồi lệnh .*$/u,
    'The machine has not answered, try again in 2 minutes, and contact the admin if it fails again',
  ],
  // Internet routes.
  [
    /^PC đang đổi đường internet.*$/u,
    'The PC is changing its internet route, try again in a few minutes',
  ],
  [
    /^PC (?:này không có|không dùng) đường internet.*$/u,
    'This PC does not have that internet route',
  ],
  [
    /^Chưa (?:đổi được đường internet|đổi được IP|dùng được đường internet|tạo được tunnel).*$/u,
    'It did not work, try again in 2 minutes, and contact the admin if it fails again',
  ],
  [
    /^IP vừa được đổi, bạn đổi lại sau (\d+) giây$/u,
    'The IP has just changed, change it again in $1 s',
  ],
  [
    /^Đường internet này đang có khách khác.*$/u,
    'Someone else is using this internet route, choose another one',
  ],
  [
    /^Bạn đang dùng đường internet này cho PC khác\..*$/u,
    'You are using this internet route for another PC. Choose Change IP, or stop using it there first.',
  ],
  [
    /^Đường internet này vừa được trả lại.*$/u,
    'This internet route has just become free, try again',
  ],
  [
    /^Bạn chưa dùng đường internet này.*$/u,
    'You are not using this internet route yet, press Start first',
  ],
  [
    /^(?:Địa chỉ của PC|Thông tin tunnel của máy) đã thay đổi.*$/u,
    'The address has changed, reload the page and try again',
  ],
  [
    /^Hệ thống chưa có bộ cài này.*$/u,
    'There is no such installer yet, choose “Configuration file” to use the tunnel',
  ],
  [/^Máy vừa hết thời gian thuê.*$/u, 'The rental of the machine has just ended'],
  [/^Tunnel này đã hết địa chỉ.*$/u, 'This tunnel has no free address, please contact the admin!'],
  // Cloud machines.
  [/^Máy đang được tạo.*$/u, 'The machine is being created, wait a moment'],
  [/^Máy đang chạy rồi$/u, 'The machine is already running'],
  [/^Máy đang chạy nên.*$/u, 'The machine is running. Shut it down first.'],
  [/^Máy (?:cloud )?chưa chạy.*$/u, 'The machine is not running. Start it first.'],
  [/^Máy đã hết số ngày.*$/u, 'The machine has no days or hours left. Extend it to keep using it.'],
  [
    /^Máy đang .+, vui lòng đợi xong.*$/u,
    'The machine is busy, wait until it is done and try again',
  ],
  [/^Máy ảo đã được xóa\..*$/u, 'The virtual machine is deleted. Start to create a new one.'],
  [/^Máy chưa có bản sao lưu.*$/u, 'The machine has no backup to restore'],
  [
    /^Máy đã được trả trước đến gần 5 năm.*$/u,
    'The machine is paid for almost 5 years ahead, extend it later',
  ],
  [
    /^Không tạo được file Remote Desktop.*$/u,
    'The Remote Desktop file could not be created, so the machine was not started, try again in 2 minutes, and contact the admin if it fails again',
  ],
  [/^Tạo máy cloud (.+) thành công$/u, 'Cloud machine $1 created'],
  [
    /^Tạo máy cloud (.+) không thành công.*$/u,
    'Cloud machine $1 could not be created, the rent is back in your balance',
  ],
  [/^Máy (.+) đã bật$/u, 'Machine $1 is on'],
  [/^Máy (.+) đã khởi động lại$/u, 'Machine $1 has restarted'],
  [/^Máy (.+) đã tắt$/u, 'Machine $1 is off'],
  [/^Máy (.+) đã được sao lưu$/u, 'Machine $1 is backed up'],
  [/^Máy (.+) đã được khôi phục từ bản sao lưu$/u, 'Machine $1 is restored from its backup'],
  [/^Delete máy thành công: (.+)$/u, 'Virtual machine deleted: $1'],
  [/^Máy (.+) chưa bật được.*$/u, 'Machine $1 could not be started, no hours were used'],
  [/^Máy (.+) chưa khởi động lại được$/u, 'Machine $1 could not be restarted'],
  [/^Máy (.+) chưa tắt được$/u, 'Machine $1 could not be shut down'],
  [/^Máy (.+) chưa được sao lưu$/u, 'Machine $1 was not backed up'],
  [/^Máy (.+) chưa được khôi phục$/u, 'Machine $1 was not restored'],
  [/^Delete máy thất bại: máy ảo đã được xóa.*$/u, 'The virtual machine was already deleted'],
  [/^Delete máy thất bại: (.+)$/u, 'The virtual machine was not deleted: $1'],
  [/^Gói (.+) chưa có phần cứng$/u, 'Package $1 has no hardware to add'],
  [
    /^Yêu cầu thêm phần cứng đã được chấp nhận.*$/u,
    'The hardware has been added, so this can no longer be changed',
  ],
  [/^Yêu cầu thêm phần cứng thành công: máy (.+)$/u, 'Additional hardware accepted: machine $1'],
  [/^Yêu cầu thêm phần cứng thất bại: máy (.+)$/u, 'Additional hardware refused: machine $1'],
  [/^Không có yêu cầu thêm phần cứng.*$/u, 'No request for additional hardware is awaiting review'],
  [
    /^Tên đăng nhập hoặc mật khẩu Remote Desktop.*$/u,
    'The Remote Desktop user or password of the machine is wrong',
  ],
  // VPS.
  [
    /^Đơn VPS này đã kết thúc nên.*$/u,
    'This VPS order has ended and cannot be extended. Rent a new VPS.',
  ],
  [/^(?:Đơn VPS này đã kết thúc|VPS đã hết thời gian thuê)$/u, 'The rental of this VPS has ended'],
  [/^VPS này chạy Ubuntu.*$/u, 'This VPS runs Ubuntu, connect to the SSH address in the order'],
  [/^VPS đang được tạo.*$/u, 'The VPS is being created, try again in a few minutes'],
  [/^Có hơn 10\.000 đơn hàng.*$/u, 'There are more than 10,000 orders, choose fewer days'],
  [
    /^Cấu hình (.+) hiện đã hết máy.*$/u,
    'No machine of configuration $1 is free, choose another one or try again later',
  ],
  [
    /^Tạo (.+) không thành công, tiền thuê.*$/u,
    '$1 could not be created, the rent is back in your balance',
  ],
];
