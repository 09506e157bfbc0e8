import { randomUUID } from 'node:crypto';

import { formatAmount } from './model.ts';
import type { SimulatorConfig } from './options.ts';
import { signNotification } from './sign-notification.ts';
import { toJakartaTime } from './to-jakarta-time.ts';
import type { WebhookSender } from './webhook-sender.ts';

const testAmount = 105_000;

/** What the provider's dashboard sends when an operator tests the address: about an order that no merchant has made. */
export function sendTestNotification(config: SimulatorConfig, sender: WebhookSender): string {
  const orderId = `payment_notif_test_${config.merchantId}_${randomUUID().slice(0, 8)}`;
  const amount = formatAmount(testAmount);
  sender.send(config.notificationUrl ? [config.notificationUrl] : [], orderId, {
    transaction_time: toJakartaTime(Date.now()),
    transaction_status: 'settlement',
    transaction_id: randomUUID(),
    status_message: 'midtrans payment notification',
    status_code: '200',
    signature_key: signNotification(orderId, '200', amount, config.serverKey),
    settlement_time: toJakartaTime(Date.now()),
    payment_type: 'gopay',
    order_id: orderId,
    merchant_id: config.merchantId,
    gross_amount: amount,
    fraud_status: 'accept',
    currency: 'IDR',
  });
  return orderId;
}
