/** The words for an unmet precondition, before any request (specification, section 5). */

/** Extending or booting without a loaded account. */
export const signInAgain = 'Vui lòng đăng nhập lại để sử dụng tính năng này';
export const sshWithoutTunnel = 'SSH Này chưa có API Tunnel, Hãy liên hệ Admin!';
export const vpsWithoutTunnel = 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!';
