import type { OperationHandlers } from '../services.ts';
import { changeRoute } from './change-route.ts';
import { chooseRoute, releaseRoute } from './plain-route.ts';
import { changeRotation, startRotation } from './rotating-route.ts';

/** Internet routes of PCs and the rotation of their public addresses. */
export const wanOperations = {
  chooseWan: (context) => changeRoute(context, context.body, chooseRoute(context.body.wan)),
  releaseWan: (context) => changeRoute(context, context.body, releaseRoute(context.body.wan)),
  startIpRotation: (context) => changeRoute(context, context.body, startRotation(context.body.wan)),
  changeIpRotation: (context) =>
    changeRoute(context, context.body, changeRotation(context.body.wan)),
} satisfies OperationHandlers;
