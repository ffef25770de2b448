import { done, found, json, mustHold, Refusal } from './answer.ts';
import { type Calls, pageOf, textOf, wholeOf } from './call.ts';
import { banks } from './catalogue.ts';
import { newId, newSecret, type Recharge } from './store.ts';
import type { BackendContext } from './context.ts';

/** Least amount to top up, VND (specification, section 9). */
const least = 50_000;

export function rechargeCalls(context: BackendContext): Calls {
  const { recharges } = context.store;
  return {
    'GET /banks': ({ query }) => {
      if (!(Number(query.get('money')) >= least)) throw tooLittle();
      return json(banks.map(({ _id, bank_name }) => ({ _id, bank_name })));
    },
    'GET /recharges': ({ account, query }) => {
      const rows = recharges.filter(({ owner }) => owner === account).map(onTheWire);
      return json(pageOf(rows, query));
    },
    'POST /recharges/request': ({ account, body }) => {
      const money = wholeOf(body, 'money', 1);
      if (money < least) throw tooLittle();
      const bankId = textOf(body, 'bank_id');
      const bank = found(banks.find(({ _id }) => _id === bankId));
      const content = `TRAM${newSecret(7).toUpperCase()}`;
      const link = new URL(`https://img.vietqr.io/image/${bank.bin}-${bank.account}-compact.png`);
      link.search = `amount=${money}&addInfo=${content}&accountName=CONG%20TY%20TNHH%20TRAM`;
      const recharge: Recharge = {
        _id: newId(),
        owner: account,
        money,
        content,
        bank: bank.bank_name,
        bank_id: bank._id,
        link_payment: link.href,
        createdAt: context.now(),
        is_succeeded: 0,
      };
      recharges.unshift(recharge);
      return json({ link_payment: recharge.link_payment, _id: recharge._id });
    },
    'PATCH /recharges/{id}': ({ account, params }) => {
      const recharge = found(
        recharges.find((one) => one._id === params['id'] && one.owner === account),
      );
      mustHold(recharge.is_succeeded === 0, 'Giao dịch không còn chờ thanh toán');
      recharge.is_succeeded = 2;
      return done('Đã hủy nạp tiền');
    },
  };
}

function tooLittle(): Refusal {
  return new Refusal(400, 'Nạp tối thiểu 50.000đ');
}

/** The bank reports the transfer of a recharge, named by its id or its content. @throws Refusal 404 */
export function payRecharge(context: BackendContext, idOrContent: string): void {
  const recharge = found(
    context.store.recharges.find(({ _id, content }) => [_id, content].includes(idOrContent)),
  );
  mustHold(recharge.is_succeeded !== 1, 'Giao dịch đã được thanh toán');
  // A transfer that comes after all is the customer's money, in any state of the recharge.
  recharge.is_succeeded = 1;
  recharge.owner.balance += recharge.money;
  recharge.owner.updatedAt = context.now();
  const message = `Đã nhận ${recharge.money} VNĐ`;
  context.emit(recharge.owner, 'recharge_result', { status: 'SUCCESS', message });
}

/** Marks recharges that were not paid in time as expired. */
export function timeRechargesOut(context: BackendContext): void {
  const oldest = context.now().getTime() - context.rechargeMs;
  for (const recharge of context.store.recharges) {
    if (recharge.is_succeeded !== 0 || recharge.createdAt.getTime() > oldest) continue;
    recharge.is_succeeded = 3;
    const message = 'Hết thời gian thanh toán';
    context.emit(recharge.owner, 'recharge_result', { status: 'FAILED', message });
  }
}

function onTheWire(recharge: Recharge): object {
  const { _id, money, content, bank, bank_id, link_payment, createdAt, is_succeeded } = recharge;
  return { _id, money, content, bank, bank_id, link_payment, createdAt, is_succeeded };
}
