/** Top-up and recharge history. */
export function RechargeHistoryScreen() {
  return <h1>Lịch sử nạp tiền</h1>;
}
