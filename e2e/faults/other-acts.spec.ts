import { otherActs } from './other-acts.ts';
import { proveActs } from './prove-act.ts';

const { cancelRecharge, chooseTunnelForVps, downloadVpsRdpFile, exportVpsOrders } = otherActs;

proveActs({ cancelRecharge, chooseTunnelForVps, downloadVpsRdpFile, exportVpsOrders });
