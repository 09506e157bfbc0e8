import { paymentType } from './create-charge.ts';
import type { SimulatorConfig } from './options.ts';
import type { Charge, Session } from './model.ts';
import { formatAmount } from './model.ts';
import { signNotification } from './sign-notification.ts';
import { toJakartaTime } from './to-jakarta-time.ts';

/** Fields that only the customer's page needs and that the provider does not send to the merchant's server. */
const pageOnly = new Set(['qr_string', 'deeplink_url']);

const withoutPageFields = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).filter(([key]) => !pageOnly.has(key)));

/** The body of a status answer; a notification has the same fields and its own message. */
export function renderStatus(
  session: Session,
  charge: Charge,
  config: SimulatorConfig,
): Record<string, unknown> {
  const gross = formatAmount(session.grossAmount);
  const { request } = session;
  return {
    currency: 'IDR',
    ...withoutPageFields(charge.details),
    transaction_time: toJakartaTime(charge.transactionTime),
    gross_amount: gross,
    order_id: session.orderId,
    payment_type: paymentType(charge.method),
    signature_key: signNotification(session.orderId, charge.statusCode, gross, config.serverKey),
    status_code: charge.statusCode,
    transaction_id: charge.transactionId,
    transaction_status: charge.status,
    ...(charge.fraudStatus && { fraud_status: charge.fraudStatus }),
    ...(charge.settlementTime && { settlement_time: toJakartaTime(charge.settlementTime) }),
    ...(charge.refundedAmount > 0 && { refund_amount: formatAmount(charge.refundedAmount) }),
    ...(request.custom_field1 && { custom_field1: request.custom_field1 }),
    ...(request.custom_field2 && { custom_field2: request.custom_field2 }),
    ...(request.custom_field3 && { custom_field3: request.custom_field3 }),
    status_message: charge.statusMessage,
    merchant_id: config.merchantId,
  };
}

/** The body of a notification about the present state of a charge. */
export const renderNotification = (
  session: Session,
  charge: Charge,
  config: SimulatorConfig,
): Record<string, unknown> => ({
  ...renderStatus(session, charge, config),
  status_message: 'midtrans payment notification',
});

/** The object that a callback of the page receives. */
export const renderResult = (session: Session, charge: Charge): Record<string, unknown> => ({
  ...charge.details,
  status_code: charge.statusCode,
  status_message: charge.statusMessage,
  transaction_id: charge.transactionId,
  order_id: session.orderId,
  gross_amount: formatAmount(session.grossAmount),
  payment_type: paymentType(charge.method),
  transaction_time: toJakartaTime(charge.transactionTime),
  transaction_status: charge.status,
  ...(charge.fraudStatus && { fraud_status: charge.fraudStatus }),
  ...(session.request.callbacks?.finish && {
    finish_redirect_url: `${session.request.callbacks.finish}${session.request.callbacks.finish.includes('?') ? '&' : '?'}order_id=${session.orderId}&status_code=${charge.statusCode}&transaction_status=${charge.status}`,
  }),
});
